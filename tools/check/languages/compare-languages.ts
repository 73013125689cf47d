import { compareText, flawsOf, hasText } from "./compare-text.ts";
import { type Forms, formsNeeded, gatherForms, isForOneNumber, pluralStems } from "./plural-forms.ts";
import type { Texts } from "./read-languages.ts";

/**
 * Compares every language with English: the same keys, its own plural forms, the same variables and tags, other words.
 */
export function compareLanguages(languages: Map<string, Texts>, sameAsEnglish: Record<string, string[]>): string[] {
  const englishTexts = languages.get("en") ?? new Map<string, string>();
  const stems = pluralStems(englishTexts);
  const english = gatherForms(englishTexts, stems);
  const same = new Set<string>();

  const problems = [...languages].flatMap(([language, texts]) => {
    const gathered = gatherForms(texts, stems);
    const extra = [...gathered.keys()].filter((key) => !english.has(key)).map((key) => `${key} is not in English`);
    const others = [...english].flatMap(([key, forms]) => {
      const own = gathered.get(key);
      if (!own) return [`${key} is missing`];
      const isSame =
        language !== "en" && [...own].some(([form, text]) => text === inEnglish(forms, form) && hasText(text));
      if (isSame) same.add(`${language} ${key}`);
      const mayBeSame = [language, "*"].some((name) => sameAsEnglish[name]?.includes(key));
      return [
        ...compareForms(language, forms, own).map((problem) => `${key}${problem}`),
        ...(isSame && !mayBeSame ? [`${key} reads as in English (packages/i18n/same-as-english.json allows it)`] : []),
      ];
    });
    return [...extra, ...others].map((problem) => `${language}: ${problem}`);
  });
  return [...problems, ...needlessAllowances(sameAsEnglish, [...languages.keys()], same)];
}

const inEnglish = (english: Forms, form: string): string =>
  english.get(form) ?? english.get(form.replace(/_[a-z]+$/, "_other")) ?? "";

function compareForms(language: string, english: Forms, own: Forms): string[] {
  const needed = formsNeeded(language, english);
  return [
    ...needed.filter((form) => !own.has(form)).map((form) => `${form} is missing`),
    ...[...own].flatMap(([form, text]) => {
      if (!needed.includes(form)) return [`${form} is a plural form that ${language} does not have`];
      const mayOmit = form !== "" && isForOneNumber(language, form) ? ["count"] : [];
      const fullest = inEnglish(english, form === "" ? "" : form.replace(/_[a-z]+$/, "_other"));
      return [...flawsOf(text), ...compareText(fullest, text, mayOmit)].map((flaw) => `${form} ${flaw}`);
    }),
  ];
}

const needlessAllowances = (allowed: Record<string, string[]>, languages: string[], same: Set<string>): string[] =>
  Object.entries(allowed).flatMap(([name, keys]) =>
    keys
      .filter((key) => !(name === "*" ? languages : [name]).some((language) => same.has(`${language} ${key}`)))
      .map((key) => `same-as-english.json allows ${name} ${key}, which does not read as in English`),
  );
