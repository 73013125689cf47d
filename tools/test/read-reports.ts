import { existsSync, readFileSync } from "node:fs";
import type { Tally } from "./tally.ts";

type VitestReport = { testResults: { status: string; assertionResults: { status: string }[] }[] };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** Counts the tests of vitest's JSON report; a file that could not even be loaded counts as one failed test. */
export function readVitestReport(path: string): Tally | undefined {
  if (!existsSync(path)) return undefined;
  const { testResults }: VitestReport = JSON.parse(readFileSync(path, "utf8"));
  const statuses = testResults.flatMap(({ status, assertionResults }) => {
    const own = assertionResults.map((test) => test.status);
    return status === "failed" && !own.includes("failed") ? [...own, "failed"] : own;
  });
  const passed = statuses.filter((status) => status === "passed").length;
  const failed = statuses.filter((status) => status === "failed").length;
  return { passed, failed, skipped: statuses.length - passed - failed };
}

/** Counts the tests of Playwright's JSON report; what went wrong outside of tests counts as failed. */
export function readPlaywrightReport(path: string): Tally | undefined {
  if (!existsSync(path)) return undefined;
  const { stats, errors }: PlaywrightReport = JSON.parse(readFileSync(path, "utf8"));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

/** A program of our own counts by itself. */
export function readTally(path: string): Tally | undefined {
  if (!existsSync(path)) return undefined;
  const { passed, failed, skipped }: Tally = JSON.parse(readFileSync(path, "utf8"));
  return { passed, failed, skipped };
}
