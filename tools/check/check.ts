import { join } from "node:path";
import { BUILD_CHECKS, SOURCE_CHECKS } from "./all-checks.ts";
import { runChecks } from "./run-checks.ts";

const root = join(import.meta.dirname, "../..");

const { passed, failed } = await runChecks(root, [...SOURCE_CHECKS, ...BUILD_CHECKS]);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
