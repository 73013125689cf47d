import { findGiftByReference } from "../../payments/index.ts";
import { parseFormPaymentReference } from "../payments/payment-reference.ts";
import { inTransaction, type Forms } from "../forms.ts";
import { formPaymentFailed } from "../forms-events.ts";
import type { FormRow } from "../records/form-store.ts";
import { notifyOfFailedPayment } from "../emails/notify-of-failed-payment.ts";
import type { SubmissionRow } from "../records/submission-store.ts";
import { finishWaiting } from "../submissions/finish-waiting.ts";
import { FAILED_ANSWER, paidAnswer } from "../payments/paid-answer.ts";

interface EventPayload {
  churchId: string;
  purpose: string;
}

/**
 * Updates a submission after a gift that pays one of its questions has changed. Events may arrive twice, late or out of
 * order, so the gift's current status is read, and steps that were done before are not repeated.
 */
export async function onGiftChanged(forms: Forms, { churchId, purpose }: EventPayload): Promise<void> {
  const reference = parseFormPaymentReference(purpose);
  const row = reference && (await forms.submissions.find(churchId, reference.submissionId));
  const form = row && (await forms.forms.find(churchId, row.formId));
  if (!reference || !row || !form) return;
  const gift = await findGiftByReference(forms.giving, churchId, purpose);
  if (row.state === "waiting") await finishWaiting(forms, form, row, { alone: true });
  else if (gift?.status === "failed") await recordFailure(forms, form, row, reference.questionId);
  else if (gift?.status === "paid" && row.paymentFailedAt) {
    const answer = new Map([[reference.questionId, await paidAnswer(forms, churchId, gift.personId)]]);
    await forms.submissions.putAnswers(row, answer);
    await forms.submissions.change(row, { paymentFailedAt: null });
  }
}

/**
 * Records that the payment of a finished submission has failed, as a bank payment may days later, and notifies the form
 * owners once.
 */
const recordFailure = (forms: Forms, form: FormRow, row: SubmissionRow, questionId: string): Promise<void> =>
  inTransaction(forms, async ({ submissions, persons }, tx) => {
    const now = await submissions.lock(row.churchId, row.id);
    if (now?.state !== "done" || now.paymentFailedAt) return;
    await submissions.putAnswers(row, new Map([[questionId, FAILED_ANSWER]]));
    await submissions.change(row, { paymentFailedAt: forms.now() });
    const { churchId, id: formId, name: formName, notifyPersonIds } = form;
    const { id: submissionId, submittedBy } = row;
    await forms.publish(tx, formPaymentFailed, {
      churchId,
      formId,
      formName,
      submissionId,
      questionId,
      submittedBy,
      notifyPersonIds,
    });
    await notifyOfFailedPayment(forms, persons, tx, form);
  });
