import { useMemo } from "react";
import { PHONE_COUNTRIES } from "./phone/phone-countries.ts";
import { HOME } from "./phone/phone-number.ts";
import { SelectField, type SelectFieldProps, type SelectOption } from "./select-field.tsx";

export type CountryFieldProps = Omit<SelectFieldProps, "options"> & {
  /** The language of the country names. */
  language: string;
  /** The text of the option for no country. */
  emptyLabel: string;
};

/** A country of an address. Its value is the English name, the same in every language; the list shows translated names. */
export function CountryField({ language, emptyLabel, value, ...select }: CountryFieldProps) {
  const options = useMemo(() => countryOptions(language, value), [language, value]);
  const known = options.find((option) => option.value === countryValue(value));
  return (
    <SelectField
      autoComplete="country-name"
      {...select}
      value={known?.value ?? value}
      options={[{ value: "", label: emptyLabel }, ...options]}
    />
  );
}

const namesIn = (language: string): Intl.DisplayNames => new Intl.DisplayNames([language], { type: "region" });

/** Returns the value of a stored country: its English name if a two-letter code was stored, else the text itself. */
function countryValue(stored: string): string {
  const code = stored.trim().toUpperCase();
  return PHONE_COUNTRIES.some((country) => country.code === code) ? (namesIn("en").of(code) ?? stored) : stored;
}

/** Returns the home country first, then the others by name. A stored text that is no known country stays a choice. */
function countryOptions(language: string, stored: string): SelectOption[] {
  const shown = namesIn(language);
  const english = namesIn("en");
  const { compare } = new Intl.Collator(language);
  const [home, ...others] = [HOME, ...PHONE_COUNTRIES.filter(({ code }) => code !== HOME.code)].map(({ code }) => ({
    value: english.of(code) ?? code,
    label: shown.of(code) ?? code,
  }));
  const countries = home ? [home, ...others.toSorted((one, other) => compare(one.label, other.label))] : others;
  const value = countryValue(stored);
  const isKnown = value === "" || countries.some((country) => country.value === value);
  return isKnown ? countries : [{ value: stored, label: stored }, ...countries];
}
