import { findPhoneCountry, type PhoneCountry } from "./phone-countries.ts";

/** The country of numbers without a dial code. */
export const HOME: PhoneCountry = { code: "US", dialCode: "1" };

export type PhoneNumber = { country: PhoneCountry; national: string };

/**
 * Splits a number into country and national number. A number without a dial code belongs to the home country and stays
 * as typed.
 */
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

/** Removes the first `count` digits of the text, and everything between them. */
function withoutDigits(text: string, count: number): string {
  let left = count;
  return text.replaceAll(/./g, (character) => {
    if (left === 0) return character;
    if (/\d/.test(character)) left -= 1;
    return "";
  });
}
