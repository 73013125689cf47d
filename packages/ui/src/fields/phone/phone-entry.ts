import type { PhoneCountry } from "./phone-countries.ts";
import { joinPhone, splitPhone } from "./phone-number.ts";

/**
 * A phone number while somebody types it: the country, the text in the input, and the value that both make. The country is
 * kept beside the text, because half a number ("+44 ") has no value yet from which it could be read again.
 */
export type PhoneEntry = { country: PhoneCountry; text: string; value: string };

export function startPhoneEntry(value: string): PhoneEntry {
  const { country, national } = splitPhone(value);
  return { country, text: national, value };
}

/** A text that begins with a plus names its country itself, and stays as typed until it is finished. */
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

/** After typing: the dial code moves from the text to the country beside it. */
export function finishPhone(entry: PhoneEntry): PhoneEntry {
  const { national } = splitPhone(entry.text);
  return entry.text === national ? entry : { ...entry, text: national, value: joinPhone({ ...entry, national }) };
}

/** The dial code stands beside the input, unless the text in it names one. */
export const showsDialCode = ({ text }: PhoneEntry): boolean => !text.trim().startsWith("+");
