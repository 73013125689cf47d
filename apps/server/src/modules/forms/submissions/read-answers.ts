import { takesAnswer, problemOfAnswer, untouchedAnswer, type AnswerDraft } from "@offertory/contract";
import { AnswerInvalid, QuestionUnknown } from "../forms-errors.ts";
import type { QuestionRow } from "../records/question-store.ts";
import type { Answers } from "../records/submission-store.ts";

/**
 * Checks the sent answers by the same rules as the page. Whether an answer is required comes from the stored question,
 * not from the client. Answers to payment questions are ignored, because only giving knows what was paid. Answers to
 * questions that were removed meanwhile are kept, because the sender had still seen them.
 */
export function readAnswers(questions: readonly QuestionRow[], drafts: readonly AnswerDraft[]): Answers {
  const sent = new Map(drafts.map(({ questionId, value }) => [questionId, value?.trim() ?? ""]));
  const known = new Set(questions.map(({ id }) => id));
  if (![...sent.keys()].every((id) => known.has(id))) throw new QuestionUnknown();

  const answers = new Map<string, string>();
  for (const question of questions) {
    if (!takesAnswer(question) || question.fieldType === "Payment") continue;
    const sentAnswer = sent.get(question.id);
    if (question.removedAt !== null) {
      if (sentAnswer) answers.set(question.id, sentAnswer);
      continue;
    }
    const value = sentAnswer ?? (question.required ? "" : untouchedAnswer(question));
    const problem = problemOfAnswer(question, value);
    if (problem) throw new AnswerInvalid(problem, question.title);
    answers.set(question.id, value);
  }
  return answers;
}
