import type { OpenTransaction } from "../../../platform/database/connection.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import { claimGift } from "../../payments/index.ts";
import { formPaymentReference } from "./payment-reference.ts";
import type { Forms } from "../forms.ts";
import { priceOf } from "../questions/check-question.ts";
import type { QuestionRow } from "../records/question-store.ts";
import type { Answers, SubmissionRow } from "../records/submission-store.ts";
import { paidAnswer } from "./paid-answer.ts";

interface PaidSubmission {
  row: Pick<SubmissionRow, "churchId" | "id">;
  payments: readonly QuestionRow[];
  member: Caller | null;
  /** By question id: the payer token that the response to the payment contained. */
  payerTokens: ReadonlyMap<string, string>;
}

/**
 * For clients that pay first and submit the form afterwards: assigns a gift of the payer to each payment question. The
 * answers that the client sent for these questions are ignored. Returns null when a question is not paid.
 */
export async function bindPayments(
  forms: Forms,
  tx: OpenTransaction,
  { row, payments, member, payerTokens }: PaidSubmission,
): Promise<Answers | null> {
  const answers = new Map<string, string>();
  for (const question of payments) {
    const line = priceOf(row.churchId, question);
    const gift =
      line &&
      (await claimGift(forms.giving, tx, {
        churchId: row.churchId,
        purpose: formPaymentReference({ submissionId: row.id, questionId: question.id }),
        payerToken: payerTokens.get(question.id) ?? null,
        personId: member?.personId ?? null,
        line,
      }));
    if (!gift) return null;
    answers.set(question.id, await paidAnswer(forms, row.churchId, gift.personId));
  }
  return answers;
}
