import type { FieldType } from "@offertory/contract";
import { maxAnswerLength } from "@offertory/contract/forms/answer-rules";
import { TextField, type TextFieldProps } from "@offertory/ui";
import { commonOf, type FieldProps } from "./field-props.ts";

/** Maximum input lengths of numbers; answer-rules.ts decides which numbers are valid. */
const MAX_WHOLE_LENGTH = 16;
const MAX_DECIMAL_LENGTH = 28;

const WAYS: Partial<Record<FieldType, Partial<TextFieldProps>>> = {
  "Text Area": { multiline: true, rows: 4 },
  Email: { type: "email", inputMode: "email", autoComplete: "email", autoCapitalize: "none", spellCheck: false },
  "Whole Number": { inputMode: "numeric", autoComplete: "off", maxLength: MAX_WHOLE_LENGTH },
  Decimal: { inputMode: "decimal", autoComplete: "off", maxLength: MAX_DECIMAL_LENGTH },
};

/** A typed answer: a line, a text, a number or an email address. */
export function TextAnswer(props: FieldProps) {
  const { question, value, onChange, isResting } = props;
  return (
    <TextField
      {...commonOf(props)}
      value={value}
      onChange={onChange}
      placeholder={question.placeholder || undefined}
      readOnly={isResting}
      maxLength={maxAnswerLength(question.fieldType)}
      {...WAYS[question.fieldType]}
    />
  );
}
