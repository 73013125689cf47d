import { MAX_PLANS, type PlanListed } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Tasks } from "../tasks.ts";
import { describeListed } from "./describe-plan.ts";
import { readToday } from "./read-today.ts";

export async function listPlans(
  tasks: Tasks,
  { past = false }: { past?: boolean | undefined },
  { churchId }: Caller,
): Promise<PlanListed[]> {
  const { plans } = tasks;
  const rows = await plans.list(churchId, await readToday(tasks, churchId), past, MAX_PLANS);
  const ids = rows.map(({ id }) => id);
  const positions = Map.groupBy(await plans.positionsOf(churchId, ids), ({ planId }) => planId);
  const assignments = Map.groupBy(await plans.assignmentsOf(churchId, ids), ({ planId }) => planId);
  return rows.map((plan) => describeListed(plan, positions.get(plan.id) ?? [], assignments.get(plan.id) ?? []));
}
