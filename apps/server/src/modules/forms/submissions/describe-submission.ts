import type { Answer, FormSubmission } from "@offertory/contract";
import type { FormRow } from "../forms/form-store.ts";
import { describeQuestion } from "../questions/describe-question.ts";
import type { QuestionRow } from "../questions/question-store.ts";
import type { AnswerRow, SubmissionRow } from "./submission-store.ts";

export const describeSubmission = (row: SubmissionRow): FormSubmission => {
  const { id, churchId, formId, contentType, contentId, submittedAt, submittedBy, state } = row;
  return {
    id,
    churchId,
    formId,
    contentType,
    contentId,
    submissionDate: submittedAt.toISOString(),
    submittedBy,
    state,
  };
};

/** Who sent it is not told that it is held: a machine would learn from it. */
export const describeSent = (row: SubmissionRow): FormSubmission => ({ ...describeSubmission(row), state: "done" });

interface Parts {
  form?: FormRow;
  questions?: readonly QuestionRow[];
  answers?: readonly AnswerRow[];
}

/** With what was asked for besides; a question that was taken out is among them where it has an answer. */
export function describeWhole(row: SubmissionRow, { form, questions = [], answers }: Parts): FormSubmission {
  const answered = new Set(answers?.map(({ questionId }) => questionId));
  return {
    ...describeSubmission(row),
    ...(form && { form: { name: form.name } }),
    ...(questions.length > 0 && {
      questions: questions.filter(({ id, removedAt }) => removedAt === null || answered.has(id)).map(describeQuestion),
    }),
    ...(answers && { answers: answersOf(answers, questions) }),
  };
}

const answersOf = (answers: readonly AnswerRow[], questions: readonly QuestionRow[]): Answer[] => {
  const places = new Map(questions.map(({ id }, place) => [id, place]));
  return answers
    .toSorted((one, other) => (places.get(one.questionId) ?? 0) - (places.get(other.questionId) ?? 0))
    .map(({ id, submissionId, questionId, value }) => ({
      id,
      formSubmissionId: submissionId,
      questionId,
      value,
      required: questions[places.get(questionId) ?? -1]?.required ?? false,
    }));
};
