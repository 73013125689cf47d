import type { CheckResult } from "./check-result.ts";
import { compareLanguages } from "./languages/compare-languages.ts";
import { findUses, covers, nestedKeys, type Use } from "./languages/find-uses.ts";
import { readLanguages, readSameAsEnglish, type Texts } from "./languages/read-languages.ts";
import { gatherForms, pluralStems } from "./languages/plural-forms.ts";

/**
 * All twelve languages must have every English text with its variables, and English has exactly the texts that the
 * source uses.
 */
export function checkLanguages(root: string): CheckResult {
  const { languages, problems } = readLanguages(root);
  const english = languages.get("en") ?? new Map<string, string>();
  const source = findUses(root);
  return {
    problems: [
      ...problems,
      ...source.problems,
      ...compareLanguages(languages, readSameAsEnglish(root)),
      ...compareUses(english, source.uses),
    ],
    note: `${english.size} texts in ${languages.size} languages`,
  };
}

/** Every text must be used, and every used key must exist. */
function compareUses(english: Texts, uses: Use[]): string[] {
  const keys = [...gatherForms(english, pluralStems(english)).keys()];
  const known = new Set(keys);
  const namespaces = new Set(keys.map((key) => key.split(":")[0]));
  const nested = [...english.values()].flatMap(nestedKeys);

  const used = new Set([...uses.map(({ key }) => key), ...nested]);
  const patterns = uses.filter(({ kind }) => kind === "pattern");
  const unused = keys.filter((key) => !used.has(key) && !patterns.some((pattern) => covers(pattern.key, key)));

  const missing = uses.filter(({ key, kind }) => {
    if (kind === "pattern") return !keys.some((each) => covers(key, each));
    if (known.has(key)) return false;
    // A string such as "people:view" may mean something else; with one of our namespaces and a dot it is a key.
    return kind === "sure" || (namespaces.has(key.split(":")[0]) && key.includes("."));
  });

  return [
    ...unused.map((key) => `${key} is used nowhere`),
    ...new Set(missing.map(({ file, key }) => `${file} uses ${key}, which is not in English${hint(key)}`)),
    ...nested.filter((key) => !known.has(key)).map((key) => `a text nests ${key}, which is not in English`),
  ];
}

const hint = (key: string) => (key.includes(":") ? "" : " (write the namespace out: namespace:key)");
