import type { OpenTransaction } from "../../../platform/database/connection.ts";
import type { Tasks, TasksStores } from "../tasks.ts";
import type { AssignmentRow, PlanRow } from "./plan-store.ts";
import { readToday } from "./read-today.ts";
import { notifyOfPlan } from "./notify-of-plan.ts";

interface LetGo {
  what: "planLeft" | "planCancelled";
  plan: PlanRow;
  position?: string;
  freed: readonly AssignmentRow[];
}

/** Notifies people that they are no longer needed, except those who had declined. Past plans notify nobody. */
export async function letGo(
  tasks: Tasks,
  stores: TasksStores,
  tx: OpenTransaction,
  { plan, freed, ...event }: LetGo,
): Promise<void> {
  if (plan.date < (await readToday({ ...stores, now: tasks.now }, plan.churchId))) return;
  const personIds = freed.filter(({ status }) => status !== "declined").map(({ personId }) => personId);
  await notifyOfPlan(tasks, tx, plan, { ...event, personIds });
}
