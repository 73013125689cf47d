import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Tasks } from "../tasks.ts";
import { lockPlan } from "./find-plan.ts";
import { notifyUnassigned } from "./notify-unassigned.ts";

/** Deletes a plan. The people who would have served are notified, unless it is past. */
export const removePlan = (tasks: Tasks, id: string, caller: Caller): Promise<Record<string, never>> =>
  inTransaction(tasks, async (stores, tx) => {
    const plan = await lockPlan(stores, id, caller);
    const unassigned = await stores.plans.assignmentsOf(caller.churchId, [id]);
    await notifyUnassigned(tasks, stores, tx, { kind: "planCancelled", plan, unassigned });
    await stores.plans.remove(caller.churchId, id);
    return {};
  });
