import { asksSomething, problemOfAnswer, untouchedAnswer, type AnswerDraft } from "@offertory/contract";
import { AnswerInvalid, QuestionUnknown } from "../forms-errors.ts";
import type { QuestionRow } from "../records/question-store.ts";
import type { Answers } from "../records/submission-store.ts";

/**
 * What was answered, by question, judged by the rules that the page has too. Whether a question must be answered, the question
 * says and never the client. What a payment's answer says is nothing: whether it is paid, only the books know. An answer to a
 * question that was taken out meanwhile is kept: who began before that meant it.
 */
export function readAnswers(questions: readonly QuestionRow[], drafts: readonly AnswerDraft[]): Answers {
  const sent = new Map(drafts.map(({ questionId, value }) => [questionId, value?.trim() ?? ""]));
  const known = new Set(questions.map(({ id }) => id));
  if (![...sent.keys()].every((id) => known.has(id))) throw new QuestionUnknown();

  const answers = new Map<string, string>();
  for (const question of questions) {
    if (!asksSomething(question) || question.fieldType === "Payment") continue;
    const said = sent.get(question.id);
    if (question.removedAt !== null) {
      if (said) answers.set(question.id, said);
      continue;
    }
    const value = said ?? (question.required ? "" : untouchedAnswer(question));
    const problem = problemOfAnswer(question, value);
    if (problem) throw new AnswerInvalid(problem, question.title);
    answers.set(question.id, value);
  }
  return answers;
}
