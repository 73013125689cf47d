import { NotAllowed } from "../../../platform/http/http-errors.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Forms } from "../forms.ts";
import { SubmissionNotFound } from "../forms-errors.ts";
import { mayAdminister, mayReadAnswers } from "../forms/may-build-forms.ts";
import { findSubmission } from "./read-submission.ts";

/** Removes a submission for good: who administers forms any, who made the form only what was held as spam. */
export async function removeSubmission(forms: Forms, id: string, caller: Caller): Promise<Record<string, never>> {
  const { row, form } = await findSubmission(forms, id, caller);
  const reads = mayReadAnswers(caller, form);
  if (!mayAdminister(caller, form) && !(reads && row.state === "held")) {
    throw reads || row.submittedBy === caller.personId ? new NotAllowed() : new SubmissionNotFound();
  }
  await forms.submissions.remove(row);
  return {};
}
