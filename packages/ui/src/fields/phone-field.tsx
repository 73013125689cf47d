import { memo, type ReactNode, useId, useState } from "react";
import { classNames } from "../class-names.ts";
import { ChevronDown } from "../icons.ts";
import { controlClass, controlHeight } from "./control-class.ts";
import { describedBy } from "./described-by.ts";
import { FieldFrame } from "./field-frame.tsx";
import { HOME, joinPhone, PHONE_COUNTRIES, splitPhone } from "./phone-number.ts";

export type PhoneFieldProps = {
  label: ReactNode;
  /** The name of the choice of a country. */
  countryLabel: string;
  /** In which language countries are named. */
  language: string;
  value: string;
  onChange: (value: string) => void;
  name?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  autoComplete?: string | undefined;
  maxLength?: number | undefined;
  className?: string | undefined;
};

/** A telephone number: the country, which is the United States until another is chosen, and the rest as it is typed. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, countryLabel, language, value, onChange, hint, error, required, className, ...native } = props;
  const controlId = useId();
  const split = splitPhone(value);
  // A country that was chosen before the first digit stands in no value yet.
  const [chosen, setChosen] = useState(split.country);
  const country = value.trim() === "" ? chosen : split.country;

  function choose(code: string) {
    const next = PHONE_COUNTRIES.find((each) => each.code === code) ?? HOME;
    setChosen(next);
    if (split.national.trim() !== "") onChange(joinPhone({ country: next, national: split.national }));
  }

  return (
    <FieldFrame {...{ controlId, label, hint, error, required, className }}>
      <div className="flex gap-2">
        <div className="relative flex w-28 shrink-0 items-center">
          <select
            aria-label={countryLabel}
            value={country.code}
            onChange={(event) => choose(event.target.value)}
            className={classNames(controlClass, controlHeight, "appearance-none truncate pr-8")}
          >
            <CountryOptions language={language} />
          </select>
          <ChevronDown className="pointer-events-none absolute right-2.5 size-4 text-ink-soft" />
        </div>
        <span className="flex shrink-0 items-center text-sm text-ink-soft">+{country.dialCode}</span>
        <input
          {...native}
          {...describedBy(controlId, hint, error)}
          id={controlId}
          type="tel"
          required={required}
          value={split.national}
          onChange={(event) => onChange(joinPhone({ country, national: event.target.value }))}
          className={classNames(controlClass, controlHeight)}
        />
      </div>
    </FieldFrame>
  );
}

/** Over two hundred: not drawn anew with every digit. */
const CountryOptions = memo(function CountryOptions({ language }: { language: string }) {
  return countryOptions(language).map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
});

/** Home first, the others by their names. */
function countryOptions(language: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([language], { type: "region" });
  const { compare } = new Intl.Collator(language);
  return PHONE_COUNTRIES.map(({ code, dialCode }) => ({
    code,
    name: `${names.of(code) ?? code} (+${dialCode})`,
  })).toSorted(
    (one, other) => Number(other.code === HOME.code) - Number(one.code === HOME.code) || compare(one.name, other.name),
  );
}
