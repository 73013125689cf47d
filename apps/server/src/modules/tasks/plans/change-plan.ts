import type { Plan, PlanChange } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Tasks } from "../tasks.ts";
import { checkDay } from "../tasks/check-task.ts";
import { readPlanName } from "./add-plan.ts";
import { lockPlan, readPlan } from "./find-plan.ts";
import { notifyOfPlan } from "./notify-of-plan.ts";

/** Changes a plan. If it moves to another day, all assigned people are notified and must confirm again. */
export const changePlan = (tasks: Tasks, id: string, change: PlanChange, caller: Caller): Promise<Plan> =>
  inTransaction(tasks, async (stores, tx) => {
    const plan = await lockPlan(stores, id, caller);
    const { name, date, notes } = change;
    const changed = {
      name: name === undefined ? plan.name : readPlanName(name),
      date: date === undefined ? plan.date : checkDay(date),
      notes: notes === undefined ? plan.notes : notes.trim(),
    };
    await stores.plans.change(caller.churchId, id, changed);
    if (changed.date !== plan.date) {
      const assignments = await stores.plans.assignmentsOf(caller.churchId, [id]);
      await stores.plans.resetToUnconfirmed(caller.churchId, id);
      const personIds = assignments.map(({ personId }) => personId);
      await notifyOfPlan(tasks, tx, { ...plan, ...changed }, { kind: "planMoved", personIds });
    }
    return readPlan(stores, id, caller);
  });
