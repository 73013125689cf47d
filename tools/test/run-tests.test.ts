import { afterEach, expect, test, vi } from "vitest";
import { makeTree } from "../check/testing/make-tree.ts";
import { runTests } from "./run-tests.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Runs one check and two parts, on a machine whose browser is installed slowly, or not at all. */
async function run(browser: string | undefined) {
  vi.stubEnv("PLAYWRIGHT_CHROMIUM", "");
  const lines: string[] = [];
  const happened: string[] = [];
  const part = (name: string) => async () => {
    happened.push(`${name} with ${process.env["PLAYWRIGHT_CHROMIUM"]}`);
    return { passed: 1, failed: 0 };
  };
  const total = await runTests({
    root: makeTree({}),
    checks: [{ name: "source", run: async () => ({ problems: [] }) }],
    parts: [part("unit"), part("journeys")],
    prepareBrowser: async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      happened.push("installed");
      return browser;
    },
    print: (line) => lines.push(line),
  });
  return { total, lines, happened };
}

test("the browser is installed before the first part, and passed to it in PLAYWRIGHT_CHROMIUM", async () => {
  const { total, lines, happened } = await run(process.execPath);
  expect(happened).toEqual(["installed", `unit with ${process.execPath}`, `journeys with ${process.execPath}`]);
  expect(total).toEqual({ passed: 4, failed: 0, skipped: 0 });
  expect(lines.at(-1)).toBe("4 passed, 0 failed");
});

test("without a browser no test is run, and the run fails with an explanation", async () => {
  const { lines, happened } = await run(undefined);
  expect(happened).toEqual(["installed"]);
  expect(lines.slice(-3)).toEqual([
    "    Install Chromium or Chrome, or name one in PLAYWRIGHT_CHROMIUM.",
    "No test was run, because some of them need a browser.",
    "1 passed, 1 failed",
  ]);
});

test("a browser that cannot be executed is treated as missing", async () => {
  const { lines, happened } = await run("/nowhere/chromium");
  expect(happened).toEqual(["installed"]);
  expect(lines.join("\n")).toContain("PLAYWRIGHT_CHROMIUM is /nowhere/chromium, which cannot be run.");
});
