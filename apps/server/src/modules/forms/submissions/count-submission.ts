import type { OpenTransaction } from "../../../platform/database/connection.ts";
import { postLetter, type Letter } from "../../../platform/mail/mailer.ts";
import type { Forms } from "../forms.ts";
import { formSubmitted } from "../forms-events.ts";
import type { FormRow } from "../forms/form-store.ts";
import type { SubmissionRow } from "./submission-store.ts";

/** What follows once a submission counts: its letter, and the news of it, in the transaction that makes it count. */
export async function countSubmission(
  { say }: Forms,
  tx: OpenTransaction,
  form: FormRow,
  { id: submissionId, submittedBy }: Pick<SubmissionRow, "id" | "submittedBy">,
  letter: Letter | null,
): Promise<void> {
  const { churchId, id: formId, name: formName, notifyPersonIds } = form;
  if (letter) await postLetter(tx, letter);
  await say(tx, formSubmitted, { churchId, formId, formName, submissionId, submittedBy, notifyPersonIds });
}
