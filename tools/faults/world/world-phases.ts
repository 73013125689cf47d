import type { App } from "../../../apps/server/src/app.ts";
import { RECOVERY_POINTS, WORK_POINTS } from "../points.ts";
import type { Random } from "../random.ts";
import { awaitCalls, CRASHED, onStage, type Wish } from "./crash.ts";
import type { World } from "./open-world.ts";
import { deliverAll, endRecurring, type Run } from "./run.ts";
import { letGoOfJobs, workJobs } from "./work-jobs.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The clock is never moved further than this while a call is in progress: it is answered or times out before. */
const MAX_CALL_MS = MINUTE;
/** Tasks that recovery must not depend on: they run in some rounds only. */
const BESIDES = ["giving-poll-events", "giving-reconcile-by-night", "giving-seal-ledger"];

const CHAOS_MOVES = [
  20_000,
  2 * MINUTE,
  16 * MINUTE,
  3 * HOUR,
  22 * HOUR,
  26 * HOUR,
  5 * 24 * HOUR,
  8 * 24 * HOUR,
] as const;
/** Long enough for every lease, every retry, the lifetime of every key and the waiting time for banks. */
const CALM_MOVES = [3, 5, 20, 45, 24 * 60, 30, 30, 60, 60, 24 * 60, 60].map((minutes) => minutes * MINUTE);

/** Injects faults for a while: workers crash, calls are lost, webhooks arrive at any time, the clock jumps. */
export async function injectFaults(world: World, runs: readonly Run[], random: Random): Promise<void> {
  const rounds = random.between(0, 3);
  for (let round = 0; round < rounds; round += 1) {
    await pass(world, random.pick(CHAOS_MOVES));
    const leftOut = BESIDES.filter(() => random.chance(0.75));
    world.clock.skewMs = random.between(-120_000, 120_000);
    const dying = (points: readonly string[], share: number) => (): Wish =>
      random.chance(share) ? { crashAt: random.pick(points), passes: random.between(0, 5) } : {};
    await Promise.all([
      ...runs.filter(() => random.chance(0.5)).map((run) => deliverAll(run)),
      ...world.apps.map((app) =>
        workAll(world, app, { leftOut, job: dying(WORK_POINTS, 0.15), task: dying(RECOVERY_POINTS, 0.4) }),
      ),
    ]);
    if (random.chance(0.7)) await letGoOfJobs(world);
  }
}

/** Ends all faults and moves the clock until nothing is open. Returns whether that was reached. */
export async function recover(world: World, runs: readonly Run[]): Promise<boolean> {
  world.clock.skewMs = 0;
  for (const run of runs) {
    run.place.faults.length = 0;
    run.crashRate = 0;
  }
  await awaitCalls();
  await Promise.all(runs.map((run) => endRecurring(run)));
  for (const move of CALM_MOVES) {
    await pass(world, move);
    await letGoOfJobs(world);
    await Promise.all(runs.map((run) => deliverAll(run)));
    const none = () => ({});
    await Promise.all(world.apps.map((app) => workAll(world, app, { leftOut: BESIDES, job: none, task: none })));
    if (await isQuiet(world, runs)) return true;
  }
  return false;
}

/** Moves the clock over a night, in which our records are reconciled with the provider's. */
export async function passNight(world: World, runs: readonly Run[]): Promise<void> {
  const none = () => ({});
  await pass(world, 26 * HOUR);
  for (const app of world.apps) {
    await workAll(world, app, { leftOut: [], job: none, task: none });
    await Promise.all(runs.map((run) => deliverAll(run)));
  }
}

interface Round {
  /** Tasks that do not run in this round. */
  leftOut: readonly string[];
  job(): Wish;
  task(): Wish;
}

/** Runs one round of a server's worker: the waiting jobs, and the scheduled tasks. */
async function workAll(world: World, app: App, { leftOut, job, task }: Round): Promise<void> {
  await workJobs(world, app, job);
  for (const line of app.crontab) {
    const name = line.split(" ").at(-1) ?? "";
    if (name.includes("forget") || leftOut.includes(name)) continue;
    // A task that fails must not keep the others from running.
    const ended = await onStage(task(), async () => app.tasks[name]?.({})).catch(() => null);
    if (ended === CRASHED) return;
  }
  await workJobs(world, app, job);
}

async function pass(world: World, ms: number): Promise<void> {
  if (ms > MAX_CALL_MS) await awaitCalls();
  await world.pass(ms);
}

const OPEN = `
  select (select count(*) from payment_intents where status in ('created', 'processing', 'requires_action'))
    + (select count(*) from refunds where status = 'processing')
    + (select count(*) from subscriptions where status = 'incomplete' or to_sync <> '')
    + (select count(*) from webhook_inbox where worked_at is null) as open`;

async function isQuiet({ pool }: World, runs: readonly Run[]): Promise<boolean> {
  const { rows } = await pool.query<{ open: string }>(OPEN);
  return rows[0]?.open === "0" && runs.every(({ place }) => place.deliveries.length === 0);
}
