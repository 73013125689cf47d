import { SelectField, type SelectFieldProps } from "./select-field.tsx";

export type CurrencyFieldProps = Omit<SelectFieldProps, "options"> & {
  options: readonly { code: string; name: string }[];
};

/** A currency, by its ISO code. Its value may be empty until a country is chosen. */
export function CurrencyField({ options, value, ...select }: CurrencyFieldProps) {
  const currencies = options.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));
  return (
    <SelectField
      autoComplete="transaction-currency"
      {...select}
      value={value}
      options={value === "" ? [{ value: "", label: "" }, ...currencies] : currencies}
    />
  );
}
