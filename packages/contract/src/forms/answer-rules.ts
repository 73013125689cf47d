import { isEmail } from "../text/is-email.ts";
import type { Question } from "./question.ts";
import { CHOICE_TYPES, type FieldType } from "./question-kinds.ts";

/** What is wrong with an answer. Browser and server check by the same functions, so that they always agree. */
export type AnswerProblem =
  | "required"
  | "unknown-choice"
  | "not-yes-or-no"
  | "not-whole"
  | "not-a-number"
  | "not-a-day"
  | "not-a-phone"
  | "not-an-email"
  | "too-long"
  | "not-paid";

export const YES = "True";
export const NO = "False";
/** The longest answer to any question. */
export const MAX_ANSWER_LENGTH = 10_000;
const MAX_LINE_LENGTH = 1000;
const MAX_LENGTHS: Partial<Record<FieldType, number>> = {
  "Text Area": MAX_ANSWER_LENGTH,
  Checkbox: MAX_ANSWER_LENGTH,
  Payment: 500,
};

export const maxAnswerLength = (fieldType: FieldType): number => MAX_LENGTHS[fieldType] ?? MAX_LINE_LENGTH;

/** Returns the answer of a question that nobody has touched. */
export function untouchedAnswer({ fieldType, choices }: Pick<Question, "fieldType" | "choices">): string {
  if (fieldType === "Yes/No") return NO;
  return fieldType === "Multiple Choice" ? (choices?.[0]?.value ?? "") : "";
}

/** Returns whether the question takes an answer; a heading does not. */
export const takesAnswer = ({ fieldType }: Pick<Question, "fieldType">): boolean => fieldType !== "Heading";

type AnsweredQuestion = Pick<Question, "fieldType" | "choices" | "required">;

/**
 * Returns what is wrong with an answer. A payment question always passes, because only the ledger knows whether it was
 * paid.
 */
export function problemOfAnswer(question: AnsweredQuestion, value: string): AnswerProblem | null {
  if (!takesAnswer(question) || question.fieldType === "Payment") return null;
  const answer = value.trim();
  if (answer === "") return question.required ? "required" : null;
  if (answer.length > maxAnswerLength(question.fieldType)) return "too-long";
  return problemOfKind(question, answer);
}

function problemOfKind(question: AnsweredQuestion, answer: string): AnswerProblem | null {
  switch (question.fieldType) {
    case "Multiple Choice":
      return isChoice(question, answer) ? null : "unknown-choice";
    case "Checkbox":
      return splitChoices(question, answer) ? null : "unknown-choice";
    case "Yes/No":
      return answer === YES || answer === NO ? null : "not-yes-or-no";
    case "Whole Number":
      return /^[+-]?\d{1,15}$/.test(answer) ? null : "not-whole";
    case "Decimal":
      return /^[+-]?(\d{1,15}(\.\d{0,10})?|\.\d{1,10})$/.test(answer) ? null : "not-a-number";
    case "Date":
      return isDay(answer) ? null : "not-a-day";
    case "Phone Number":
      return isPhone(answer) ? null : "not-a-phone";
    case "Email":
      return isEmail(answer) ? null : "not-an-email";
    default:
      return null;
  }
}

const isChoice = ({ choices }: AnsweredQuestion, value: string): boolean =>
  choices?.some((choice) => choice.value === value) ?? false;

/**
 * Returns the ticked values of a comma-separated answer; null when a part is not a choice. A value may contain commas,
 * so the longest choice that fits is taken first.
 */
export function splitChoices({ choices }: Pick<Question, "choices">, joined: string): string[] | null {
  if (joined.trim() === "") return [];
  const values = (choices ?? []).map(({ value }) => value).filter(Boolean);
  const longestFirst = values.toSorted((one, other) => other.length - one.length);
  const ticked: string[] = [];
  let rest = joined.trim();
  while (rest !== "") {
    const value = longestFirst.find((one) => rest === one || rest.startsWith(`${one},`));
    if (value === undefined || ticked.includes(value)) return null;
    ticked.push(value);
    rest = rest.slice(value.length + 1).trimStart();
  }
  return ticked;
}

/** Joins the ticked values in the order of the choices. */
export const joinChoices = ({ choices }: Pick<Question, "choices">, ticked: readonly string[]): string =>
  (choices ?? [])
    .map(({ value }) => value)
    .filter((value) => ticked.includes(value))
    .join(",");

function isDay(answer: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(answer) || answer < "0001") return false;
  const day = new Date(`${answer}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(answer);
}

/** Accepts digits with spaces, parentheses, dots, dashes and slashes, a leading plus, and an extension at the end. */
const isPhone = (answer: string): boolean => {
  const digits = answer.replaceAll(/\D/g, "").length;
  return digits >= 5 && digits <= 20 && /^\+?[\d\s().\-/]+((x|ext\.?)\s*\d+)?$/i.test(answer);
};

/** Returns whether the summary counts how often each answer was given. */
export const isCounted = ({ fieldType }: Pick<Question, "fieldType">): boolean =>
  CHOICE_TYPES.includes(fieldType) || fieldType === "Yes/No";
