import type { Check } from "../check/check-result.ts";
import { runChecks } from "../check/run-checks.ts";
import { ensureChromium } from "./ensure-chromium.ts";
import { isProgram } from "./find-chromium.ts";
import { add, closingLine, NOTHING, type Tally } from "./tally.ts";

export type TestRun = {
  root: string;
  checks: Check[];
  /** Programs that run tests, and checks that need the results of the first checks: they run one after the other. */
  parts: (() => Promise<Omit<Tally, "skipped">>)[];
  /** Finds the browser or installs it. */
  prepareBrowser?: typeof ensureChromium;
  print?: (line: string) => void;
};

/**
 * Runs the checks, then the parts, and prints the last line. The browser is installed during the checks, so that it is
 * there before the first test.
 */
export async function runTests(run: TestRun): Promise<Tally> {
  const { root, checks, parts, prepareBrowser = ensureChromium, print = console.log } = run;
  let hasBrowser = false;
  const installBrowser: Check = {
    name: "browser",
    async run() {
      const path = await prepareBrowser(root, print);
      if (!path) return { problems: ["Install Chromium or Chrome, or name one in PLAYWRIGHT_CHROMIUM."] };
      if (!isProgram(path)) return { problems: [`PLAYWRIGHT_CHROMIUM is ${path}, which cannot be run.`] };
      // Every child process finds the browser by this variable, whatever its PATH.
      process.env["PLAYWRIGHT_CHROMIUM"] = path;
      hasBrowser = true;
      return { problems: [], note: path };
    },
  };

  let total: Tally = { ...NOTHING, ...(await runChecks(root, [installBrowser, ...checks], print)) };
  if (!hasBrowser) print("No test was run, because some of them need a browser.");
  else for (const runPart of parts) total = add(total, { ...NOTHING, ...(await runPart()) });
  print(closingLine(total));
  return total;
}

/** Returns the exit code of a command that ran tests. */
export const exitCodeOf = ({ failed }: Tally): number => (failed === 0 ? 0 : 1);
