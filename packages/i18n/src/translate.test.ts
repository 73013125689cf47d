import { expect, test } from "vitest";
import { LANGUAGE_CODES, type Language } from "./languages.ts";
import { openLanguages } from "./server.ts";
import { readStrings } from "./testing/english.ts";
import { translate } from "./translate.ts";

const COUNTS = [undefined, 0, 1, 2, 3, 5, 11, 21, 100, 1_000_000];

/** Returns every key of a language with its namespace. Plural forms are included with and without their suffix. */
function keysOf(language: Language): string[] {
  const collect = (strings: object, before: string): string[] =>
    Object.entries(strings).flatMap(([name, text]: [string, unknown]) =>
      text instanceof Object ? collect(text, `${before}${name}.`) : `${before}${name}`,
    );
  const keys = Object.entries(readStrings(language))
    .filter(([namespace]) => namespace !== "mails")
    .flatMap(([namespace, strings]) => collect(strings, `${namespace}:`));
  return [...new Set(keys.flatMap((key) => [key, key.replace(/_(zero|one|two|few|many|other)$/, "")]))];
}

/** Whether a key has a text without a count. Other keys are tested with counts. */
const isText = (strings: object | undefined, key: string): boolean =>
  typeof key.split(/[:.]/).reduce<unknown>((part, name) => part && Reflect.get(Object(part), name), strings) ===
  "string";

const isTranslateFunction = (t: unknown): t is (key: string, values: object) => unknown => typeof t === "function";

test("S9.02 every text of every language equals the text of i18next, with and without a count", async () => {
  const translators = await openLanguages();
  const known = new Map(LANGUAGE_CODES.map((code) => [code, readStrings(code)]));
  const stringsOf = (code: Language) => known.get(code) ?? {};
  for (const language of LANGUAGE_CODES) {
    const theirs: unknown = translators(language);
    const translateByI18next = (key: string, values: object) =>
      isTranslateFunction(theirs) ? theirs(key, values) : undefined;
    const different: unknown[] = [];
    for (const key of keysOf(language))
      for (const count of /_(zero|one|two|few|many|other)$/.test(key) || !isText(known.get(language), key)
        ? COUNTS
        : [undefined, 1]) {
        const values = { name: "José & {{name}}", field: "", amount: "$5", ...(count !== undefined && { count }) };
        const ours = translate(stringsOf, language, key, values);
        const expected = String(translateByI18next(key, values));
        if (ours !== expected) different.push({ language, key, count, ours, expected });
      }
    expect(different).toEqual([]);
  }
});

test("a key without a translation returns the key, and never a property of Object.prototype", () => {
  expect(translate(() => ({}), "de", "shell:home.title")).toBe("home.title");
  expect(translate(() => ({ common: {} }), "en", "common:constructor.name")).toBe("constructor.name");
});

test("G9.01 a unit of time is plural above a count of 1, on the screen and in emails", async () => {
  const theirs: unknown = (await openLanguages())("en");
  const translateByI18next = (key: string, values: object = {}) =>
    isTranslateFunction(theirs) ? String(theirs(key, values)).toLowerCase() : undefined;
  for (const namespace of ["giving", "mails"]) {
    expect(["week", "month", "year"].map((unit) => translateByI18next(`${namespace}:every.${unit}`))).toEqual([
      "every week",
      "every month",
      "every year",
    ]);
    expect(translateByI18next(`${namespace}:everyFew.week`, { count: 2 })).toBe("every 2 weeks");
    expect(translateByI18next(`${namespace}:everyFew.month`, { count: 3 })).toBe("every 3 months");
  }
});
