import { join } from "node:path";
import { readPlaywrightReport, readTally, readVitestReport } from "./read-reports.ts";
import { runPart } from "./run-part.ts";
import type { Tally } from "./tally.ts";

const LOGS = ".cache/test-logs";

/** Runs unit, screen and API tests, on a real PostgreSQL. */
export function runVitest(root: string, name: string, environment: Record<string, string> = {}): Promise<Tally> {
  const report = `${LOGS}/${name}.json`;
  return runPart(root, {
    name,
    command: ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    environment,
    report,
    count: readVitestReport,
    describeFailures: (output) => namesFirst(output.slice(Math.max(0, output.indexOf("⎯⎯ Failed"))), /^ *FAIL .*/gm),
  });
}

/** Runs tests in a real browser, of one project of playwright.config.ts. */
export function runPlaywright(root: string, name: string, project: string): Promise<Tally> {
  const report = `${LOGS}/${name}.json`;
  return runPart(root, {
    name,
    command: ["playwright", "test", `--project=${project}`, "--reporter=list,json"],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, report) },
    report,
    count: readPlaywrightReport,
    describeFailures: (output) => namesFirst(output.slice(Math.max(0, output.search(/^\s+1\) /m))), /^ +\d+\) .*/gm),
  });
}

/** Puts the names of failed tests first, so that a truncated report still shows them. */
const namesFirst = (output: string, name: RegExp): string =>
  [...new Set(output.match(name)?.map((line) => line.trim().replace(/[ ─]+$/, ""))), "", output].join("\n");

/** Runs the mutants: a test must kill each of them. */
export function runMutation(root: string): Promise<Tally> {
  const report = `${LOGS}/mutants.json`;
  return runPart(root, {
    name: "mutants",
    command: ["node", "tools/mutation/mutation.ts"],
    report,
    count: readTally,
    describeFailures: (output) => (output.match(/^FAILED .*(?:\n {8}.*)*/gm) ?? []).join("\n"),
  });
}
