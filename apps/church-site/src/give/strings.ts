import type english from "@offertory/i18n/locales/en/give.json";

/** The strings of this page in one language. They are part of the HTML, so nothing is loaded for them. */
export type Words = typeof english;
export type WordKey = `give:${Extract<keyof Words, string>}`;
export type Say = (key: WordKey, values?: Record<string, string>) => string;

const isKey = (words: Words, name: string): name is Extract<keyof Words, string> => name in words;

/** Returns a function that gives a string of the page with its placeholders filled in. */
export const sayIn =
  (words: Words): Say =>
  (key, values = {}) => {
    const name = key.slice("give:".length);
    const text = isKey(words, name) ? words[name] : name;
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, blank: string) => values[blank] ?? "");
  };

// i18n-uses: give:failure_*

/** Returns the message of a failure. Failures that cannot happen to visitors have none and are shown as unexpected. */
export function sayFailure(words: Words, failure: string): string {
  const name = `failure_${failure}`;
  return isKey(words, name) ? words[name] : words["failure_gift-unexpected"];
}
