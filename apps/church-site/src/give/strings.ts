import type english from "@offertory/i18n/locales/en/give.json";

/** The strings of this page in one language. They are part of the HTML, so nothing is loaded for them. */
export type GiveStrings = typeof english;
export type GiveStringKey = `give:${Extract<keyof GiveStrings, string>}`;
export type Translator = (key: GiveStringKey, values?: Record<string, string>) => string;

const isKey = (strings: GiveStrings, name: string): name is Extract<keyof GiveStrings, string> => name in strings;

/** Returns a function that gives a string of the page with its placeholders filled in. */
export const createTranslator =
  (strings: GiveStrings): Translator =>
  (key, values = {}) => {
    const name = key.slice("give:".length);
    const text = isKey(strings, name) ? strings[name] : name;
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, blank: string) => values[blank] ?? "");
  };

// i18n-uses: give:failure_*

/** Returns the message of a failure. Failures that cannot happen to visitors have none and are shown as unexpected. */
export function failureMessage(strings: GiveStrings, failure: string): string {
  const name = `failure_${failure}`;
  return isKey(strings, name) ? strings[name] : strings["failure_gift-unexpected"];
}
