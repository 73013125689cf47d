import { MAX_AMOUNT_LENGTH, pageCurrency } from "@offertory/i18n";
import { useAmounts } from "@offertory/i18n/amounts";
import { TextField } from "@offertory/ui";
import { useState } from "react";

interface AmountFieldProps {
  label: string;
  value: string;
  onChange: (amount: string) => void;
  error?: string | undefined;
  /** Whether the form was submitted: then a problem is shown at once, not only on blur. */
  tried?: boolean | undefined;
  /** Whether to show it large, because it is the only amount of the form. */
  large?: boolean;
}

/** A field for an amount. It keeps the text as typed and shows why it is not a valid amount. */
export function AmountField({ label, value, onChange, error, tried = false, large = false }: AmountFieldProps) {
  const { placeholder, problemWith } = useAmounts();
  const [isLeft, setIsLeft] = useState(false);
  return (
    <TextField
      label={label}
      value={value}
      onChange={(typed) => {
        setIsLeft(false);
        onChange(typed);
      }}
      onBlur={() => setIsLeft(true)}
      inputMode="decimal"
      autoComplete="off"
      placeholder={placeholder}
      maxLength={MAX_AMOUNT_LENGTH}
      required
      error={(tried || isLeft ? problemWith(value) : undefined) ?? error}
      trailing={<span className="pe-3 text-sm">{pageCurrency()}</span>}
      className={large ? "tabular text-lg" : "tabular"}
    />
  );
}
