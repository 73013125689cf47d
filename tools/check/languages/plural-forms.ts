import type { Texts } from "./read-languages.ts";

const ENDING = /^(?<stem>.+)_(?<category>zero|one|two|few|many|other)$/;
const ORDINAL = /_ordinal$/;

/** The forms of one text in one language: "" for a plain text; "_one", "_other" and so on for a plural one. */
export type Forms = Map<string, string>;

/**
 * Returns the keys of plural texts without their endings: in English each has at least a form for one and one for
 * others.
 */
export const pluralStems = (english: Texts): Set<string> =>
  new Set(
    [...english.keys()]
      .filter((key) => key.endsWith("_one") && english.has(key.replace(/_one$/, "_other")))
      .map((key) => key.replace(/_one$/, "")),
  );

/** Groups the forms of each text under the key that screens use. */
export function gatherForms(texts: Texts, stems: Set<string>): Map<string, Forms> {
  const gathered = new Map<string, Forms>();
  for (const [key, text] of texts) {
    const { stem = "" } = ENDING.exec(key)?.groups ?? {};
    const called = stems.has(stem) ? stem.replace(ORDINAL, "") : key;
    const forms = gathered.get(called) ?? new Map<string, string>();
    gathered.set(called, forms.set(key.slice(called.length), text));
  }
  return gathered;
}

/**
 * Returns the forms that a language needs for a text with these English forms; i18next accepts "_zero" in any language.
 */
export function formsNeeded(language: string, english: Forms): string[] {
  if (english.has("")) return [""];
  const prefixes = ["", "_ordinal"].filter((prefix) => english.has(`${prefix}_other`));
  const needed = prefixes.flatMap((prefix) => rules(language, prefix).categories.map((name) => `${prefix}_${name}`));
  return english.has("_zero") ? [...new Set(["_zero", ...needed])] : needed;
}

/** Whether a form is for one number only, so that its text may omit the number ("one person"). */
export function isForOneNumber(language: string, form: string): boolean {
  const category = form.split("_").at(-1) ?? "";
  if (category === "zero") return true;
  const { select } = rules(language, form.startsWith("_ordinal") ? "_ordinal" : "");
  return Array.from({ length: 201 }, (_, count) => count).filter((count) => select(count) === category).length === 1;
}

function rules(language: string, prefix: string) {
  const plural = new Intl.PluralRules(language, { type: prefix === "_ordinal" ? "ordinal" : "cardinal" });
  return { categories: plural.resolvedOptions().pluralCategories, select: (count: number) => plural.select(count) };
}
