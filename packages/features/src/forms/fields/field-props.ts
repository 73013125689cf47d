import type { Question } from "@offertory/contract";

/** The props of the fields of all question types. */
export interface FieldProps {
  question: Question;
  value: string;
  onChange(value: string): void;
  /** The message about a problem with the answer. */
  error: string | undefined;
  isResting: boolean;
}

/** The props that all fields of the UI package share. */
export const commonOf = ({ question, error }: FieldProps) => ({
  label: question.title,
  name: question.id,
  required: question.required,
  hint: question.description || undefined,
  error,
});
