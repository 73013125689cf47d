import { readdirSync, readFileSync } from "node:fs";

/** Milliseconds of CPU by process id. */
export type CpuTimes = ReadonlyMap<number, number>;

/**
 * Reads the kernel's counters per thread, in nanoseconds: ticks of ten milliseconds would be too coarse for short runs.
 */
export function cpuOfProcesses(pids: readonly number[]): CpuTimes {
  return new Map(pids.map((pid) => [pid, millisecondsOf(pid)]));
}

/** Returns the database's processes that do the work of calls. Autovacuum runs at any time and belongs to no call. */
export function databaseProcesses(postmaster: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster && !/autovacuum/.test(titleOf(name)))
    .map(Number);
}

/** Returns the time spent in between; a new process counts fully, one that ended not at all. */
export function spent(before: CpuTimes, after: CpuTimes): number {
  let sum = 0;
  for (const [pid, milliseconds] of after) sum += Math.max(0, milliseconds - (before.get(pid) ?? 0));
  return sum;
}

function millisecondsOf(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    return threads.reduce((sum, thread) => sum + nanosecondsOf(`/proc/${pid}/task/${thread}/schedstat`), 0) / 1e6;
  } catch {
    return 0;
  }
}

function nanosecondsOf(file: string): number {
  try {
    return Number(readFileSync(file, "utf8").split(" ")[0]);
  } catch {
    return 0;
  }
}

function parentOf(pid: string): number {
  try {
    const [, parent] = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\)\s/s, "")
      .split(" ");
    return Number(parent);
  } catch {
    return 0;
  }
}

function titleOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}
