import { formatNumber } from "./formats.ts";
import { DEFAULT_LANGUAGE, type Language } from "./languages.ts";
import { remembered } from "./remembered.ts";

/** The texts of one language: namespace → key → text, where keys may be nested. */
export type Strings = Record<string, object>;

type Values = Record<string, unknown>;

const rulesOf = remembered(
  (language, options: Intl.PluralRulesOptions | undefined) => new Intl.PluralRules(language, options),
);

/**
 * Returns the text of a key in the language, else in English. It behaves like i18next for the features that our texts
 * use: nested keys, plural forms by `count`, `{{values}}`, and `{{count, number}}` for a number in the language's
 * format. A test compares both for every text. i18next itself would add 15 kB to each first load.
 */
export function translate(
  stringsOf: (language: Language) => Strings,
  language: Language,
  key: string,
  values: Values = {},
): string {
  const text = findText(stringsOf, language, key, values["count"]);
  if (text === undefined) return key.slice(key.indexOf(":") + 1);
  return text.replace(/\{\{\s*(\w+)\s*(,\s*number\s*)?\}\}/g, (placeholder, name: string, isNumber?: string) => {
    const value = values[name];
    if (isNumber && typeof value === "number") return formatNumber(language, value);
    return name in values ? textOf(value) : placeholder;
  });
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

/** Returns the keys to try, the best first. Every language may have a `_zero` form for a count of 0. */
function formsOf(language: Language, path: string, count: unknown): string[] {
  if (typeof count !== "number") return [path];
  return [...(count === 0 ? [`${path}_zero`] : []), `${path}_${rulesOf(language, undefined).select(count)}`, path];
}

const memberOf = (strings: unknown, name: string): unknown =>
  strings instanceof Object && Object.hasOwn(strings, name) ? Reflect.get(strings, name) : undefined;

/** Values other than texts, numbers and booleans are shown as nothing. */
const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? `${value}` : "";
