import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkCommand } from "./check-command.ts";
import { runChecks } from "./run-checks.ts";
import { makeTree } from "./testing/make-tree.ts";

async function run(...checks: Parameters<typeof runChecks>[1]) {
  const root = makeTree({});
  const lines: string[] = [];
  const tally = await runChecks(root, checks, (line: string) => lines.push(line));
  return { tally, root, lines: lines.map((line) => line.replaceAll(/\s+/g, " ").replace(/\d+\.\d s/, "0 s")) };
}

test("each check prints one line, and a failed check also its problems", async () => {
  const good = { name: "good", run: () => ({ problems: [], note: "3 files" }) };
  const bad = { name: "bad", run: () => ({ problems: ["a.ts is wrong"] }) };
  const { tally, lines } = await run(good, bad);
  expect(lines).toEqual(["good ok 0 s 3 files", "bad failed 0 s", " a.ts is wrong"]);
  expect(tally).toEqual({ passed: 1, failed: 1 });
});

test("a check that throws has failed", async () => {
  const broken = {
    name: "broken",
    run() {
      throw new Error("no such file");
    },
  };
  const { tally, lines } = await run(broken);
  expect(lines[1]).toContain("The check itself broke: Error: no such file");
  expect(tally).toEqual({ passed: 0, failed: 1 });
});

test("a command that fails or cannot be started is reported with its output", async () => {
  const { tally, lines } = await run(
    checkCommand("says", "node", ["-e", "console.log('too wide'); process.exitCode = 3"]),
    checkCommand("absent", "no-such-program", []),
    checkCommand("fine", "node", ["-e", "console.log('all well')"]),
  );
  expect(lines).toContain(" too wide");
  expect(lines).toContain(" node ended with exit code 3");
  expect(lines.join()).toContain("no-such-program could not be started");
  expect(tally).toEqual({ passed: 1, failed: 2 });
});

test("of many problems only the first are printed, and all are logged", async () => {
  const problems = Array.from({ length: 100 }, (_, index) => `problem ${index}`);
  const { lines, root } = await run({ name: "types, web", run: () => ({ problems }) });
  expect(lines).toHaveLength(62);
  expect(lines.at(-1)).toBe(" … and 40 more lines in .cache/test-logs/check-types-web.log");
  expect(readFileSync(join(root, ".cache/test-logs/check-types-web.log"), "utf8")).toContain("problem 99");
});
