import type { FieldType } from "@offertory/contract";
import { TextField, type TextFieldProps } from "@offertory/ui";
import { commonOf, type FieldProps } from "./field-props.ts";

const WAYS: Partial<Record<FieldType, Partial<TextFieldProps>>> = {
  "Text Area": { multiline: true, rows: 4, maxLength: 10_000 },
  Email: { type: "email", inputMode: "email", autoComplete: "email", autoCapitalize: "none", spellCheck: false },
  "Whole Number": { inputMode: "numeric", autoComplete: "off", maxLength: 16 },
  Decimal: { inputMode: "decimal", autoComplete: "off", maxLength: 28 },
};

/** Whatever is typed: a line, a text, a number, an address. */
export function TextAnswer(props: FieldProps) {
  const { question, value, onChange, isResting } = props;
  return (
    <TextField
      {...commonOf(props)}
      value={value}
      onChange={onChange}
      placeholder={question.placeholder || undefined}
      readOnly={isResting}
      maxLength={1000}
      {...WAYS[question.fieldType]}
    />
  );
}
