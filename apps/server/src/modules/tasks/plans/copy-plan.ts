import type { CallInput, copyPlan as call, Plan } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Tasks } from "../tasks.ts";
import { checkDay } from "../tasks/check-task.ts";
import { readPlanName } from "./add-plan.ts";
import { loadPlan, readPlan } from "./find-plan.ts";
import { notifyOfPlan } from "./notify-of-plan.ts";

/** Copies a plan to another day. With `withPeople`, the same people are asked again, except those who declined. */
export const copyPlan = (
  tasks: Tasks,
  id: string,
  { date, name, withPeople }: CallInput<typeof call>["body"],
  caller: Caller,
): Promise<Plan> =>
  inTransaction(tasks, async (stores, tx) => {
    const { churchId, personId } = caller;
    const { plan: old, positions, assignments } = await loadPlan(stores, id, churchId);
    const plan = {
      ...old,
      id: tasks.newId(),
      name: name ? readPlanName(name) : old.name,
      date: checkDay(date),
      madeBy: personId,
      createdAt: tasks.now(),
    };
    await stores.plans.add(plan);
    const ids = new Map(positions.map((position) => [position.id, tasks.newId()]));
    const copies = positions.map((each, sort) => ({
      id: ids.get(each.id) ?? "",
      name: each.name,
      needed: each.needed,
      sort,
    }));
    await stores.plans.addPositions(churchId, plan.id, copies);
    const copiedAssignments = withPeople ? assignments.filter(({ status }) => status !== "declined") : [];
    for (const each of copiedAssignments) {
      // People who were archived since then are skipped.
      if (!(await stores.persons.isKnown(churchId, each.personId))) continue;
      const positionId = ids.get(each.positionId) ?? "";
      await stores.plans.assign({ churchId, id: tasks.newId(), planId: plan.id, positionId, personId: each.personId });
      const position = positions.find((known) => known.id === each.positionId)?.name ?? "";
      await notifyOfPlan(tasks, tx, plan, { kind: "planAssigned", personIds: [each.personId], position });
    }
    return readPlan(stores, plan.id, caller);
  });
