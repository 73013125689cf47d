import { readFileSync } from "node:fs";

export interface Measured {
  name: string;
  count: number;
  /** Latency in milliseconds, as a client on the same machine sees it. */
  p50: number;
  p95: number;
  p99: number;
  most: number;
  perSecond: number;
  /** Milliseconds of CPU that the server process spent per request; NaN where the system does not report it. */
  cpu: number;
}

export interface Measuring {
  name: string;
  /** Makes one request; `index` counts up, so that requests can differ. */
  run(index: number): Promise<unknown>;
  count: number;
  concurrency?: number;
  /** The number of requests before the measured ones; by default a tenth of those. CPU settles only after thousands. */
  warm?: number;
  /** The server process. */
  pid: number;
}

/** Makes requests, some of them unmeasured to warm up, and returns their latency and CPU cost. */
export async function measure({ name, run, count, concurrency = 1, pid, ...rest }: Measuring): Promise<Measured> {
  const { warm = Math.ceil(count / 10) } = rest;
  await inParallel(warm, concurrency, run);

  const times: number[] = [];
  const cpuBefore = cpuOf(pid);
  const begun = performance.now();
  await inParallel(count, concurrency, async (index) => {
    const start = performance.now();
    await run(warm + index);
    times.push(performance.now() - start);
  });
  const seconds = (performance.now() - begun) / 1000;
  const cpuAfter = cpuOf(pid);

  times.sort((one, other) => one - other);
  const measured = {
    name,
    count,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    most: times.at(-1) ?? 0,
    perSecond: count / seconds,
    cpu: (cpuAfter - cpuBefore) / count,
  };
  // Printed at once, so that an interrupted run has shown what it measured.
  console.log(`${name.padEnd(30)} p95 ${measured.p95.toFixed(2)} ms, CPU ${measured.cpu.toFixed(3)} ms`);
  return measured;
}

async function inParallel(count: number, parallel: number, run: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await run(next++);
  };
  await Promise.all(Array.from({ length: parallel }, worker));
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;

/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10;

/** Returns the milliseconds of CPU that a process has spent so far, in its own code and in the kernel. */
export function cpuOf(pid: number): number {
  try {
    // The program's name, in parentheses, may contain spaces: the fields are counted after it.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\)\s/s, "")
      .split(" ");
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}
