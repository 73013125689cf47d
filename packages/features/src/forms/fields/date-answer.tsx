import { DateField } from "@offertory/ui";
import { commonOf, type FieldProps } from "./field-props.ts";

export function DateAnswer(props: FieldProps) {
  const { value, onChange, isResting } = props;
  return <DateField {...commonOf(props)} value={value} onChange={onChange} readOnly={isResting} max="9999-12-31" />;
}
