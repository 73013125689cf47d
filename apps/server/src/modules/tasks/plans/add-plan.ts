import type { Plan, PlanDraft, PositionDraft } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Tasks } from "../tasks.ts";
import { PlanNameBlank, PositionNameBlank } from "../tasks-errors.ts";
import { checkDay } from "../tasks/check-task.ts";
import { readPlan } from "./find-plan.ts";

export const addPlan = (tasks: Tasks, draft: PlanDraft, caller: Caller): Promise<Plan> =>
  inTransaction(tasks, async (stores) => {
    const { churchId, personId } = caller;
    const id = tasks.newId();
    await stores.plans.add({
      churchId,
      id,
      name: readPlanName(draft.name),
      date: checkDay(draft.date),
      notes: draft.notes?.trim() ?? "",
      madeBy: personId,
      createdAt: tasks.now(),
    });
    const positions = (draft.positions ?? []).map((position, sort) => ({
      ...readPosition(position),
      id: tasks.newId(),
      sort,
    }));
    await stores.plans.addPositions(churchId, id, positions);
    return readPlan(stores, id, caller);
  });

export function readPlanName(sent: string): string {
  const name = sent.trim();
  if (!name) throw new PlanNameBlank();
  return name;
}

export function readPosition({ name, needed }: PositionDraft): PositionDraft {
  const trimmed = name.trim();
  if (!trimmed) throw new PositionNameBlank();
  return { name: trimmed, needed };
}
