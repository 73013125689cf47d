import { cpuOfProcesses, databaseProcesses, spent } from "./cpu-of-processes.ts";

export interface MeasuredCall {
  name: string;
  /** The status of most answers; the figures of refused calls mean little. */
  status: number;
  calls: number;
  /** Milliseconds of CPU per call. */
  server: number;
  database: number;
}

export interface CallToMeasure {
  name: string;
  /** Makes one call, numbered from 0, and returns its status. */
  run(index: number): Promise<number>;
  /** The maximum number of calls, for one that works only so often, such as deleting something. */
  most?: number;
}

export interface MeasuringTime {
  warmMs: number;
  measuredMs: number;
}

const CONCURRENT_CALLS = 32;

interface Pids {
  server: number;
  postmaster: number;
}

/** Repeats a call for a while and returns what one call costs the server and the database. */
export async function measureCall(
  { name, run, most = Number.POSITIVE_INFINITY }: CallToMeasure,
  pids: Pids,
  { warmMs, measuredMs }: MeasuringTime,
): Promise<MeasuredCall> {
  const runFor = openRuns(run);
  await runFor(warmMs, most === Number.POSITIVE_INFINITY ? most : Math.floor(most / 4));
  return measureRun(name, pids, () => runFor(measuredMs, most));
}

/**
 * Measures several calls in turns, a little of each. Other programs slow the machine down for seconds and never make it
 * faster, so the cheapest round shows best what a call costs, and calls measured in turns can be compared.
 */
export async function measureInTurns(
  calls: readonly (CallToMeasure & { pids: Pids })[],
  { warmMs, measuredMs }: MeasuringTime,
  rounds: number,
): Promise<MeasuredCall[]> {
  const turns = calls.map(({ run, ...call }) => ({
    ...call,
    runFor: openRuns(run),
    measured: new Array<MeasuredCall>(),
  }));
  for (const { runFor } of turns) await runFor(warmMs);
  for (let round = 0; round < rounds; round += 1)
    for (const { name, pids, runFor, measured } of turns)
      measured.push(await measureRun(name, pids, () => runFor(measuredMs / rounds)));
  return turns.map(({ name, measured }) => ({
    name,
    status: measured[0]?.status ?? 0,
    calls: measured.reduce((sum, { calls: each }) => sum + each, 0),
    server: Math.min(...measured.map(({ server }) => server)),
    database: Math.min(...measured.map(({ database }) => database)),
  }));
}

interface Ran {
  calls: number;
  status: number;
}

/** Repeats a call for this long, or until it was made this often. */
function openRuns(run: CallToMeasure["run"]) {
  let next = 0;
  return async (milliseconds: number, upTo = Number.POSITIVE_INFINITY): Promise<Ran> => {
    const statuses = new Map<number, number>();
    const end = performance.now() + milliseconds;
    const from = next;
    const worker = async () => {
      while (performance.now() < end && next < upTo) {
        const status = await run(next++);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: Math.min(CONCURRENT_CALLS, upTo) }, worker));
    const [status] = [...statuses].sort(([, one], [, other]) => other - one)[0] ?? [0];
    return { calls: next - from, status };
  };
}

async function measureRun(name: string, pids: Pids, run: () => Promise<Ran>): Promise<MeasuredCall> {
  const read = () => ({
    server: cpuOfProcesses([pids.server]),
    database: cpuOfProcesses(databaseProcesses(pids.postmaster)),
  });
  const before = read();
  const { calls, status } = await run();
  const after = read();
  return {
    name,
    status,
    calls,
    server: spent(before.server, after.server) / calls,
    database: spent(before.database, after.database) / calls,
  };
}
