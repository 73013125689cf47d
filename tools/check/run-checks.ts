import type { Check, CheckResult } from "./check-result.ts";
import { writeLog } from "./write-log.ts";

const MAX_LINES = 60;

export type Tally = { passed: number; failed: number };

/** Runs the checks, two at a time. Prints one line for each as it ends, and the problems of those that failed. */
export async function runChecks(root: string, checks: Check[], print = console.log): Promise<Tally> {
  const waiting = [...checks];
  const tally: Tally = { passed: 0, failed: 0 };
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = performance.now();
      const { problems, note } = await outcome(check, root);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      tally[problems.length === 0 ? "passed" : "failed"]++;
      const word = problems.length === 0 ? "ok" : "failed";
      print(`${check.name.padEnd(14)} ${word.padEnd(7)} ${seconds.padStart(5)} s${note ? `  ${note}` : ""}`);
      for (const problem of problems.slice(0, MAX_LINES)) print(`    ${problem}`);
      if (problems.length > MAX_LINES) {
        print(
          `    … and ${problems.length - MAX_LINES} more lines in ${writeLog(root, `check-${check.name}`, problems)}`,
        );
      }
    }
  };
  await Promise.all([work(), work()]);
  return tally;
}

async function outcome(check: Check, root: string): Promise<CheckResult> {
  try {
    return await check.run(root);
  } catch (error) {
    return { problems: [`The check itself broke: ${error instanceof Error ? error.stack : String(error)}`] };
  }
}
