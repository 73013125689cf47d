import { NotAllowed } from "../../../platform/http/http-errors.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Forms } from "../forms.ts";
import { FormClosed, PaymentOpen, SubmissionNotFound } from "../forms-errors.ts";
import { acceptsSubmissions } from "../access/check-accepting.ts";
import type { FormRow } from "../records/form-store.ts";
import { mayAdminister, mayReadAnswers } from "../access/may-build-forms.ts";
import { findSubmission } from "./read-submission.ts";
import type { SubmissionRow } from "../records/submission-store.ts";

/**
 * Deletes a submission for good. Forms administrators may delete any, the form's creator only those held as spam, and
 * senders their own while the form is open. Payments stay in the ledger.
 */
export async function removeSubmission(forms: Forms, id: string, caller: Caller): Promise<Record<string, never>> {
  const { row, form } = await findSubmission(forms, id, caller);
  if (!mayAdminister(caller, form)) checkOthers(forms, row, form, caller);
  await forms.submissions.remove(row);
  return {};
}

function checkOthers(forms: Forms, row: SubmissionRow, form: FormRow, caller: Caller): void {
  const reads = mayReadAnswers(caller, form);
  if (reads && row.state === "held") return;
  if (row.submittedBy !== caller.personId) throw reads ? new NotAllowed() : new SubmissionNotFound();
  // The payment may still succeed, and then needs the answers that it belongs to.
  if (row.state === "waiting") throw new PaymentOpen();
  if (!acceptsSubmissions(forms, form)) throw new FormClosed();
}
