import { defaultCountries, guessCountryByPartialPhoneNumber, parseCountry } from "react-international-phone";

/** A country by its two letters, and the digits that are dialled for it. */
export type PhoneCountry = { code: string; dialCode: string };

/** The country of a number that names none. */
export const HOME: PhoneCountry = { code: "US", dialCode: "1" };

/** Two islands that share their numbers with another one. */
const LEFT_OUT = new Set(["TA", "AC"]);

export const PHONE_COUNTRIES: readonly PhoneCountry[] = defaultCountries
  .map(parseCountry)
  .map(({ iso2, dialCode }) => ({ code: iso2.toUpperCase(), dialCode }))
  .filter(({ code }) => !LEFT_OUT.has(code));

export type PhoneNumber = { country: PhoneCountry; national: string };

/** A number without a country is one of home, whatever it looks like: what somebody once typed stays as it is. */
export function splitPhone(text: string): PhoneNumber {
  const typed = text.trim();
  if (!typed.startsWith("+")) return { country: HOME, national: text };
  const { country, fullDialCodeMatch } = guessCountryByPartialPhoneNumber({
    phone: `+${typed.replaceAll(/\D/g, "")}`,
    countries: defaultCountries,
    currentCountryIso2: "us",
  });
  if (!country || !fullDialCodeMatch) return { country: HOME, national: text };
  return {
    country: { code: country.iso2.toUpperCase(), dialCode: country.dialCode },
    national: withoutDigits(typed.slice(1), country.dialCode.length).trim(),
  };
}

export const joinPhone = ({ country, national }: PhoneNumber): string =>
  country.code === HOME.code || national.trim() === "" ? national : `+${country.dialCode} ${national}`;

/** The text after so many of its digits, however they are spaced. */
function withoutDigits(text: string, count: number): string {
  let left = count;
  return text.replaceAll(/./g, (letter) => {
    if (left === 0) return letter;
    if (/\d/.test(letter)) left -= 1;
    return "";
  });
}
