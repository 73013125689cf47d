import { fork } from "node:child_process";
import { join } from "node:path";
import { openClient } from "../client.ts";
import { measure, type Measured } from "../measure.ts";

/** Measures a bare, validated call as ours are measured: in its own process, 32 at a time. */
export async function measureYardstick(port: number, execArgv: readonly string[]): Promise<Measured> {
  const server = fork(join(import.meta.dirname, "serve-yardstick.ts"), {
    env: { PATH: process.env["PATH"], PORT: String(port), NODE_ENV: "production" },
    execArgv: [...execArgv],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  try {
    await new Promise((resolve, reject) => {
      server.once("message", resolve);
      server.once("exit", () => reject(new Error("The yardstick did not start.")));
    });
    const client = openClient(`http://127.0.0.1:${port}`, 64);
    const run = (index: number) =>
      client.call("POST", "/fee", {
        body: { amount: 10 + (index % 100), provider: "stripe", gatewayId: "gateway0001" },
      });
    const name = "a bare call, 32 at a time";
    const measured = await measure({ name, concurrency: 32, count: 8000, warm: 12_000, pid: server.pid ?? 0, run });
    client.close();
    return measured;
  } finally {
    server.kill("SIGTERM");
    await ended;
  }
}
