import { spawn } from "node:child_process";
import { Refusal } from "../postgres/refusal.ts";

type RunCommand = { file: string; env: NodeJS.ProcessEnv; write: (chunk: Buffer) => void; signal: AbortSignal };

/** Runs one of the server's commands to its end and gives what it printed; its last line is the refusal when it fails. */
export async function runCommand({ file, env, write, signal }: RunCommand): Promise<string> {
  const child = spawn(process.execPath, [file], { env, stdio: ["ignore", "pipe", "pipe"], signal });
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => (write(chunk), (output += chunk.toString())));
  child.stderr.on("data", (chunk: Buffer) => (write(chunk), (errors += chunk.toString())));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code !== 0) throw new Refusal(findReason(errors || output) ?? `${file} ended with exit code ${String(code)}.`);
  return output.trim();
}

/** The line that says why, among what a program printed before it gave up. */
export function findReason(printed: string): string | undefined {
  const lines = printed.split("\n").filter((line) => line.trim());
  const isStack = (line: string) => /^\s+at |^Node\.js v|^\s*\^|^[{}\]]|^\s+\w+: /.test(line);
  const plain = lines.filter((line) => !isStack(line));
  const error = plain.find((line) => /^(\w*Error|Uncaught)\b/.test(line));
  return readMessage(error ?? plain.at(-1));
}

function readMessage(line: string | undefined): string | undefined {
  if (!line?.startsWith("{")) return line;
  try {
    const { msg }: { msg?: string } = JSON.parse(line);
    return msg ?? line;
  } catch {
    return line;
  }
}
