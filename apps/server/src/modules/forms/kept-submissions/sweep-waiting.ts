import type { Forms } from "../forms.ts";
import { finishWaiting } from "../submissions/finish-waiting.ts";

const MAX_WAITING_MS = 7 * 86_400_000;
const SWEEP_BATCH_SIZE = 200;

/** Deletes submissions that have waited a week for their payment; finishes those that were paid after all. */
export async function sweepWaiting(forms: Forms): Promise<number> {
  const old = await forms.submissions.listWaitingSince(
    new Date(forms.now().getTime() - MAX_WAITING_MS),
    SWEEP_BATCH_SIZE,
  );
  for (const row of old) {
    const form = await forms.forms.find(row.churchId, row.formId);
    const { outcome } = form ? await finishWaiting(forms, form, row, { alone: true }) : { outcome: "unpaid" };
    if (outcome === "unpaid") await forms.submissions.remove(row);
  }
  return old.length;
}
