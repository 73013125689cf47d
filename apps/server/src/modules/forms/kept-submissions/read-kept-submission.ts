import type { KeptSubmission } from "@offertory/contract";
import type { Forms } from "../forms.ts";
import { SubmissionNotFound } from "../forms-errors.ts";
import { isSubmissionKey } from "../payments/submission-key.ts";
import { readPayments } from "../payments/read-payments.ts";

/**
 * Returns the state of a stored submission and its payments, without the answers, to a client that has the submission's
 * key.
 */
export async function readKeptSubmission(forms: Forms, id: string, key: string): Promise<KeptSubmission> {
  const row = await forms.submissions.findById(id);
  if (!row || !isSubmissionKey(forms, row, key)) throw new SubmissionNotFound();
  const payments = await readPayments(forms, row);
  return {
    id,
    state: row.state,
    payments: payments.map(({ questionId, state }) => ({ questionId, state: state === "open" ? "pending" : state })),
  };
}
