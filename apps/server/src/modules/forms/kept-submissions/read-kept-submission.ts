import type { KeptSubmission } from "@offertory/contract";
import type { Forms } from "../forms.ts";
import { SubmissionNotFound } from "../forms-errors.ts";
import { isKeyOf } from "../payments/submission-key.ts";
import { readPayments } from "../payments/read-payments.ts";

/** What became of answers that waited for their payment: for who has their key, and without the answers. */
export async function readKeptSubmission(forms: Forms, id: string, key: string): Promise<KeptSubmission> {
  const row = await forms.submissions.findById(id);
  if (!row || !isKeyOf(forms, row, key)) throw new SubmissionNotFound();
  const payments = await readPayments(forms, row);
  return {
    id,
    state: row.state,
    payments: payments.map(({ questionId, state }) => ({ questionId, state: state === "open" ? "pending" : state })),
  };
}
