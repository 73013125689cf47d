import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from "@offertory/i18n";

type Texts = Record<string, unknown>;

const readStrings = (language: Language, name: string): Texts => {
  const file = fileURLToPath(import.meta.resolve(`@offertory/i18n/locales/${language}/${name}.json`));
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
};

/** Keeps the error messages that can occur while a form is filled in. */
const fillErrors = (errors: Texts): Texts =>
  Object.fromEntries(Object.entries(errors).filter(([code]) => /^(form|answer|too-many|malformed)/.test(code)));

const fillOf = (language: Language): Texts => {
  const { fill } = readStrings(language, "forms");
  return fill instanceof Object ? Object.fromEntries(Object.entries(fill)) : {};
};

let stringsByLanguage: Map<Language, { fill: Texts; errors: Texts }> | undefined;

/** Returns the strings of a form's page, which are sent with the page. English fills in for missing translations. */
export function formStrings(language: Language): { fill: Texts; errors: Texts } {
  stringsByLanguage ??= new Map(
    LANGUAGE_CODES.map((code) => [
      code,
      {
        fill: { ...fillOf(DEFAULT_LANGUAGE), ...fillOf(code) },
        errors: { ...fillErrors(readStrings(DEFAULT_LANGUAGE, "errors")), ...fillErrors(readStrings(code, "errors")) },
      },
    ]),
  );
  return stringsByLanguage.get(language) ?? { fill: {}, errors: {} };
}
