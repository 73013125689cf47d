import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from "@offertory/i18n";

type Strings = Record<string, string>;

const read = (language: Language): Strings => {
  const file = fileURLToPath(import.meta.resolve(`@offertory/i18n/locales/${language}/give.json`));
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
};

let stringsByLanguage: Map<Language, Strings> | undefined;

/**
 * Returns the strings of the donation page, which are sent with the page. English fills in for missing translations.
 */
export function giveStrings(language: Language): Strings {
  stringsByLanguage ??= new Map(LANGUAGE_CODES.map((code) => [code, { ...read(DEFAULT_LANGUAGE), ...read(code) }]));
  return stringsByLanguage.get(language) ?? {};
}
