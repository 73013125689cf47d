import type { Plan } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { TasksStores } from "../tasks.ts";
import { PlanNotFound, PositionNotFound } from "../tasks-errors.ts";
import { describePlan } from "./describe-plan.ts";
import type { PlanRow, PositionRow } from "./plan-store.ts";

type Stores = Pick<TasksStores, "plans">;

/** Reads a plan of the church with its positions and assignments. */
export async function loadPlan({ plans }: Stores, id: string, churchId: string) {
  const plan = await plans.find(churchId, id);
  if (!plan) throw new PlanNotFound();
  const [positions, assignments] = [await plans.positionsOf(churchId, [id]), await plans.assignmentsOf(churchId, [id])];
  return { plan, positions, assignments };
}

export async function readPlan(stores: Stores, id: string, { churchId }: Caller): Promise<Plan> {
  const { plan, positions, assignments } = await loadPlan(stores, id, churchId);
  return describePlan(plan, positions, assignments);
}

export async function lockPlan({ plans }: Stores, id: string, { churchId }: Caller): Promise<PlanRow> {
  const plan = await plans.lock(churchId, id);
  if (!plan) throw new PlanNotFound();
  return plan;
}

export async function findPosition({ plans }: Stores, plan: PlanRow, positionId: string): Promise<PositionRow> {
  const position = (await plans.positionsOf(plan.churchId, [plan.id])).find(({ id }) => id === positionId);
  if (!position) throw new PositionNotFound();
  return position;
}
