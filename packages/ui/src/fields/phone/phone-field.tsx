import { memo, type ReactNode, useId, useState } from "react";
import { classNames } from "../../class-names.ts";
import { ChevronDown } from "../../icons.ts";
import { controlClass, controlHeight } from "../control-class.ts";
import { describedBy } from "../described-by.ts";
import { FieldFrame } from "../field-frame.tsx";
import { PHONE_COUNTRIES } from "./phone-countries.ts";
import {
  choosePhoneCountry,
  finishPhone,
  type PhoneEntry,
  showsDialCode,
  startPhoneEntry,
  typePhone,
} from "./phone-entry.ts";
import { HOME } from "./phone-number.ts";

export type PhoneFieldProps = {
  label: ReactNode;
  /** The accessible name of the country select. */
  countryLabel: string;
  /** The language of the country names. */
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

/** A phone number: a country, the United States by default, and the number as typed. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, countryLabel, language, value, onChange, hint, error, required, className, maxLength, ...native } =
    props;
  const controlId = useId();
  const [entry, setEntry] = useState(() => startPhoneEntry(value));
  // The value was changed from outside, for example when a draft was loaded.
  if (entry.value !== value) setEntry(startPhoneEntry(value));

  function take(next: PhoneEntry) {
    setEntry(next);
    if (next.value !== value) onChange(next.value);
  }

  return (
    <FieldFrame {...{ controlId, label, hint, error, required, className }}>
      <div className="@container">
        <div className="flex flex-wrap gap-2">
          <div className="relative flex w-full shrink-0 items-center @sm:w-44 @md:w-52">
            <select
              aria-label={countryLabel}
              value={entry.country.code}
              onChange={({ target }) =>
                take(choosePhoneCountry(entry, PHONE_COUNTRIES.find(({ code }) => code === target.value) ?? HOME))
              }
              className={classNames(controlClass, controlHeight, "appearance-none truncate pr-8")}
            >
              <CountryOptions language={language} />
            </select>
            <ChevronDown className="pointer-events-none absolute right-2.5 size-4 text-ink-soft" />
          </div>
          {showsDialCode(entry) ? (
            <span className="hidden shrink-0 items-center text-sm text-ink-soft @sm:flex">
              +{entry.country.dialCode}
            </span>
          ) : null}
          <input
            {...native}
            {...describedBy(controlId, hint, error)}
            id={controlId}
            type="tel"
            maxLength={maxLength && maxLength - (entry.value.length - entry.text.length)}
            required={required}
            value={entry.text}
            onChange={(event) => take(typePhone(entry, event.target.value))}
            onBlur={() => take(finishPhone(entry))}
            className={classNames(controlClass, controlHeight, "min-w-0 grow basis-0")}
          />
        </div>
      </div>
    </FieldFrame>
  );
}

/** Memoized, because there are over two hundred countries and the field renders with every digit. */
const CountryOptions = memo(function CountryOptions({ language }: { language: string }) {
  return countryOptions(language).map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
});

/** Returns the home country first, then the others by name. */
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
