import type { Question, SubmissionDraft } from "@offertory/contract";
import {
  type AnswerProblem,
  asksSomething,
  joinChoices,
  problemOfAnswer,
  splitChoices,
  untouchedAnswer,
} from "@offertory/contract/forms/answer-rules";
import { DEFAULT_LANGUAGE, type Language, languageOfTag, parseDecimal, writeDecimal } from "@offertory/i18n";

const toLanguage = (language: string): Language => languageOfTag(language) ?? DEFAULT_LANGUAGE;

/** What was answered, by question. */
export type Answers = Readonly<Record<string, string>>;

export interface FoundProblem {
  questionId: string;
  title: string;
  problem: AnswerProblem;
}

export const isPayment = ({ fieldType }: Pick<Question, "fieldType">): boolean => fieldType === "Payment";

/** Every question answers by itself before it is touched. */
export const startAnswers = (questions: readonly Question[]): Answers =>
  Object.fromEntries(questions.filter(asksSomething).map((question) => [question.id, untouchedAnswer(question)]));

/** What was answered before, as far as these questions still ask it and still offer it. */
export function resumeAnswers(questions: readonly Question[], before: Answers): Answers {
  const fits = (question: Question, value: string) =>
    isPayment(question) ||
    value === "" ||
    !["required", "unknown-choice"].includes(problemOfAnswer({ ...question, required: false }, value) ?? "");
  const known = questions.filter(asksSomething).flatMap((question) => {
    const value = before[question.id];
    return value !== undefined && fits(question, value) ? [[question.id, value] as const] : [];
  });
  return { ...startAnswers(questions), ...Object.fromEntries(known) };
}

/** An answer as it is meant: a number stands in its field as the person's language writes it, and is sent with a point. */
const meantAnswer = ({ fieldType }: Question, typed: string, language: string): string =>
  fieldType === "Decimal" ? (parseDecimal(toLanguage(language), typed) ?? typed) : typed;

/** Answers that were sent before, as they stand in their fields. */
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

/** Ticks a choice, or takes the tick away. */
export function tick(question: Question, joined: string, value: string, isTicked: boolean): string {
  const others = (splitChoices(question, joined) ?? []).filter((each) => each !== value);
  return joinChoices(question, isTicked ? [...others, value] : others);
}

/** All that is wrong, in the order of the questions; payments only where they are asked for. */
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

/** Whether every payment that the form asks for is made. A form without one has nothing to wait for. */
export const isAllPaid = (questions: readonly Question[], paid: ReadonlySet<string>): boolean =>
  questions.filter(isPayment).every(({ id }) => paid.has(id));

/** What a payment question answers once it is paid. */
export const paidAnswer = (name: string): string => `Payment Successful [${name}]`;
const PAID = /^Payment Successful/;
export const readsAsPaid = (answer: string): boolean => PAID.test(answer);

/** The payments that a submission has made already. */
export const paidIn = (answers: Answers): ReadonlySet<string> =>
  new Set(Object.entries(answers).flatMap(([id, value]) => (readsAsPaid(value) ? id : [])));

/** Of what stood in a page's fields, what answers a question. */
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
  /** Of a submission that exists, or that waits for its payment. */
  known: { id: string; key?: string } | null;
  about: Subject | null;
  /** In which the person writes numbers. */
  language: string;
}

/** The submission as it is sent. */
export function draftOf({ form, questions, answers, clientId, known, about, language }: Sent): SubmissionDraft {
  return {
    formId: form.id,
    churchId: form.churchId,
    ...(known && { id: known.id, ...(known.key && { key: known.key }) }),
    ...(about ?? { contentType: "form", contentId: form.id }),
    submissionDate: new Date().toISOString(),
    ...(clientId && { clientId }),
    answers: questions.filter(asksSomething).map((question) => ({
      questionId: question.id,
      required: question.required,
      value: meantAnswer(question, (answers[question.id] ?? "").trim(), language),
      ...(known && { formSubmissionId: known.id }),
    })),
  };
}
