import { inTransaction, type Forms } from "../forms.ts";
import type { FormRow } from "../records/form-store.ts";
import { composeAnswerEmail } from "../emails/compose-answer-email.ts";
import { completeSubmission } from "./complete-submission.ts";
import type { SubmissionRow } from "../records/submission-store.ts";
import { paidAnswer } from "../payments/paid-answer.ts";
import { readPayments } from "../payments/read-payments.ts";

/**
 * Finishes a waiting submission if all its payments are made. Both the page that made the payment and the event of the
 * payment call this; the second call changes nothing.
 */
export async function finishWaiting(
  forms: Forms,
  form: FormRow,
  row: SubmissionRow,
  { alone }: { alone: boolean },
): Promise<{ outcome: "done" | "open" | "unpaid" }> {
  const payments = await readPayments(forms, row);
  const unpaid = payments.filter(({ state }) => state !== "paid" && state !== "pending");
  if (payments.length === 0 || unpaid.some(({ state }) => state !== "open")) return { outcome: "unpaid" };
  if (unpaid.length > 0) return { outcome: "open" };

  const paid = new Map<string, string>();
  for (const { questionId, personId } of payments)
    paid.set(questionId, await paidAnswer(forms, row.churchId, personId));
  const questions = await forms.questions.listAll(row.churchId, row.formId);
  const answers = new Map([...Object.entries(row.answers), ...paid]);
  const email = await composeAnswerEmail(forms, { form, row, questions, answers });
  await inTransaction(forms, async ({ submissions }, tx) => {
    const now = await submissions.lock(row.churchId, row.id);
    if (now?.state !== "waiting") return;
    await submissions.putAnswers(row, paid);
    await submissions.change(row, { state: "done", submittedAt: forms.now(), finishedAlone: alone });
    await completeSubmission(forms, tx, form, row, email);
  });
  return { outcome: "done" };
}
