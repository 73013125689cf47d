import { NO, splitChoices, YES } from "./answer-rules.ts";
import type { Question } from "./question.ts";

interface AnswerFormats {
  yes: string;
  no: string;
  /** Formats a day for the reader. */
  date(day: string): string;
}

/** Returns an answer as people read it: the text of a choice instead of its value. */
export function answerText(
  question: Pick<Question, "fieldType" | "choices">,
  value: string,
  { yes, no, date }: AnswerFormats,
): string {
  const { fieldType, choices } = question;
  const choiceText = (chosen: string) => choices?.find((choice) => choice.value === chosen)?.text || chosen;
  if (value === "") return "";
  switch (fieldType) {
    case "Yes/No":
      return value === YES ? yes : value === NO ? no : value;
    case "Multiple Choice":
      return choiceText(value);
    case "Checkbox":
      return (splitChoices(question, value) ?? [value]).map(choiceText).join(", ");
    case "Date":
      return /^\d{4}-\d{2}-\d{2}$/.test(value) ? date(value) : value;
    default:
      return value;
  }
}
