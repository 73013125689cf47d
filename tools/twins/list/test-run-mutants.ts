import type { Twin } from "../twin.ts";

/** What keeps a run of the tests honest. */
export const TEST_RUN_MUTANTS: readonly Twin[] = [
  {
    guard: "A test that is skipped without anyone asking fails the run",
    file: "tools/test/run-part.ts",
    find: "if (counted.skipped === 0 || mayBeSkipped().length > 0) return undefined;",
    replace: "if (counted.skipped >= 0) return undefined;",
    test: "tools/test/run-part.test.ts",
    title: "a skipped test fails its part and is named, unless whoever started the run asked for skips",
  },
  {
    guard: "The browser is installed before the first test runs",
    file: "tools/test/run-tests.ts",
    find: "await runChecks(root, [installBrowser, ...checks], print)",
    replace: "await runChecks(root, checks, print)",
    test: "tools/test/run-tests.test.ts",
    title: "the browser is installed before the first part, which finds it by name",
  },
  {
    guard: "Without a browser no test is run, and the run fails",
    file: "tools/test/run-tests.ts",
    find: "if (!hasBrowser) print(",
    replace: 'if (root === "") print(',
    test: "tools/test/run-tests.test.ts",
    title: "a machine where no browser can be had runs no test, says so and fails",
  },
];
