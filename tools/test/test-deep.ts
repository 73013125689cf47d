import { join } from "node:path";
import { BUILD } from "../check/all-checks.ts";
import { exitCodeOf, runTests } from "./run-tests.ts";
import { runPlaywright, runMutation, runVitest } from "./test-parts.ts";

const root = join(import.meta.dirname, "../..");

const total = await runTests({
  root,
  checks: [BUILD],
  parts: [
    () => runVitest(root, "deep-tests", { OFFERTORY_TESTS: "deep" }),
    () => runMutation(root),
    () => runPlaywright(root, "money-browser", "money"),
    () => runPlaywright(root, "deep-browser", "deep"),
  ],
});
process.exitCode = exitCodeOf(total);
