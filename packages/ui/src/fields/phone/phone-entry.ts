import type { PhoneCountry } from "./phone-countries.ts";
import { joinPhone, splitPhone } from "./phone-number.ts";

/**
 * A phone number while it is typed: the country, the text in the input, and the value of both. The country is stored,
 * because an incomplete number ("+44 ") has no value from which it could be read.
 */
export type PhoneEntry = { country: PhoneCountry; text: string; value: string };

export function startPhoneEntry(value: string): PhoneEntry {
  const { country, national } = splitPhone(value);
  return { country, text: national, value };
}

/** A text that begins with + names its country itself. It stays as typed until `finishPhone`. */
export function typePhone(entry: PhoneEntry, text: string): PhoneEntry {
  if (!text.trim().startsWith("+"))
    return { ...entry, text, value: joinPhone({ country: entry.country, national: text }) };
  const { country, national } = splitPhone(text);
  return { country, text, value: joinPhone({ country, national }) || text.trim() };
}

export const choosePhoneCountry = (entry: PhoneEntry, country: PhoneCountry): PhoneEntry => {
  const { text } = finishPhone(entry);
  return { country, text, value: joinPhone({ country, national: text }) };
};

/** After typing, moves the dial code from the text to the country select. */
export function finishPhone(entry: PhoneEntry): PhoneEntry {
  const { national } = splitPhone(entry.text);
  return entry.text === national ? entry : { ...entry, text: national, value: joinPhone({ ...entry, national }) };
}

/** Returns whether the dial code is shown beside the input, which is so unless the text contains it. */
export const showsDialCode = ({ text }: PhoneEntry): boolean => !text.trim().startsWith("+");
