import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import i18next, { type TFunction } from "i18next";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from "./languages.ts";
import { LATE_NAMESPACES, NAMESPACES } from "./namespaces.ts";
import "./typed-keys.ts";

const FOLDER = join(import.meta.dirname, "../locales");
/** Namespaces that browsers do not fetch: the server uses them itself, or embeds them in the page that it renders. */
const SERVER_NAMESPACES = ["mails", "give", "exports", "embed"] as const;
const SERVER_ONLY = new Set<string>(SERVER_NAMESPACES);
const ALL_NAMESPACES = [...NAMESPACES, ...SERVER_NAMESPACES] as const;

type Strings = Record<string, unknown>;

/** Reads all namespaces of a language; empty when the language has no files yet. */
function readLanguage(language: Language): Record<string, Strings> {
  const folder = join(FOLDER, language);
  const files = readdirSync(FOLDER).includes(language)
    ? readdirSync(folder).filter((name) => name.endsWith(".json"))
    : [];
  return Object.fromEntries(
    files.map((name) => [name.slice(0, -5), JSON.parse(readFileSync(join(folder, name), "utf8"))]),
  );
}

let strings: ReadonlyMap<string, string> | undefined;

/**
 * Returns the translation files for browsers, as JSON by name: `de` has the namespaces of the start, `de/treasury`
 * those of a page. The files are read once.
 */
export const browserStrings = (): ReadonlyMap<string, string> => (strings ??= readBrowserStrings());

function readBrowserStrings(): ReadonlyMap<string, string> {
  const late = new Set<string>(LATE_NAMESPACES);
  const files = LANGUAGE_CODES.flatMap((language): [string, Record<string, Strings>][] => {
    const all = Object.entries(readLanguage(language)).filter(([name]) => !SERVER_ONLY.has(name));
    const pages = all.filter(([name]) => late.has(name));
    return [
      [language, Object.fromEntries(all.filter(([name]) => !late.has(name)))],
      ...pages.map(([name, texts]): [string, Record<string, Strings>] => [`${language}/${name}`, { [name]: texts }]),
    ];
  });
  return new Map(files.map(([name, texts]) => [name, JSON.stringify(texts)]));
}

type Translators = (language: Language) => TFunction<typeof ALL_NAMESPACES>;

let translators: Promise<Translators> | undefined;

/**
 * Returns translate functions for all our languages, for emails and for pages that the server renders. The files are
 * read once.
 */
export const openLanguages = (): Promise<Translators> => (translators ??= readTranslators());

async function readTranslators(): Promise<Translators> {
  const i18n = i18next.createInstance();
  await i18n.init({
    lng: DEFAULT_LANGUAGE,
    fallbackLng: DEFAULT_LANGUAGE,
    resources: Object.fromEntries(LANGUAGE_CODES.map((code) => [code, readLanguage(code)])),
    interpolation: { escapeValue: false },
  });
  return (language) => i18n.getFixedT(language, ALL_NAMESPACES);
}
