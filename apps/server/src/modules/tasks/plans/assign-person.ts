import type { Plan } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Tasks } from "../tasks.ts";
import { AlreadyAssigned, AssignmentNotFound, PersonNotKnown, PlanTooFull } from "../tasks-errors.ts";
import { findPosition, lockPlan, readPlan } from "./find-plan.ts";
import { notifyUnassigned } from "./notify-unassigned.ts";
import { notifyOfPlan } from "./notify-of-plan.ts";

const MAX_ASSIGNMENTS = 500;

/** Assigns a person to a position and notifies them. */
export const assignPerson = (
  tasks: Tasks,
  planId: string,
  { positionId, personId }: { positionId: string; personId: string },
  caller: Caller,
): Promise<Plan> =>
  inTransaction(tasks, async (stores, tx) => {
    const plan = await lockPlan(stores, planId, caller);
    const position = await findPosition(stores, plan, positionId);
    const { churchId } = plan;
    if (!(await stores.persons.isKnown(churchId, personId))) throw new PersonNotKnown();
    if ((await stores.plans.assignmentsOf(churchId, [planId])).length >= MAX_ASSIGNMENTS) throw new PlanTooFull();
    const isNew = await stores.plans.assign({ churchId, id: tasks.newId(), planId, positionId, personId });
    if (!isNew) throw new AlreadyAssigned();
    await notifyOfPlan(tasks, tx, plan, { kind: "planAssigned", personIds: [personId], position: position.name });
    return readPlan(stores, planId, caller);
  });

export const unassignPerson = (
  tasks: Tasks,
  { id, assignmentId }: { id: string; assignmentId: string },
  caller: Caller,
): Promise<Plan> =>
  inTransaction(tasks, async (stores, tx) => {
    const plan = await lockPlan(stores, id, caller);
    const known = await stores.plans.assignmentsOf(plan.churchId, [id]);
    const assignment = known.find((one) => one.id === assignmentId);
    if (!assignment) throw new AssignmentNotFound();
    const { name: position } = await findPosition(stores, plan, assignment.positionId);
    await notifyUnassigned(tasks, stores, tx, { kind: "planLeft", plan, position, unassigned: [assignment] });
    await stores.plans.unassign(plan.churchId, assignmentId);
    return readPlan(stores, id, caller);
  });
