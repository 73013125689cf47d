import { existsSync, readFileSync } from "node:fs";
import type { Tally } from "./tally.ts";

/** The counts of a part, and the titles of the tests that it skipped. */
export type Report = Tally & { skippedTests: string[] };

type VitestReport = {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
};
type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; tests: { status: string }[] }[];
};
type PlaywrightReport = PlaywrightSuite & {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** Counts the tests of Vitest's JSON report; a file that could not be loaded counts as one failed test. */
export function readVitestReport(path: string): Report | undefined {
  if (!existsSync(path)) return undefined;
  const { testResults }: VitestReport = JSON.parse(readFileSync(path, "utf8"));
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName }) => ({ status, title: `${name} › ${fullName}` })),
  );
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  const withStatus = (status: string) => tests.filter((test) => test.status === status);
  const skipped = tests.filter(({ status }) => status !== "passed" && status !== "failed");
  return {
    passed: withStatus("passed").length,
    failed: withStatus("failed").length + brokenFiles.length,
    skipped: skipped.length,
    skippedTests: skipped.map(({ title }) => title),
  };
}

/** Counts the tests of Playwright's JSON report; errors outside of tests count as failed. */
export function readPlaywrightReport(path: string): Report | undefined {
  if (!existsSync(path)) return undefined;
  const report: PlaywrightReport = JSON.parse(readFileSync(path, "utf8"));
  const { stats, errors } = report;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    skippedTests: listSkipped(report),
  };
}

function listSkipped({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === "skipped"));
  return [...own.map(({ file, title }) => `${file} › ${title}`), ...suites.flatMap(listSkipped)];
}

/** Reads the counts of one of our own programs, which skips nothing. */
export function readTally(path: string): Report | undefined {
  if (!existsSync(path)) return undefined;
  const { passed, failed, skipped }: Tally = JSON.parse(readFileSync(path, "utf8"));
  return { passed, failed, skipped, skippedTests: [] };
}
