import { RadioGroup, SelectField } from "@offertory/ui";
import { commonOf, type FieldProps } from "./field-props.ts";

/** Up to this many choices are radio buttons; more are a select field. */
const MAX_RADIO_CHOICES = 6;

/** Chooses one of several choices. The first is selected by default. */
export function ChoiceAnswer(props: FieldProps) {
  const { question, value, onChange, isResting } = props;
  const options = (question.choices ?? []).map((choice) => ({
    value: choice.value,
    label: choice.text || choice.value,
  }));
  const common = { ...commonOf(props), value, onChange, options, disabled: isResting };
  return options.length > MAX_RADIO_CHOICES ? <SelectField {...common} /> : <RadioGroup {...common} />;
}
