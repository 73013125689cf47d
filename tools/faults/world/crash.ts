import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { planFaults } from "../../../apps/server/src/platform/faults/fault-point.ts";
import { BEFORE_CALLS, IN_TRANSACTION } from "../points.ts";

/** One request, delivery or job under way, and where it is to die. */
interface Stage {
  crashAt: string | null;
  /** Dies not at the first time it passes there but so many times later. */
  passes: number;
  /** The time it is for what happens on this stage; the server's own when there is none. */
  now: Date | null;
  die(): void;
  /** What else was under way on it goes no further than its next point. */
  isDead: boolean;
}

export interface Wish {
  crashAt?: string | null;
  passes?: number;
  now?: Date | null;
}

export const CRASHED = Symbol("crashed");

class Crash extends Error {}

const LAST_CALLS_MS = 1000;

const stages = new AsyncLocalStorage<Stage>();
/** Those that are asking a payment provider for money at this moment. */
const calling = new Set<Stage>();

/** The time as the work that asks for it has it. */
export const stageNow = (): Date | null => stages.getStore()?.now ?? null;

/** From now on what `onStage` runs can die at marked points. */
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

/** A dead server's transaction is undone by the database; what was outside of one simply goes no further. */
function goNoFurther(point: string): Promise<never> {
  if (IN_TRANSACTION.includes(point)) throw new Crash(point);
  return new Promise<never>(() => {});
}

/** Does the work, or dies on the way to its end. */
export async function onStage<Result>(wish: Wish, work: () => Promise<Result>): Promise<Result | typeof CRASHED> {
  const { crashAt = null, passes = 0, now = null } = wish;
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
    // Work goes on side by side: when one part dies, calls of the others are still on their way for a moment.
    if (stage.isDead && calling.has(stage)) setTimeout(() => calling.delete(stage), LAST_CALLS_MS);
    else calling.delete(stage);
  }
}

/** Until nobody waits for a payment provider's answer. */
export async function awaitCalls(): Promise<void> {
  while (calling.size > 0) await pause(20);
}
