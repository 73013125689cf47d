import { join } from "node:path";
import { LINTED } from "./all-checks.ts";
import { runCommand } from "./run-command.ts";

const root = join(import.meta.dirname, "../..");

for (const [program, ...args] of [["oxlint", "--type-aware", "--fix", ...LINTED], ["oxfmt"]]) {
  if (!program) continue;
  const { code, output } = await runCommand(root, program, args);
  console.log(output.trim());
  if (code !== 0) process.exitCode = 1;
}
