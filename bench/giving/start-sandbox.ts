import { fork } from "node:child_process";
import { join } from "node:path";

const SANDBOX = join(import.meta.dirname, "../../apps/sandbox/src/main.ts");

export interface RunningSandbox {
  url: string;
  pid: number;
  /** Delays matching calls to Stripe; the work is done at the end of the delay, as at a real provider. */
  delay(match: string, delayMs: number): Promise<void>;
  clearFaults(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the sandbox in its own process, as `npm start` does. */
export async function startSandbox({ folder, port }: { folder: string; port: number }): Promise<RunningSandbox> {
  const child = fork(SANDBOX, {
    env: {
      PATH: process.env["PATH"],
      SANDBOX_DATA: join(folder, "sandbox"),
      SANDBOX_PORT: String(port),
      SANDBOX_SMTP_PORT: String(port + 1),
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await new Promise((resolve, reject) => {
    child.once("message", resolve);
    child.once("exit", () => reject(new Error("The sandbox did not start.")));
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const url = `http://127.0.0.1:${port}`;
  const ask = async (method: string, body: object) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${url}/api/faults`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}: ${await answer.text()}`);
  };
  return {
    url,
    pid: child.pid ?? 0,
    delay: (match, delayMs) => ask("POST", { provider: "stripe", match, kind: "delay", delayMs, times: 1_000_000 }),
    clearFaults: () => ask("DELETE", {}),
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
