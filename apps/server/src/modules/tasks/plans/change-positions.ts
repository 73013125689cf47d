import type { Plan, PositionDraft } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Tasks } from "../tasks.ts";
import { TooManyPositions } from "../tasks-errors.ts";
import { readPosition } from "./add-plan.ts";
import { findPosition, lockPlan, readPlan } from "./find-plan.ts";
import { notifyUnassigned } from "./notify-unassigned.ts";

const MAX_POSITIONS = 100;

export const addPosition = (tasks: Tasks, planId: string, draft: PositionDraft, caller: Caller): Promise<Plan> =>
  inTransaction(tasks, async (stores) => {
    const { churchId } = await lockPlan(stores, planId, caller);
    const positions = await stores.plans.positionsOf(churchId, [planId]);
    if (positions.length >= MAX_POSITIONS) throw new TooManyPositions();
    const sort = (positions.at(-1)?.sort ?? -1) + 1;
    await stores.plans.addPositions(churchId, planId, [{ ...readPosition(draft), id: tasks.newId(), sort }]);
    return readPlan(stores, planId, caller);
  });

interface PositionParams {
  id: string;
  positionId: string;
}

export const changePosition = (
  tasks: Tasks,
  { id, positionId }: PositionParams,
  { name, needed }: { name?: string | undefined; needed?: number | undefined },
  caller: Caller,
): Promise<Plan> =>
  inTransaction(tasks, async (stores) => {
    const plan = await lockPlan(stores, id, caller);
    const position = await findPosition(stores, plan, positionId);
    const changed = readPosition({ name: name ?? position.name, needed: needed ?? position.needed });
    await stores.plans.changePosition(caller.churchId, positionId, changed);
    return readPlan(stores, id, caller);
  });

export const removePosition = (tasks: Tasks, { id, positionId }: PositionParams, caller: Caller): Promise<Plan> =>
  inTransaction(tasks, async (stores, tx) => {
    const plan = await lockPlan(stores, id, caller);
    const { name: position } = await findPosition(stores, plan, positionId);
    const assignments = await stores.plans.assignmentsOf(caller.churchId, [id]);
    const unassigned = assignments.filter((assignment) => assignment.positionId === positionId);
    await notifyUnassigned(tasks, stores, tx, { kind: "planLeft", plan, position, unassigned });
    await stores.plans.removePosition(caller.churchId, positionId);
    return readPlan(stores, id, caller);
  });
