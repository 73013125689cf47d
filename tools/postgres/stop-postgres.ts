import { setTimeout as sleep } from "node:timers/promises";
import { isAlive } from "./read-postmaster.ts";
import { codeOf } from "./refusal.ts";

/**
 * Stops PostgreSQL: by a fast shutdown, which disconnects clients and keeps the data clean; harder when that takes too
 * long.
 */
export async function stopPostgres(pid: number): Promise<void> {
  for (const [signal, seconds] of [["SIGINT", 30] as const, ["SIGQUIT", 5] as const, ["SIGKILL", 5] as const]) {
    if (!send(pid, signal)) return;
    const deadline = Date.now() + seconds * 1000;
    while (Date.now() < deadline) {
      if (!isAlive(pid)) return;
      await sleep(10);
    }
  }
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch (error) {
    if (codeOf(error) === "ESRCH") return false;
    throw error;
  }
}
