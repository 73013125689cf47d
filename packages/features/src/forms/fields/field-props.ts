import type { Question } from "@offertory/contract";

/** What every kind of question gets. */
export interface FieldProps {
  question: Question;
  value: string;
  onChange(value: string): void;
  /** What is wrong with the answer, in words. */
  error: string | undefined;
  isResting: boolean;
}

/** What the fields of the kit have in common. */
export const commonOf = ({ question, error }: FieldProps) => ({
  label: question.title,
  name: question.id,
  required: question.required,
  hint: question.description || undefined,
  error,
});
