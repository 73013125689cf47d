import { NO, YES } from "@offertory/contract/forms/answer-rules";
import { RadioGroup } from "@offertory/ui";
import { useFillTexts } from "../fill-context.ts";
import { commonOf, type FieldProps } from "./field-props.ts";

export function YesNoAnswer(props: FieldProps) {
  const { t } = useFillTexts();
  const { value, onChange, isResting } = props;
  return (
    <RadioGroup
      {...commonOf(props)}
      value={value}
      onChange={onChange}
      disabled={isResting}
      options={[
        { value: YES, label: t("forms:fill.yes") },
        { value: NO, label: t("forms:fill.no") },
      ]}
    />
  );
}
