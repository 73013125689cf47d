import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";

const MAIN = join(import.meta.dirname, "../../../apps/sandbox/src/main.ts");
const Ready = z.object({ ready: z.literal(true), httpPort: z.number() });

/** Starts the sandbox in its own process, with a data folder that is deleted with it. */
export async function openSandboxProcess() {
  const folder = mkdtempSync(join(tmpdir(), "offertory-faults-"));
  const child = fork(MAIN, {
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { PATH: process.env["PATH"], SANDBOX_PORT: "0", SANDBOX_SMTP_PORT: "0", SANDBOX_DATA: folder },
  });
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The sandbox ended with ${String(code)} before it was ready.`);
  });
  ended.catch(() => {});
  const [message] = await Promise.race([once(child, "message"), ended]);
  const { httpPort } = Ready.parse(message);
  const url = `http://127.0.0.1:${httpPort}`;
  return {
    url,
    async moveClock(ms: number): Promise<void> {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(`${url}/api/clock`, { method: "POST", headers, body: JSON.stringify({ ms }) });
      if (!answer.ok) throw new Error(`The sandbox's clock does not move: ${await answer.text()}`);
    },
    async close() {
      child.kill();
      await ended.catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
