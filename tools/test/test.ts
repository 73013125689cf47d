import { join } from "node:path";
import { BUILD_CHECKS, SOURCE_CHECKS } from "../check/all-checks.ts";
import { checkCommand } from "../check/check-command.ts";
import { runChecks } from "../check/run-checks.ts";
import { add, closingLine, NOTHING, type Tally } from "./tally.ts";
import { runPlaywright, runVitest } from "./test-parts.ts";

const root = join(import.meta.dirname, "../..");
const build = checkCommand("build", "node", ["tools/build/build.ts"]);

const parts: (() => Promise<Omit<Tally, "skipped">>)[] = [
  () => runChecks(root, [build, ...SOURCE_CHECKS]),
  () => runChecks(root, BUILD_CHECKS),
  () => runVitest(root, "tests"),
  () => runPlaywright(root, "browser", "journeys"),
];

let total = NOTHING;
for (const run of parts) total = add(total, { ...NOTHING, ...(await run()) });
console.log(closingLine(total));
process.exitCode = total.failed === 0 ? 0 : 1;
