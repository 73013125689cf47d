import type { App } from "../../../apps/server/src/app.ts";
import { RECOVERY_POINTS, WORK_POINTS } from "../points.ts";
import type { Random } from "../random.ts";
import { awaitCalls, CRASHED, onStage, type CrashPlan } from "./crash.ts";
import type { World } from "./open-world.ts";
import { deliverAll, endRecurring, type Run } from "./run.ts";
import { releaseJobs, workJobs } from "./work-jobs.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The clock is never moved further than this while a call is in progress: it is answered or times out before. */
const MAX_CALL_MS = MINUTE;
/** Tasks that recovery must not depend on: they run in some rounds only. */
const OPTIONAL_TASKS = ["giving-poll-events", "giving-reconcile-by-night", "giving-seal-ledger"];

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
const CALM_MOVES = [3, 5, 20, 45, 24 * 60, 30, 30, 60, 60, 24 * 60, 60, 72 * 60, 60].map((minutes) => minutes * MINUTE);

/** Injects faults for a while: workers crash, calls are lost, webhooks arrive at any time, the clock jumps. */
export async function injectFaults(world: World, runs: readonly Run[], random: Random): Promise<void> {
  const rounds = random.between(0, 3);
  for (let round = 0; round < rounds; round += 1) {
    await pass(world, random.pick(CHAOS_MOVES));
    const omitted = OPTIONAL_TASKS.filter(() => random.chance(0.75));
    world.clock.skewMs = random.between(-120_000, 120_000);
    const dying = (points: readonly string[], share: number) => (): CrashPlan =>
      random.chance(share) ? { crashAt: random.pick(points), passes: random.between(0, 5) } : {};
    await Promise.all([
      ...runs.filter(() => random.chance(0.5)).map((run) => deliverAll(run)),
      ...world.apps.map((app) =>
        workAll(world, app, { omitted, job: dying(WORK_POINTS, 0.15), task: dying(RECOVERY_POINTS, 0.4) }),
      ),
    ]);
    if (random.chance(0.7)) await releaseJobs(world);
  }
}

/** Ends all faults and moves the clock until nothing is open. Returns whether that was reached. */
export async function recover(world: World, runs: readonly Run[]): Promise<boolean> {
  world.clock.skewMs = 0;
  for (const run of runs) {
    run.church.faults.length = 0;
    run.crashRate = 0;
  }
  await awaitCalls();
  await Promise.all(runs.map((run) => endRecurring(run)));
  for (const move of CALM_MOVES) {
    await pass(world, move);
    await releaseJobs(world);
    await Promise.all(runs.map((run) => deliverAll(run)));
    const none = () => ({});
    await Promise.all(world.apps.map((app) => workAll(world, app, { omitted: OPTIONAL_TASKS, job: none, task: none })));
    if (await isQuiet(world, runs)) return true;
  }
  return false;
}

/** Moves the clock over a night, in which our records are reconciled with the provider's. */
export async function passNight(world: World, runs: readonly Run[]): Promise<void> {
  const none = () => ({});
  await pass(world, 26 * HOUR);
  for (const app of world.apps) {
    await workAll(world, app, { omitted: [], job: none, task: none });
    await Promise.all(runs.map((run) => deliverAll(run)));
  }
}

interface Round {
  /** Tasks that do not run in this round. */
  omitted: readonly string[];
  job(): CrashPlan;
  task(): CrashPlan;
}

/** Runs one round of a server's worker: the waiting jobs, and the scheduled tasks. */
async function workAll(world: World, app: App, { omitted, job, task }: Round): Promise<void> {
  await workJobs(world, app, job);
  for (const line of app.crontab) {
    const name = line.split(" ").at(-1) ?? "";
    if (name.includes("forget") || omitted.includes(name)) continue;
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

const COUNT_OPEN_SQL = `
  select (select count(*) from payment_intents where status in ('created', 'processing', 'requires_action'))
    + (select count(*) from refunds where status = 'processing')
    + (select count(*) from subscriptions where status = 'incomplete' or to_sync <> '')
    + (select count(*) from webhook_inbox where worked_at is null) as open`;

async function isQuiet({ pool }: World, runs: readonly Run[]): Promise<boolean> {
  const { rows } = await pool.query<{ open: string }>(COUNT_OPEN_SQL);
  return rows[0]?.open === "0" && runs.every(({ church }) => church.deliveries.length === 0);
}
