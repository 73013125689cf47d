import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Tasks } from "../tasks.ts";
import { lockPlan } from "./find-plan.ts";
import { letGo } from "./let-go.ts";

/** Deletes a plan. The people who would have served are notified, unless it is past. */
export const removePlan = (tasks: Tasks, id: string, caller: Caller): Promise<Record<string, never>> =>
  inTransaction(tasks, async (stores, tx) => {
    const plan = await lockPlan(stores, id, caller);
    const freed = await stores.plans.assignmentsOf(caller.churchId, [id]);
    await letGo(tasks, stores, tx, { what: "planCancelled", plan, freed });
    await stores.plans.remove(caller.churchId, id);
    return {};
  });
