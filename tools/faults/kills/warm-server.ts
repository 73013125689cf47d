import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const MAIN = join(import.meta.dirname, "../../../apps/server/src/main.ts");
const ARM = pathToFileURL(join(import.meta.dirname, "arm.ts")).href;
const COMPILED = join(import.meta.dirname, "../../../node_modules/.cache/compiled");

export interface Order {
  /** The fault point at which it kills itself; null when only the campaign kills it. */
  dieAt: string | null;
  passes: number;
}

/** Starts a server process as `npm start` does, which waits for its order to begin. */
export function warmServer(env: Record<string, string>) {
  const child = fork(MAIN, {
    execArgv: ["--disable-warning=ExperimentalWarning", "--import", ARM],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    env: { PATH: process.env["PATH"], NODE_COMPILE_CACHE: COMPILED, LOG_LEVEL: "silent", ...env },
  });
  let errorOutput = "";
  child.stderr?.on("data", (text: Buffer) => (errorOutput += text.toString()));
  const ended = once(child, "exit");
  return {
    ended,
    /** Resolves to true when the server is ready; false when it was killed before. */
    async begin(order: Order): Promise<boolean> {
      const ready = once(child, "message").then(() => true);
      child.send(order);
      const stands = await Promise.race([ready, ended.then(() => false)]);
      if (!stands && child.signalCode !== "SIGKILL") throw new Error(`The server does not start: ${errorOutput}`);
      return stands;
    },
    kill: () => void child.kill("SIGKILL"),
  };
}

/** Returns the first of three consecutive free ports. */
export async function freePorts(): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 12_000);
    const free = await Promise.all([first, first + 1, first + 2].map(isFree));
    if (free.every(Boolean)) return first;
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
