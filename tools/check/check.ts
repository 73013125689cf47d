import { join } from "node:path";
import { BUILD_CHECKS, SOURCE_CHECKS } from "./all-checks.ts";
import { runChecks } from "./run-checks.ts";

const root = join(import.meta.dirname, "../..");

/** `npm run check` runs every check; `npm run check -- types` runs those whose name contains "types". */
const [word = ""] = process.argv.slice(2);
const all = [...SOURCE_CHECKS, ...BUILD_CHECKS];
const checks = all.filter(({ name }) => name.includes(word));
if (checks.length === 0) {
  console.error(`No check is called ${word}. There are: ${all.map(({ name }) => name).join("; ")}.`);
  process.exit(1);
}

const { passed, failed } = await runChecks(root, checks);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
