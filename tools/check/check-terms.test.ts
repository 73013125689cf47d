import { expect, test } from "vitest";
import { checkTerms } from "./check-terms.ts";
import { makeTree } from "./testing/make-tree.ts";

const LANGUAGES = ["de", "en", "es", "fr", "hi", "it", "ko", "no", "pt", "ru", "tl", "zh"];

interface Tree {
  terms?: Record<string, object>;
  texts?: Record<string, object>;
  files?: Record<string, string | object>;
}

/** Checks a tree with the given terms and texts of some languages, and other files. */
function problems({ terms = {}, texts = {}, files = {} }: Tree): string[] {
  const tree: Record<string, string | object> = { ...files };
  for (const language of LANGUAGES) {
    tree[`packages/i18n/terms/${language}.json`] = { terms: {}, forbidden: {}, ...terms[language] };
    tree[`packages/i18n/locales/${language}/give.json`] = { title: language, ...texts[language] };
  }
  return checkTerms(makeTree(tree)).problems;
}

const forbidden = { "\\bgifts?\\b": "donation" };
const en = { forbidden };

test("a text with a term that its language forbids is reported, and variables are not read as words", () => {
  const terms = {
    de: { forbidden: { "\\bspende": "Gabe" } },
    en: { forbidden: { ...forbidden, "\\{\\{\\}\\}\\s*%": "" } },
  };
  expect(problems({ terms, texts: { en: { sum: "Sum of {{gift}}" } } })).toEqual([]);
  expect(problems({ terms, texts: { de: { sum: "Spenden: {{gift}}" }, en: { sum: "Gifts: {{gift}} %" } } })).toEqual([
    'de: give:sum contains "\\bspende", use Gabe (packages/i18n/terms/de.json)',
    'en: give:sum contains "\\bgifts?\\b", use donation (packages/i18n/terms/en.json)',
    'en: give:sum contains "\\{\\{\\}\\}\\s*%" (packages/i18n/terms/en.json)',
  ]);
});

test("the edge of a word is found in every script", () => {
  const terms = { ru: { forbidden: { "\\bпакет\\b": "пачка" } }, hi: { forbidden: { "\\bपद\\b": "" } } };
  expect(problems({ terms, texts: { ru: { sum: "Один пакет." }, hi: { sum: "पदों" } } })).toEqual([
    'ru: give:sum contains "\\bпакет\\b", use пачка (packages/i18n/terms/ru.json)',
  ]);
  expect(problems({ terms, texts: { ru: { sum: "Два пакета" }, hi: { sum: "यह पद है" } } })).toEqual([
    'hi: give:sum contains "\\bपद\\b" (packages/i18n/terms/hi.json)',
  ]);
});

test("the starter pages and the guide are read line by line, without code and addresses", () => {
  const starter = "apps/server/src/modules/content/starter/texts/de.ts";
  const terms = { de: { forbidden: { Gabe: "Spende" } }, en };
  const guide =
    "# Giving\n\n```sh\nnpm run gift\n```\n\nPress `gift` or [give](gift.md), see <https://example.com/gift>.\n";
  expect(problems({ terms, files: { "docs/guide/giving.md": guide } })).toEqual([]);
  expect(
    problems({
      terms,
      files: { "docs/guide/giving.md": `${guide}A gift.\n`, [starter]: '{\n  give: "Ihre Gabe",\n}' },
    }),
  ).toEqual([
    `de: ${starter}:2 contains "Gabe", use Spende (packages/i18n/terms/de.json)`,
    'en: docs/guide/giving.md:8 contains "\\bgifts?\\b", use donation (packages/i18n/terms/en.json)',
  ]);
});

test("a term is allowed in a text that is named with a reason, and an exception that is not needed is reported", () => {
  const allowed = { "\\bgifts?\\b": { "give:sum": "a gift shop" } };
  expect(problems({ terms: { en: { forbidden, allowed } }, texts: { en: { sum: "Gift shop" } } })).toEqual([]);
  expect(problems({ terms: { en: { forbidden, allowed } }, texts: { en: { sum: "Shop" } } })).toEqual([
    'packages/i18n/terms/en.json allows "\\bgifts?\\b" in give:sum, which does not contain it',
  ]);
  expect(problems({ terms: { en: { allowed } } })).toEqual([
    'packages/i18n/terms/en.json allows "\\bgifts?\\b", which it does not forbid',
  ]);
});

test("an exception for a file covers its lines", () => {
  const allowed = { "\\bgifts?\\b": { "docs/guide/giving.md": "a gift shop" } };
  const files = { "docs/guide/giving.md": "# Giving\n\nThe gift shop." };
  expect(problems({ terms: { en: { forbidden, allowed } }, files })).toEqual([]);
});

test("an English text that was replaced is reported when it returns", () => {
  const files = { "packages/i18n/terms/replaced/en.json": ["A gift that was voided counts for nothing."] };
  expect(problems({ files, texts: { en: { sum: "Voided donations aren't counted." } } })).toEqual([]);
  expect(problems({ files, texts: { en: { sum: "A gift that was voided counts for nothing." } } })).toEqual([
    "en: give:sum is a text that was replaced (packages/i18n/terms/replaced/en.json)",
  ]);
});

test("a language without terms is reported", () => {
  const root = makeTree({ "packages/i18n/locales/en/give.json": { title: "Give" } });
  expect(checkTerms(root).problems).toContain("packages/i18n/terms/ko.json is missing");
});
