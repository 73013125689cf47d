import type { Caller } from "../../../platform/identity/caller.ts";
import { inOneGo, type Tasks } from "../tasks.ts";
import { lockPlan } from "./find-plan.ts";
import { readToday } from "./read-today.ts";
import { tellOfPlan } from "./tell-of-plan.ts";

/** Removes a plan. Who would have served in it is told, unless it is over. */
export const removePlan = (tasks: Tasks, id: string, caller: Caller): Promise<Record<string, never>> =>
  inOneGo(tasks, async (stores, tx) => {
    const plan = await lockPlan(stores, id, caller);
    const asked = await stores.plans.assignmentsOf(caller.churchId, [id]);
    const personIds = asked.filter(({ status }) => status !== "declined").map(({ personId }) => personId);
    if (plan.date >= (await readToday({ ...stores, now: tasks.now }, caller.churchId)))
      await tellOfPlan(tasks, tx, plan, { what: "planCancelled", personIds });
    await stores.plans.remove(caller.churchId, id);
    return {};
  });
