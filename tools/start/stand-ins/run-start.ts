import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isUnsafePort } from "../settings/unsafe-ports.ts";
import { makeTestFolder } from "../../postgres/test-folder.ts";

export type StartRun = {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
  /** Waits for a text in the output. */
  prints(text: string | RegExp): Promise<void>;
};

type RunStart = {
  dataFolder: string;
  port: number;
  args?: string[];
  env?: NodeJS.ProcessEnv;
  /** The program and its arguments; by default the start with stand-ins. */
  program?: string[];
  /** The account that it runs in, and its working directory. */
  account?: { uid: number; gid: number; cwd: string };
};

/** Runs `npm start` as a person would, in its own process. */
export function runStart({ dataFolder, port, args = [], env = {}, program, account }: RunStart): StartRun {
  const file = program ?? [join(import.meta.dirname, "start.ts")];
  const child = spawn(process.execPath, [...file, ...args], {
    ...account,
    env: { PATH: process.env["PATH"], PORT: String(port), OFFERTORY_DATA: dataFolder, ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => {
    // A child whose channel was cut never emits `close`.
    child.once("exit", (code) => setTimeout(() => resolve(code), 100));
  });
  const prints = async (text: string | RegExp) => {
    const isPrinted = () => (typeof text === "string" ? output.includes(text) : text.test(output));
    const deadline = Date.now() + 120_000;
    while (!isPrinted()) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`It never said ${String(text)}:\n${output}`);
      await sleep(20);
    }
  };
  return { child, output: () => output, ended, prints };
}

export const makeDataFolder = (): string => join(makeTestFolder("start"), "data");

export async function ask(port: number, path: string, method = "GET"): Promise<string> {
  const response = await fetch(`http://localhost:${port}${path}`, { method, signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.text();
}

export const postgresPid = (dataFolder: string): number =>
  Number.parseInt(readFileSync(join(dataFolder, "postgres/postmaster.pid"), "utf8"), 10);

/** Returns the first of five consecutive free ports that fetch may open. */
export async function findPorts(): Promise<number> {
  for (let first = 4550 + ((process.pid * 10) % 2000); ; first += 10) {
    const isFree = await Promise.all([0, 1, 2, 3, 4].map((more) => canListen(first + more)));
    if (isFree.every(Boolean)) return first;
  }
}

function canListen(port: number): Promise<boolean> {
  if (isUnsafePort(port)) return Promise.resolve(false);
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
