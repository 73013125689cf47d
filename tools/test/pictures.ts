import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { checkCommand } from "../check/check-command.ts";
import { runChecks } from "../check/run-checks.ts";
import { add, closingLine, NOTHING } from "./tally.ts";
import { runPlaywright } from "./test-parts.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "pictures");

rmSync(folder, { recursive: true, force: true });
const built = await runChecks(root, [checkCommand("build", "node", ["tools/build/build.ts"])]);
const total = add({ ...NOTHING, ...built }, await runPlaywright(root, "pictures", "pictures"));
if (total.failed === 0) console.log(`${readdirSync(folder).length} pictures are in ${folder}`);
console.log(closingLine(total));
process.exitCode = total.failed === 0 ? 0 : 1;
