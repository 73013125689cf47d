import type { Forms } from "../forms.ts";
import { finishWaiting } from "../submissions/finish-waiting.ts";

const PATIENCE_MS = 7 * 86_400_000;
const MAX_PER_ROUND = 200;

/** Answers whose payment never came are let go after a week. One that was paid all the same is finished instead. */
export async function sweepWaiting(forms: Forms): Promise<number> {
  const old = await forms.submissions.waitingSince(new Date(forms.now().getTime() - PATIENCE_MS), MAX_PER_ROUND);
  for (const row of old) {
    const form = await forms.forms.find(row.churchId, row.formId);
    const { outcome } = form ? await finishWaiting(forms, form, row, { alone: true }) : { outcome: "unpaid" };
    if (outcome === "unpaid") await forms.submissions.remove(row);
  }
  return old.length;
}
