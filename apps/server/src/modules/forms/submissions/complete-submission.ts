import type { OpenTransaction } from "../../../platform/database/connection.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";
import type { Email } from "../../../platform/mail/mailer.ts";
import type { Forms } from "../forms.ts";
import { formSubmitted } from "../forms-events.ts";
import type { FormRow } from "../records/form-store.ts";
import type { SubmissionRow } from "../records/submission-store.ts";

type Counted = Pick<SubmissionRow, "id" | "submittedBy">;

/** Sends the email and publishes the event of a submission, in the transaction that makes it `done`. */
export async function completeSubmission(
  forms: Forms,
  tx: OpenTransaction,
  form: FormRow,
  row: Counted,
  email: Email | null,
): Promise<void> {
  if (email) await forms.emails.postWithinLimit(tx, form.churchId, "visitors", email);
  if (hasOwners(form, row)) await forms.publish(tx, formSubmitted, payloadOf(form, row));
}

/**
 * Returns the jobs of the `formSubmitted` event, for callers that insert them in the same statement as the submission.
 */
export const jobsOfSubmission = (forms: Forms, form: FormRow, row: Counted): Job<object>[] =>
  hasOwners(form, row) ? forms.jobsOf(formSubmitted, payloadOf(form, row)) : [];

/** When nobody is to be notified, the event is not published, because its job would do nothing. */
const hasOwners = ({ notifyPersonIds }: FormRow, { submittedBy }: Counted): boolean =>
  notifyPersonIds.some((personId) => personId !== submittedBy);

const payloadOf = (
  { churchId, id: formId, name: formName, notifyPersonIds }: FormRow,
  { id, submittedBy }: Counted,
) => ({
  churchId,
  formId,
  formName,
  submissionId: id,
  submittedBy,
  notifyPersonIds,
});
