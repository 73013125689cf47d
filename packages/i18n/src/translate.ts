import { DEFAULT_LANGUAGE, type Language } from "./languages.ts";
import { remembered } from "./remembered.ts";

/** Texts of one language: namespace → key → text, where keys may hold more keys. */
export type Strings = Record<string, object>;

type Values = Record<string, unknown>;

const rulesOf = remembered(
  (language, options: Intl.PluralRulesOptions | undefined) => new Intl.PluralRules(language, options),
);

/**
 * Says the text of a key in the first of the languages that has it, as i18next does, with what our texts use of it: nested keys,
 * plural forms by `count`, and `{{values}}`. A test compares both for every text; all of i18next would be 15 kB of each first load.
 */
export function translate(
  stringsOf: (language: Language) => Strings,
  language: Language,
  key: string,
  values: Values = {},
): string {
  const text = findText(stringsOf, language, key, values["count"]);
  if (text === undefined) return key.slice(key.indexOf(":") + 1);
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) =>
    name in values ? textOf(values[name]) : placeholder,
  );
}

export function findText(
  stringsOf: (language: Language) => Strings,
  language: Language,
  key: string,
  count?: unknown,
): string | undefined {
  const [namespace = "", path = ""] = key.split(":", 2);
  for (const code of new Set([language, DEFAULT_LANGUAGE])) {
    for (const form of formsOf(code, path, count)) {
      const text = form.split(".").reduce<unknown>(memberOf, stringsOf(code)[namespace]);
      if (typeof text === "string") return text;
    }
  }
  return undefined;
}

/** The keys of a text that counts, the most fitting first; any language may have a form of its own for none. */
function formsOf(language: Language, path: string, count: unknown): string[] {
  if (typeof count !== "number") return [path];
  return [...(count === 0 ? [`${path}_zero`] : []), `${path}_${rulesOf(language, undefined).select(count)}`, path];
}

const memberOf = (strings: unknown, name: string): unknown =>
  strings instanceof Object && Object.hasOwn(strings, name) ? Reflect.get(strings, name) : undefined;

/** Values are texts and numbers; what is neither is shown as nothing. */
const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? `${value}` : "";
