import type { FormSubmission } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Forms } from "../forms.ts";
import { SubmissionNotFound } from "../forms-errors.ts";
import { mayReadAnswers } from "../access/may-build-forms.ts";
import { composeAnswerEmail } from "../emails/compose-answer-email.ts";
import { completeSubmission } from "./complete-submission.ts";
import { describeSubmission } from "./describe-submission.ts";
import { findSubmission } from "./read-submission.ts";

/** Accepts a submission that was held as spam. Its email and event, which were held back, follow now, once. */
export async function acceptSubmission(forms: Forms, id: string, caller: Caller): Promise<FormSubmission> {
  const { row, form } = await findSubmission(forms, id, caller);
  if (!mayReadAnswers(caller, form)) throw new SubmissionNotFound();
  if (row.state !== "held") return describeSubmission(row);
  const questions = await forms.questions.listAll(row.churchId, row.formId);
  const answers = new Map(Object.entries(row.answers));
  const email = await composeAnswerEmail(forms, { form, row, questions, answers });
  await inTransaction(forms, async ({ submissions }, tx) => {
    const now = await submissions.lock(row.churchId, id);
    if (now?.state !== "held") return;
    await submissions.change(row, { state: "done" });
    await completeSubmission(forms, tx, form, row, email);
  });
  return describeSubmission({ ...row, state: "done" });
}
