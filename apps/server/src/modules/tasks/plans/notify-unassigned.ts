import type { OpenTransaction } from "../../../platform/database/connection.ts";
import type { Tasks, TasksStores } from "../tasks.ts";
import type { AssignmentRow, PlanRow } from "./plan-store.ts";
import { readToday } from "./read-today.ts";
import { notifyOfPlan } from "./notify-of-plan.ts";

interface UnassignedEvent {
  kind: "planLeft" | "planCancelled";
  plan: PlanRow;
  position?: string;
  unassigned: readonly AssignmentRow[];
}

/** Notifies people that they are no longer needed, except those who had declined. Past plans notify nobody. */
export async function notifyUnassigned(
  tasks: Tasks,
  stores: TasksStores,
  tx: OpenTransaction,
  { plan, unassigned, ...event }: UnassignedEvent,
): Promise<void> {
  if (plan.date < (await readToday({ ...stores, now: tasks.now }, plan.churchId))) return;
  const personIds = unassigned.filter(({ status }) => status !== "declined").map(({ personId }) => personId);
  await notifyOfPlan(tasks, tx, plan, { ...event, personIds });
}
