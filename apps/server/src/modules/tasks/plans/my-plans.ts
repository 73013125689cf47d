import type { AssignmentAnswer, MyPlan, Serving } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Tasks, type TasksStores } from "../tasks.ts";
import { mayEditPlans } from "../tasks/may-task.ts";
import { AssignmentNotFound, PlanNotFound } from "../tasks-errors.ts";
import { describeMine } from "./describe-plan.ts";
import { lockPlan, loadPlan } from "./find-plan.ts";
import { readToday } from "./read-today.ts";
import { notifyOfPlan } from "./notify-of-plan.ts";

export const listMyPlans = async (tasks: Tasks, { churchId, personId }: Caller): Promise<Serving[]> =>
  tasks.plans.servingOf(churchId, personId, await readToday(tasks, churchId));

/** Lists where a person serves from a day on, without declined assignments, for the person's calendar. */
export const listServing = async (
  { plans }: Tasks,
  churchId: string,
  personId: string,
  from: string,
): Promise<Serving[]> =>
  (await plans.servingOf(churchId, personId, from)).filter(({ status }) => status !== "declined");

/** Returns a plan for callers who serve in it or may edit plans. For all others it is not found. */
export async function readMyPlan(stores: Pick<TasksStores, "plans">, id: string, caller: Caller): Promise<MyPlan> {
  const { plan, positions, assignments } = await loadPlan(stores, id, caller.churchId);
  const isAssigned = assignments.some(({ personId }) => personId === caller.personId);
  if (!isAssigned && !mayEditPlans(caller)) throw new PlanNotFound();
  return describeMine(plan, positions, assignments, caller.personId);
}

/** Accepts or declines an assignment of the caller. The creator of the plan is notified when somebody declines. */
export const answerAssignment = (
  tasks: Tasks,
  id: string,
  { assignmentId, status, reason }: AssignmentAnswer,
  caller: Caller,
): Promise<MyPlan> =>
  inTransaction(tasks, async (stores, tx) => {
    await readMyPlan(stores, id, caller);
    const plan = await lockPlan(stores, id, caller);
    const { positions, assignments } = await loadPlan(stores, id, caller.churchId);
    const own = assignments.find((one) => one.id === assignmentId && one.personId === caller.personId);
    if (!own) throw new AssignmentNotFound();
    const storedReason = status === "declined" ? (reason?.trim() ?? "") : "";
    await stores.plans.answer(caller.churchId, assignmentId, status, storedReason);
    if (status === "declined" && own.status !== "declined" && plan.madeBy && plan.madeBy !== caller.personId) {
      const position = positions.find((each) => each.id === own.positionId)?.name ?? "";
      const event = { kind: "planDeclined", personIds: [plan.madeBy], position, person: own.name } as const;
      await notifyOfPlan(tasks, tx, plan, event);
    }
    return readMyPlan(stores, id, caller);
  });
