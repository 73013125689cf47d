import { RadioGroup, SelectField } from "@offertory/ui";
import { commonOf, type FieldProps } from "./field-props.ts";

/** So many are seen at a glance; more are chosen from a list. */
const MAX_IN_SIGHT = 6;

/** One of several. The first is chosen until another is. */
export function ChoiceAnswer(props: FieldProps) {
  const { question, value, onChange, isResting } = props;
  const options = (question.choices ?? []).map((choice) => ({
    value: choice.value,
    label: choice.text || choice.value,
  }));
  const common = { ...commonOf(props), value, onChange, options, disabled: isResting };
  return options.length > MAX_IN_SIGHT ? <SelectField {...common} /> : <RadioGroup {...common} />;
}
