import type { OpenTransaction } from "../../../platform/database/connection.ts";
import { notify } from "../../notifications/index.ts";
import type { Tasks } from "../tasks.ts";
import type { PlanRow } from "./plan-store.ts";

// i18n-uses: mails:planAssigned.text, mails:planMoved.text, mails:planDeclined.text, mails:planLeft.text
// i18n-uses: mails:planCancelled.text
type PlanEventKind = "planAssigned" | "planMoved" | "planDeclined" | "planLeft" | "planCancelled";

/**
 * Notifies people that they were assigned or removed, that a plan moved or was deleted, or its creator that somebody
 * declined.
 */
export async function notifyOfPlan(
  { notifications }: Tasks,
  tx: OpenTransaction,
  plan: PlanRow,
  event: { kind: PlanEventKind; personIds: readonly string[]; position?: string; person?: string },
): Promise<void> {
  const { kind, personIds, position = "", person = "" } = event;
  const values = { plan: plan.name, position, person, date: new Date(`${plan.date}T00:00Z`) };
  await notify(notifications, tx, {
    churchId: plan.churchId,
    personIds,
    kind: "assignment",
    contentId: plan.id,
    message: (t) => t(`mails:${kind}.text`, values),
    link: `/my/plans/${plan.id}`,
  });
}
