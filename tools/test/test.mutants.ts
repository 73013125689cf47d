import type { Mutant } from "../mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A test that is skipped without OFFERTORY_SKIP fails the run",
    file: "./run-part.ts",
    find: "if (counted.skipped === 0 || mayBeSkipped().length > 0) return undefined;",
    replace: "if (counted.skipped >= 0) return undefined;",
    test: "./run-part.test.ts",
    title: "a skipped test fails its part and is named, unless OFFERTORY_SKIP allows skips",
  },
  {
    guard: "The browser is installed before the first test runs",
    file: "./run-tests.ts",
    find: "await runChecks(root, [installBrowser, ...checks], print)",
    replace: "await runChecks(root, checks, print)",
    test: "./run-tests.test.ts",
    title: "the browser is installed before the first part, and passed to it in PLAYWRIGHT_CHROMIUM",
  },
  {
    guard: "Without a browser no test is run, and the run fails",
    file: "./run-tests.ts",
    find: "if (!hasBrowser) print(",
    replace: 'if (root === "") print(',
    test: "./run-tests.test.ts",
    title: "without a browser no test is run, and the run fails with an explanation",
  },
];
