import { findPhoneCountry, type PhoneCountry } from "./phone-countries.ts";

/** The country of a number that names none. */
export const HOME: PhoneCountry = { code: "US", dialCode: "1" };

export type PhoneNumber = { country: PhoneCountry; national: string };

/** A number without a country is one of home, whatever it looks like: what somebody once typed stays as it is. */
export function splitPhone(text: string): PhoneNumber {
  const typed = text.trim();
  const country = typed.startsWith("+") ? findPhoneCountry(typed.replaceAll(/\D/g, "")) : null;
  if (!country) return { country: HOME, national: text };
  return { country, national: withoutDigits(typed.slice(1), country.dialCode.length).trim() };
}

export const joinPhone = ({ country, national }: PhoneNumber): string => {
  if (national.trim() === "") return "";
  return country.code === HOME.code ? national : `+${country.dialCode} ${national}`;
};

/** The text after so many of its digits, however they are spaced. */
function withoutDigits(text: string, count: number): string {
  let left = count;
  return text.replaceAll(/./g, (character) => {
    if (left === 0) return character;
    if (/\d/.test(character)) left -= 1;
    return "";
  });
}
