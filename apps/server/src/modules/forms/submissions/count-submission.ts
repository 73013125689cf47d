import type { OpenTransaction } from "../../../platform/database/connection.ts";
import type { Letter } from "../../../platform/mail/mailer.ts";
import type { Forms } from "../forms.ts";
import { formSubmitted } from "../forms-events.ts";
import type { FormRow } from "../forms/form-store.ts";
import type { SubmissionRow } from "./submission-store.ts";

/** What follows once a submission counts: its letter, and the news of it, in the transaction that makes it count. */
export async function countSubmission(
  { say, emails }: Forms,
  tx: OpenTransaction,
  form: FormRow,
  { id: submissionId, submittedBy }: Pick<SubmissionRow, "id" | "submittedBy">,
  letter: Letter | null,
): Promise<void> {
  const { churchId, id: formId, name: formName, notifyPersonIds } = form;
  if (letter) await emails.postIfRoom(tx, churchId, "visitors", letter);
  await say(tx, formSubmitted, { churchId, formId, formName, submissionId, submittedBy, notifyPersonIds });
}
