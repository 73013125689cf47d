import { cpuOfProcesses, databaseProcesses, spent } from "./cpu-of-processes.ts";

export interface MeasuredCall {
  name: string;
  /** What most calls were answered with; figures of refused calls say little. */
  status: number;
  calls: number;
  /** Milliseconds of CPU that one call costs. */
  server: number;
  database: number;
}

export interface CallToMeasure {
  name: string;
  /** One call, counted from 0; answers its status. */
  run(index: number): Promise<number>;
  /** A call that works only so often, such as removing something. */
  most?: number;
}

export interface MeasuringTime {
  warmMs: number;
  measuredMs: number;
}

const AT_ONCE = 32;

/** Runs a call again and again for a while, and tells what one of them costs the server and the database. */
export async function measureCall(
  { name, run, most = Number.POSITIVE_INFINITY }: CallToMeasure,
  pids: { server: number; postmaster: number },
  { warmMs, measuredMs }: MeasuringTime,
): Promise<MeasuredCall> {
  const statuses = new Map<number, number>();
  let next = 0;
  const runFor = async (milliseconds: number, upTo: number): Promise<number> => {
    const end = performance.now() + milliseconds;
    const from = next;
    const lane = async () => {
      while (performance.now() < end && next < upTo) {
        const status = await run(next++);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, upTo) }, lane));
    return next - from;
  };
  const read = () => ({
    server: cpuOfProcesses([pids.server]),
    database: cpuOfProcesses(databaseProcesses(pids.postmaster)),
  });
  await runFor(warmMs, most === Number.POSITIVE_INFINITY ? most : Math.floor(most / 4));
  statuses.clear();
  const before = read();
  const calls = await runFor(measuredMs, most);
  const after = read();
  const [status] = [...statuses].sort(([, one], [, other]) => other - one)[0] ?? [0];
  return {
    name,
    status,
    calls,
    server: spent(before.server, after.server) / calls,
    database: spent(before.database, after.database) / calls,
  };
}
