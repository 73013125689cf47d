import type { FormSubmission } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Forms } from "../forms.ts";
import { SubmissionNotFound } from "../forms-errors.ts";
import type { FormRow } from "../records/form-store.ts";
import { mayReadAnswers } from "../access/may-build-forms.ts";
import { describeWhole } from "./describe-submission.ts";
import type { SubmissionRow } from "../records/submission-store.ts";

const ALL_PARTS = ["questions", "answers", "form"];

/**
 * Returns a submission to callers who may read the form's answers and to its sender; refuses it to others as not found.
 */
export async function readSubmission(
  forms: Forms,
  id: string,
  include: string | undefined,
  caller: Caller,
): Promise<FormSubmission> {
  const { row, form } = await findSubmission(forms, id, caller);
  const isOwn = row.submittedBy === caller.personId;
  if (!isOwn && !mayReadAnswers(caller, form)) throw new SubmissionNotFound();
  // Clients that do not send `include` expect all parts.
  const included = new Set(include === undefined ? ALL_PARTS : include.split(",").map((part) => part.trim()));
  const questions = await forms.questions.listAll(row.churchId, row.formId);
  const { questions: asked, answers: given, ...rest } = describeWhole(row, { form, questions });
  return {
    ...rest,
    ...(isOwn && row.state === "held" && { state: "done" as const }),
    form: included.has("form") ? rest.form : undefined,
    questions: included.has("questions") ? asked : undefined,
    answers: included.has("answers") ? given : undefined,
  };
}

export async function findSubmission(
  forms: Forms,
  id: string,
  { churchId }: Caller,
): Promise<{ row: SubmissionRow; form: FormRow }> {
  const row = await forms.submissions.find(churchId, id);
  const form = row && (await forms.forms.find(churchId, row.formId));
  if (!row || !form) throw new SubmissionNotFound();
  return { row, form };
}
