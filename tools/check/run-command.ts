import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

export type CommandResult = { code: number; output: string };

/** Runs a program with this repository's Node and tools first in PATH, and returns its whole output. */
export function runCommand(
  root: string,
  program: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<CommandResult> {
  const PATH = [join(root, "node_modules/.bin"), process.env["PATH"] ?? ""].join(delimiter);
  const { FORCE_COLOR: _, ...inherited } = process.env;
  const child = spawn(program, args, {
    cwd: root,
    env: { ...inherited, NO_COLOR: "1", ...environment, PATH },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    const end = (code: number, more = "") => resolve({ code, output: Buffer.concat(chunks).toString() + more });
    child.on("error", (error) => end(127, `${program} could not be started: ${error.message}\n`));
    child.on("close", (code, signal) => end(code ?? 1, signal ? `${program} was ended by ${signal}\n` : ""));
  });
}
