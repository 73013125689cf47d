import type { Check } from "./check-result.ts";
import { runCommand } from "./run-command.ts";

/** A check by another program: when it fails, its whole output is the problem. */
export const checkCommand = (name: string, program: string, args: string[]): Check => ({
  name,
  async run(root) {
    const { code, output } = await runCommand(root, program, args);
    if (code === 0) return { problems: [] };
    return { problems: output.trim().split("\n").concat(`${program} ended with exit code ${code}`) };
  },
});
