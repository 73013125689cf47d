import { readdirSync, readFileSync } from "node:fs";
import { cpuOf } from "../measure.ts";

export interface Pids {
  server: number;
  sandbox: number;
  /** The postmaster of PostgreSQL; all its other processes are children of it. */
  postgres: number;
}
export type CpuByProcess = Record<keyof Pids | "client", number>;

/** Milliseconds of CPU that every process involved in a gift has spent so far; the client is this process. */
export const cpuByProcess = ({ server, sandbox, postgres }: Pids): CpuByProcess => ({
  server: cpuOf(server),
  sandbox: cpuOf(sandbox),
  postgres: cpuOfFamily(postgres),
  client: cpuOf(process.pid),
});

export const spentSince = (before: CpuByProcess, after: CpuByProcess, count: number): CpuByProcess => ({
  server: (after.server - before.server) / count,
  sandbox: (after.sandbox - before.sandbox) / count,
  postgres: (after.postgres - before.postgres) / count,
  client: (after.client - before.client) / count,
});

/**
 * Returns the CPU time of a process, its running children, and the ended ones, which the system adds to their parent.
 */
function cpuOfFamily(pid: number): number {
  const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && statOf(name)?.[1] === String(pid));
  const ended = statOf(String(pid)) ?? [];
  const own = cpuOf(pid) + (Number(ended[13]) + Number(ended[14])) * 10;
  return children.reduce((sum, child) => sum + (cpuOf(Number(child)) || 0), own);
}

function statOf(pid: string): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\)\s/s, "")
      .split(" ");
  } catch {
    return null;
  }
}
