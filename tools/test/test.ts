import { join } from "node:path";
import { BUILD, BUILD_CHECKS, SOURCE_CHECKS } from "../check/all-checks.ts";
import { runChecks } from "../check/run-checks.ts";
import { exitCodeOf, runTests } from "./run-tests.ts";
import { runPlaywright, runVitest } from "./test-parts.ts";

const root = join(import.meta.dirname, "../..");

const total = await runTests({
  root,
  checks: [BUILD, ...SOURCE_CHECKS],
  parts: [
    () => runChecks(root, BUILD_CHECKS),
    () => runVitest(root, "tests"),
    () => runPlaywright(root, "browser", "journeys"),
  ],
});
process.exitCode = exitCodeOf(total);
