import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { z } from "zod";
import { testConfig } from "./test-server.ts";

const MAIN = join(import.meta.dirname, "../src/main.ts");

const Cpu = z.object({ cpu: z.number() });
export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

/** Returns the first of three consecutive ports that are free. */
async function freePorts(): Promise<number> {
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

/** Starts a real server process on a database, as npm start does. */
export async function startServerProcess(
  databaseUrl: string,
  env: Record<string, string> = {},
  nodeArguments: string[] = [],
) {
  const port = await freePorts();
  const { secret, encryptionKey } = testConfig(databaseUrl);
  const child = fork(MAIN, {
    execArgv: nodeArguments,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      OFFERTORY_DATA: "/nonexistent",
      OFFERTORY_SECRET: secret,
      OFFERTORY_ENCRYPTION_KEY: encryptionKey,
      SMTP_URL: "smtp://127.0.0.1:1",
      LOG_LEVEL: "error",
      ...env,
    },
  });
  let log = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (log += String(text)));
  const ended = new Promise<number>((resolve) => child.once("exit", (code) => resolve(code ?? -1)));
  await Promise.race([
    new Promise((resolve) => child.once("message", resolve)),
    ended.then((code) => {
      throw new Error(`The server ended with ${code}: ${log}`);
    }),
  ]);
  async function requestCpu(measure: "cpu" | "reference"): Promise<number> {
    child.send(measure);
    const [message] = await once(child, "message");
    return Cpu.parse(message).cpu;
  }
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    ended,
    /** The output so far; complete once the process has ended. */
    log: () => log,
    /**
     * The milliseconds of CPU that the main thread has used. The process must run with
     * `tools/main-thread/report-cpu.ts`.
     */
    cpu: () => requestCpu("cpu"),
    /** The milliseconds of CPU that a fixed piece of work takes in the process now, to compare machines by. */
    reference: () => requestCpu("reference"),
    async stop(signal: NodeJS.Signals = "SIGTERM") {
      child.kill(signal);
      return ended;
    },
  };
}
