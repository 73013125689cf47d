import { NotAllowed } from "../../../platform/http/http-errors.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Forms } from "../forms.ts";
import { FormClosed, PaymentOpen, SubmissionNotFound } from "../forms-errors.ts";
import { takesAnswers } from "../access/check-taking.ts";
import type { FormRow } from "../records/form-store.ts";
import { mayAdminister, mayReadAnswers } from "../access/may-build-forms.ts";
import { findSubmission } from "./read-submission.ts";
import type { SubmissionRow } from "../records/submission-store.ts";

/**
 * Removes a submission for good: who administers forms any, who made the form only what was held as spam, and who sent it in
 * their own, as long as they could change it. Payments stay in the books.
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
  // The money may be on its way: what arrives must find the answers that it belongs to.
  if (row.state === "waiting") throw new PaymentOpen();
  if (!takesAnswers(forms, form)) throw new FormClosed();
}
