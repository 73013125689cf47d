import type { Question, SubmissionDraft } from "@offertory/contract";
import {
  type AnswerProblem,
  takesAnswer,
  joinChoices,
  problemOfAnswer,
  splitChoices,
  untouchedAnswer,
} from "@offertory/contract/forms/answer-rules";
import { DEFAULT_LANGUAGE, type Language, languageOfTag, parseDecimal, writeDecimal } from "@offertory/i18n";

const toLanguage = (language: string): Language => languageOfTag(language) ?? DEFAULT_LANGUAGE;

/** The answers by question id. */
export type Answers = Readonly<Record<string, string>>;

export interface FoundProblem {
  questionId: string;
  title: string;
  problem: AnswerProblem;
}

export const isPayment = ({ fieldType }: Pick<Question, "fieldType">): boolean => fieldType === "Payment";

/** Returns the default answer of every question. */
export const startAnswers = (questions: readonly Question[]): Answers =>
  Object.fromEntries(questions.filter(takesAnswer).map((question) => [question.id, untouchedAnswer(question)]));

/** Returns the earlier answers whose questions and choices still exist. */
export function resumeAnswers(questions: readonly Question[], before: Answers): Answers {
  const fits = (question: Question, value: string) =>
    isPayment(question) ||
    value === "" ||
    !["required", "unknown-choice"].includes(problemOfAnswer({ ...question, required: false }, value) ?? "");
  const known = questions.filter(takesAnswer).flatMap((question) => {
    const value = before[question.id];
    return value !== undefined && fits(question, value) ? [[question.id, value] as const] : [];
  });
  return { ...startAnswers(questions), ...Object.fromEntries(known) };
}

/**
 * Returns the answer to send: decimals are typed in the format of the user's language and sent with a decimal point.
 */
const meantAnswer = ({ fieldType }: Question, typed: string, language: string): string =>
  fieldType === "Decimal" ? (parseDecimal(toLanguage(language), typed) ?? typed) : typed;

/** Returns sent answers as the fields show them. */
export const showAnswers = (questions: readonly Question[], sent: Answers, language: string): Answers => ({
  ...sent,
  ...Object.fromEntries(
    questions
      .filter(({ id, fieldType }) => fieldType === "Decimal" && sent[id])
      .map(({ id }) => [id, writeDecimal(toLanguage(language), sent[id] ?? "")]),
  ),
});

export const changeAnswer = (answers: Answers, question: Question, value: string): Answers => ({
  ...answers,
  [question.id]: value,
});

/** Adds or removes a choice of a checkbox question. */
export function tick(question: Question, joined: string, value: string, isTicked: boolean): string {
  const others = (splitChoices(question, joined) ?? []).filter((each) => each !== value);
  return joinChoices(question, isTicked ? [...others, value] : others);
}

/** Returns all problems in the order of the questions; unpaid payments only if `paid` is given. */
export function findProblems(
  questions: readonly Question[],
  answers: Answers,
  { paid, language }: { paid: ReadonlySet<string> | null; language: string },
): FoundProblem[] {
  return questions.flatMap((question) => {
    const { id: questionId, title } = question;
    const problem = isPayment(question)
      ? paid && !paid.has(questionId)
        ? "not-paid"
        : null
      : problemOfAnswer(question, meantAnswer(question, answers[questionId] ?? "", language));
    return problem ? [{ questionId, title, problem }] : [];
  });
}

/** Whether every payment of the form is made; true for a form without payments. */
export const isAllPaid = (questions: readonly Question[], paid: ReadonlySet<string>): boolean =>
  questions.filter(isPayment).every(({ id }) => paid.has(id));

/** Returns the answer of a payment question that is paid. */
export const paidAnswer = (name: string): string => `Payment Successful [${name}]`;
const PAID = /^Payment Successful/;
export const readsAsPaid = (answer: string): boolean => PAID.test(answer);

/** Returns the ids of the payment questions that a submission has paid. */
export const paidIn = (answers: Answers): ReadonlySet<string> =>
  new Set(Object.entries(answers).flatMap(([id, value]) => (readsAsPaid(value) ? id : [])));

/** Returns the typed values that are answers to known questions. */
export const answersAmong = (known: Answers, typed: Answers): Answers =>
  Object.fromEntries(Object.entries(typed).filter(([id]) => id in known));

export interface Subject {
  contentType: string;
  contentId: string;
}

interface Sent {
  form: { id: string; churchId: string };
  questions: readonly Question[];
  answers: Answers;
  clientId: string | null;
  /** A submission that exists or waits for its payment; null for a new one. */
  known: { id: string; key?: string } | null;
  about: Subject | null;
  /** The language in which numbers are typed. */
  language: string;
}

/** Returns the request body of a submission. */
export function draftOf({ form, questions, answers, clientId, known, about, language }: Sent): SubmissionDraft {
  return {
    formId: form.id,
    churchId: form.churchId,
    ...(known && { id: known.id, ...(known.key && { key: known.key }) }),
    ...(about ?? { contentType: "form", contentId: form.id }),
    submissionDate: new Date().toISOString(),
    ...(clientId && { clientId }),
    answers: questions.filter(takesAnswer).map((question) => ({
      questionId: question.id,
      required: question.required,
      value: meantAnswer(question, (answers[question.id] ?? "").trim(), language),
      ...(known && { formSubmissionId: known.id }),
    })),
  };
}
