import type { OpenTransaction } from "../../../platform/database/connection.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import { claimGift, purposeOfForm } from "../../giving/index.ts";
import type { Forms } from "../forms.ts";
import { priceOf } from "../questions/check-question.ts";
import type { QuestionRow } from "../questions/question-store.ts";
import type { Answers, SubmissionRow } from "../submissions/submission-store.ts";
import { paidAnswer } from "./paid-answer.ts";

interface Paid {
  row: Pick<SubmissionRow, "churchId" | "id">;
  payments: readonly QuestionRow[];
  member: Caller | null;
  address: string;
}

/**
 * For clients that pay first and send the form in afterwards: binds a gift of theirs to each question that asks for one. What the
 * answer says is never believed. Null where a question is not paid.
 */
export async function bindPayments(
  forms: Forms,
  tx: OpenTransaction,
  { row, payments, member, address }: Paid,
): Promise<Answers | null> {
  const answers = new Map<string, string>();
  for (const question of payments) {
    const share = priceOf(question);
    const gift =
      share &&
      (await claimGift(forms.giving, tx, {
        churchId: row.churchId,
        purpose: purposeOfForm({ submissionId: row.id, questionId: question.id }),
        personId: member?.personId ?? null,
        address,
        share,
      }));
    if (!gift) return null;
    answers.set(question.id, await paidAnswer(forms, row.churchId, gift.personId));
  }
  return answers;
}
