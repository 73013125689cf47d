import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from "@offertory/i18n";

type Texts = Record<string, string>;
interface SiteStrings {
  frame: Texts;
  shown: Texts;
}

const read = (language: Language): Partial<SiteStrings> => {
  const file = fileURLToPath(import.meta.resolve(`@offertory/i18n/locales/${language}/site.json`));
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
};

let all: Map<Language, SiteStrings> | undefined;

/** Returns the strings of a church's site. English fills in for missing translations. */
export function siteStrings(language: Language): SiteStrings {
  all ??= readAll();
  return all.get(language) ?? { frame: {}, shown: {} };
}

function readAll(): Map<Language, SiteStrings> {
  const english = read(DEFAULT_LANGUAGE);
  return new Map(
    LANGUAGE_CODES.map((code) => {
      const { frame, shown } = read(code);
      return [code, { frame: { ...english.frame, ...frame }, shown: { ...english.shown, ...shown } }];
    }),
  );
}
