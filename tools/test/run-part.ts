import { rmSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../check/run-command.ts";
import { writeLog } from "../check/write-log.ts";
import type { Report } from "./read-reports.ts";
import { mayBeSkipped } from "./skip-if-asked.ts";
import { NOTHING, type Tally } from "./tally.ts";

export type Part = {
  name: string;
  command: [program: string, ...args: string[]];
  environment?: Record<string, string>;
  /** The path of the program's report, from the root, and how it is counted. */
  report: string;
  count(path: string): Report | undefined;
  /** Returns the lines of the output that show what failed. */
  describeFailures(output: string): string;
};

/**
 * Runs one program that runs tests. Exit code 0 is not enough: it must have run at least one test, and must not skip
 * any unless OFFERTORY_SKIP allows it.
 */
export async function runPart(root: string, part: Part, print = console.log): Promise<Tally> {
  const { name, command, environment, report, count, describeFailures } = part;
  const started = performance.now();
  print(`${name.padEnd(14)} running …`);
  rmSync(join(root, report), { force: true });
  const [program, ...args] = command;
  const { code, output } = await runCommand(root, program, args, environment);
  const log = writeLog(root, name, output);
  const { skippedTests, ...counted } = count(join(root, report)) ?? { ...NOTHING, skippedTests: [] };
  const problem = counted.failed === 0 ? findProblem() : undefined;
  const tally = problem ? { ...counted, failed: 1 } : counted;

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const word = tally.failed === 0 ? "ok" : "failed";
  print(`${name.padEnd(14)} ${word.padEnd(7)} ${seconds.padStart(5)} s  ${sentence(tally)}`);
  if (tally.failed > 0) {
    print(indent(problem ?? describeFailures(output)));
    print(`    all of it: ${log}`);
  }
  return tally;

  /** Returns why a part without a failed test has failed nevertheless. */
  function findProblem(): string | undefined {
    if (counted.passed === 0) return `not one test was run\n${output}`;
    if (code !== 0) return `${program} ended with exit code ${code}\n${output}`;
    if (counted.skipped === 0 || mayBeSkipped().length > 0) return undefined;
    return ["these tests were skipped, and nobody asked for that:", ...skippedTests].join("\n  ");
  }
}

const sentence = ({ passed, failed, skipped }: Tally) =>
  [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`]
    .filter(Boolean)
    .join(", ");

const MAX_LINES = 200;

const indent = (output: string): string => {
  const lines = output.trim().split("\n");
  const shown = lines.length > MAX_LINES ? ["…", ...lines.slice(-MAX_LINES)] : lines;
  return shown.map((line) => `    ${line}`).join("\n");
};
