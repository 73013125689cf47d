import type { Answer, FormSubmission } from "@offertory/contract";
import type { FormRow } from "../records/form-store.ts";
import { describeQuestion } from "../questions/describe-question.ts";
import type { QuestionRow } from "../records/question-store.ts";
import type { SubmissionRow } from "../records/submission-store.ts";

export const describeSubmission = (row: SubmissionRow): FormSubmission => {
  const { id, churchId, formId, contentType, contentId, submittedAt, submittedBy, state } = row;
  return {
    id,
    churchId,
    formId,
    contentType,
    // A submission about no person has the form itself as its content.
    contentId: contentId ?? formId,
    submissionDate: submittedAt.toISOString(),
    submittedBy,
    state,
  };
};

/**
 * Describes a submission to its sender. A held one is reported as done, so that spammers do not learn that they were
 * detected.
 */
export const describeSent = (row: SubmissionRow): FormSubmission => ({ ...describeSubmission(row), state: "done" });

interface Parts {
  form?: FormRow;
  questions: readonly QuestionRow[];
}

/** Describes a submission with its questions and answers. Removed questions are included if they have an answer. */
export const describeWhole = (row: SubmissionRow, { form, questions }: Parts): FormSubmission => ({
  ...describeSubmission(row),
  ...(form && { form: { name: form.name } }),
  ...(questions.length > 0 && {
    questions: questions.filter(({ id, removedAt }) => removedAt === null || id in row.answers).map(describeQuestion),
  }),
  answers: answersOf(row, questions),
});

const answersOf = ({ id: submissionId, answers }: SubmissionRow, questions: readonly QuestionRow[]): Answer[] => {
  const positions = new Map(questions.map(({ id }, position) => [id, position]));
  return Object.entries(answers)
    .toSorted(([one], [other]) => (positions.get(one) ?? 0) - (positions.get(other) ?? 0))
    .map(([questionId, value]) => ({
      id: `${submissionId}-${questionId}`,
      formSubmissionId: submissionId,
      questionId,
      value,
      required: questions[positions.get(questionId) ?? -1]?.required ?? false,
    }));
};
