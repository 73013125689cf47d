import { MAX_AMOUNT_LENGTH } from "@offertory/i18n";
import { useAmounts } from "@offertory/i18n/amounts";
import { TextField } from "@offertory/ui";
import { useState } from "react";

interface AmountFieldProps {
  label: string;
  value: string;
  onChange: (amount: string) => void;
  error?: string | undefined;
  /** The form was sent: what is wrong is said at once, not only when the field is left. */
  tried?: boolean | undefined;
  /** The only amount of the form: it may be big. */
  large?: boolean;
}

/** An amount of dollars. It keeps what is typed as it was typed, and says why where that is no amount. */
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
      trailing={<span className="pe-3 text-sm">USD</span>}
      className={large ? "tabular text-lg" : "tabular"}
    />
  );
}
