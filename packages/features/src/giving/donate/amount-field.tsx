import { TextField } from "@offertory/ui";
import { keepAmount } from "./amount-text.ts";

interface AmountFieldProps {
  label: string;
  value: string;
  onChange: (amount: string) => void;
  error?: string | undefined;
  /** The only amount of the form: it may be big. */
  large?: boolean;
}

/** An amount of dollars; nothing but a number can be typed into it. */
export function AmountField({ label, value, onChange, error, large = false }: AmountFieldProps) {
  return (
    <TextField
      label={label}
      value={value}
      onChange={(typed) => onChange(keepAmount(typed))}
      inputMode="decimal"
      autoComplete="off"
      placeholder="0.00"
      required
      error={error}
      trailing={<span className="pe-3 text-sm">USD</span>}
      className={large ? "tabular text-lg" : "tabular"}
    />
  );
}
