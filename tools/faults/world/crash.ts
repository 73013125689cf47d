import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { planFaults } from "../../../apps/server/src/platform/faults/fault-point.ts";
import { BEFORE_CALLS, IN_TRANSACTION } from "../points.ts";

/** One request, webhook or job in progress, and the fault point at which it is to crash. */
interface Stage {
  crashAt: string | null;
  /** How many passes of the fault point it survives before it crashes. */
  passes: number;
  /** The time for everything that runs in this stage; null for the server's own clock. */
  now: Date | null;
  die(): void;
  /** After the crash, other work of this stage stops at its next fault point. */
  isDead: boolean;
}

export interface CrashPlan {
  crashAt?: string | null;
  passes?: number;
  now?: Date | null;
}

export const CRASHED = Symbol("crashed");

class Crash extends Error {}

const LAST_CALLS_MS = 1000;

const stages = new AsyncLocalStorage<Stage>();
/** The stages that are calling a payment provider at this moment. */
const calling = new Set<Stage>();

/** Returns the time of the current stage, or null. */
export const stageNow = (): Date | null => stages.getStore()?.now ?? null;

/** From now on, work that `onStage` runs can crash at fault points. */
export function openCrashes(): void {
  planFaults((point) => {
    const stage = stages.getStore();
    if (!stage) return undefined;
    if (stage.isDead) return goNoFurther(point);
    if (stage.crashAt !== point || stage.passes-- > 0) {
      if (BEFORE_CALLS.includes(point)) calling.add(stage);
      return undefined;
    }
    stage.crashAt = null;
    stage.isDead = true;
    if (!IN_TRANSACTION.includes(point)) stage.die();
    return goNoFurther(point);
  });
}

/**
 * Ends work after a crash. Inside a transaction it throws, and the database rolls back; elsewhere it never continues.
 */
function goNoFurther(point: string): Promise<never> {
  if (IN_TRANSACTION.includes(point)) throw new Crash(point);
  return new Promise<never>(() => {});
}

/** Runs the work until it ends or crashes. */
export async function onStage<Result>(plan: CrashPlan, work: () => Promise<Result>): Promise<Result | typeof CRASHED> {
  const { crashAt = null, passes = 0, now = null } = plan;
  const death = Promise.withResolvers<typeof CRASHED>();
  const stage: Stage = { crashAt, passes, now, die: () => death.resolve(CRASHED), isDead: false };
  const isDead = () => crashAt !== null && stage.crashAt === null;
  try {
    const result = await Promise.race([stages.run(stage, work), death.promise]);
    return isDead() ? CRASHED : result;
  } catch (error) {
    if (isDead()) return CRASHED;
    throw error;
  } finally {
    // Parts of the work run in parallel: when one crashes, calls of the others continue for a moment.
    if (stage.isDead && calling.has(stage)) setTimeout(() => calling.delete(stage), LAST_CALLS_MS);
    else calling.delete(stage);
  }
}

/** Waits until no call to a payment provider is in progress. */
export async function awaitCalls(): Promise<void> {
  while (calling.size > 0) await pause(20);
}
