import { join } from "node:path";
import { checkCommand } from "../check/check-command.ts";
import { runChecks } from "../check/run-checks.ts";
import { add, closingLine, NOTHING } from "./tally.ts";
import { runPlaywright, runTwins, runVitest } from "./test-parts.ts";

const root = join(import.meta.dirname, "../..");

const built = await runChecks(root, [checkCommand("build", "node", ["tools/build/build.ts"])]);
const tests = await runVitest(root, "deep-tests", { OFFERTORY_DEEP: "1" });
const twins = await runTwins(root);
const browser = await runPlaywright(root, "deep-browser", "deep");

const total = [{ ...NOTHING, ...built }, tests, twins, browser].reduce(add);
console.log(closingLine(total));
process.exitCode = total.failed === 0 ? 0 : 1;
