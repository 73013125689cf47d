import { spawn } from "node:child_process";
import { Refusal } from "../../postgres/refusal.ts";

/** `run` lets the command begin, with environment variables that were not known at its start. */
export type Command = { run(env?: NodeJS.ProcessEnv): Promise<string>; stop(): Promise<void>; kill(): void };

type RunCommand = { file: string; env: NodeJS.ProcessEnv; write: (chunk: Buffer) => void; signal: AbortSignal };

/** Runs one of the server's commands to its end and returns its output; when it fails, its last line is the refusal. */
export const runCommand = (command: RunCommand): Promise<string> => openCommand(command).run();

/**
 * Starts a command that only loads its code until `run` is called. Loading takes as long as the steps that come before.
 */
export function openCommand({ file, env, write, signal }: RunCommand): Command {
  const child = spawn(process.execPath, [file], {
    env: { ...env, OFFERTORY_WAITS: "1" },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    signal,
  });
  let output = "";
  let errors = "";
  child.stdout?.on("data", (chunk: Buffer) => (write(chunk), (output += chunk.toString())));
  child.stderr?.on("data", (chunk: Buffer) => (write(chunk), (errors += chunk.toString())));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  // `run` reports the error.
  ended.catch(() => {});
  return {
    async run(known = {}) {
      if (child.connected) child.send({ env: known });
      const code = await ended;
      if (code !== 0)
        throw new Refusal(findReason(errors || output) ?? `${file} ended with exit code ${String(code)}.`);
      return output.trim();
    },
    async stop() {
      child.kill();
      await ended.catch(() => {});
    },
    kill: () => void child.kill("SIGKILL"),
  };
}

/** Returns the line that gives the reason, from the output of a program that failed. */
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
