import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "./open-database.ts";
import { isAlive, mayBePostgres, readPostmaster, type Postmaster } from "./read-postmaster.ts";
import type { Passwords } from "./postgres-password.ts";
import { codeOf } from "./refusal.ts";

/** Returns the PostgreSQL that already runs on this folder, left by a killed program or used by another command. */
export async function adoptPostgres(dataFolder: string, passwords: Passwords): Promise<Postmaster | undefined> {
  const cluster = join(dataFolder, "postgres");
  const deadline = Date.now() + 60_000;
  for (;;) {
    const postmaster = readPostmaster(cluster);
    if (!postmaster || !isAlive(postmaster.pid) || !mayBePostgres(postmaster.pid)) return undefined;
    if (postmaster.status === "ready" && (await isOurs(postmaster, passwords))) return postmaster;
    // It is starting, recovering or stopping: soon it is either ready or gone.
    if (Date.now() > deadline) return undefined;
    await sleep(50);
  }
}

async function isOurs(postmaster: Postmaster, passwords: Passwords): Promise<boolean> {
  try {
    await openDatabase(postmaster, passwords);
    return true;
  } catch (error) {
    const passes = ["57P01", "57P02", "57P03", "ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE"];
    if (passes.includes(codeOf(error) ?? "")) return false;
    throw error;
  }
}

/** Resolves when the process has ended; for a process that is not our child. */
export async function watchForEnd(pid: number): Promise<void> {
  while (isAlive(pid)) await sleep(250, undefined, { ref: false });
}
