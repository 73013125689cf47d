import { afterEach, expect, test, vi } from "vitest";
import { makeTree } from "../check/testing/make-tree.ts";
import { readPlaywrightReport, readVitestReport } from "./read-reports.ts";
import { type Part, runPart } from "./run-part.ts";
import { skipIfAsked } from "./skip-if-asked.ts";
import { add, closingLine } from "./tally.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Runs a part whose program prints a text, writes a report and ends. */
async function run({ report, code = 0, printed = "a word" }: { report?: object; code?: number; printed?: string }) {
  const write = report
    ? `require("node:fs").writeFileSync("report.json", ${JSON.stringify(JSON.stringify(report))});`
    : "";
  const lines: string[] = [];
  const part: Part = {
    name: "tests",
    command: ["node", "-e", `${write} console.log(${JSON.stringify(printed)}); process.exitCode = ${code};`],
    report: "report.json",
    count: readVitestReport,
    describeFailures: (output: string) => output.toUpperCase(),
  };
  const root = makeTree({ "report.json": vitest("passed", "passed") });
  const tally = await runPart(root, part, (line: string) => lines.push(line));
  return { tally, lines };
}

const vitest = (...statuses: string[]) => ({
  testResults: [
    {
      name: "one.test.ts",
      status: statuses.includes("failed") ? "failed" : "passed",
      assertionResults: statuses.map((status, number) => ({ status, fullName: `test ${number}` })),
    },
  ],
});

test("a part passes if its tests pass and its program exits with 0", async () => {
  const { tally, lines } = await run({ report: vitest("passed", "passed") });
  expect(tally).toEqual({ passed: 2, failed: 0, skipped: 0 });
  expect(lines.at(-1)).toMatch(/^tests +ok +\d\.\d s  2 passed$/);
});

test("a skipped test fails its part and is named, unless OFFERTORY_SKIP allows skips", async () => {
  vi.stubEnv("OFFERTORY_SKIP", "");
  const unasked = await run({ report: vitest("passed", "skipped") });
  expect(unasked.tally).toEqual({ passed: 1, failed: 1, skipped: 1 });
  expect(unasked.lines.join("\n")).toContain("nobody asked for that:\n      one.test.ts › test 1");

  vi.stubEnv("OFFERTORY_SKIP", "root");
  const asked = await run({ report: vitest("passed", "skipped") });
  expect(asked.tally).toEqual({ passed: 1, failed: 0, skipped: 1 });
});

test("a test that this machine cannot run is skipped only if its facility is named", () => {
  const skip = vi.fn<() => never>(() => {
    throw new Error("skipped");
  });
  vi.stubEnv("OFFERTORY_SKIP", "addresses,small-disk");
  expect(() => skipIfAsked({ skip }, "root", "it must be run by root")).toThrow(
    "This machine cannot run the test: it must be run by root. OFFERTORY_SKIP=root skips all tests of this kind.",
  );
  expect(skip).not.toHaveBeenCalled();
  expect(() => skipIfAsked({ skip }, "small-disk", "no disk")).toThrow("skipped");
});

test("failed tests are counted and printed", async () => {
  const { tally, lines } = await run({ report: vitest("passed", "failed"), code: 1 });
  expect(tally).toEqual({ passed: 1, failed: 1, skipped: 0 });
  expect(lines).toContain("    A WORD");
});

test("a part that ran no test fails, even if an older report exists", async () => {
  expect((await run({})).tally).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect((await run({ report: vitest() })).tally).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect((await run({ report: vitest("skipped") })).lines.join("\n")).toContain("    not one test was run");
});

test("a part fails if its tests pass but its program exits with an error", async () => {
  const { tally, lines } = await run({ report: vitest("passed"), code: 1 });
  expect(tally).toEqual({ passed: 1, failed: 1, skipped: 0 });
  expect(lines.join("\n")).toContain("    node ended with exit code 1\n    a word");
});

test("a test file that cannot be loaded counts as a failed test", () => {
  const root = makeTree({
    "a.json": { testResults: [{ name: "one.test.ts", status: "failed", assertionResults: [] }] },
  });
  expect(readVitestReport(`${root}/a.json`)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
});

test("flaky browser tests and faults outside of tests count as failed", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  const spec = (title: string, status: string) => ({ title, file: "give.spec.ts", tests: [{ status }] });
  const suites = [
    { specs: [spec("gives", "skipped")], suites: [{ specs: [spec("ends", "skipped"), spec("fits", "expected")] }] },
  ];
  const root = makeTree({ "a.json": { stats, errors: [{ message: "no product" }], suites } });
  const skippedTests = ["give.spec.ts › gives", "give.spec.ts › ends"];
  expect(readPlaywrightReport(`${root}/a.json`)).toEqual({ passed: 5, failed: 3, skipped: 2, skippedTests });
});

test("the closing line counts skipped tests only if there are any", () => {
  const one = { passed: 3, failed: 0, skipped: 0 };
  expect(closingLine(one)).toBe("3 passed, 0 failed");
  expect(closingLine(add(one, { passed: 1, failed: 2, skipped: 4 }))).toBe("4 passed, 2 failed, 4 skipped");
});
