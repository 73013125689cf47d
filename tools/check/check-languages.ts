import type { CheckResult } from "./check-result.ts";
import { compareLanguages } from "./languages/compare-languages.ts";
import { compareUses } from "./languages/compare-uses.ts";
import { findUses } from "./languages/find-uses.ts";
import { readLanguages, readSameAsEnglish } from "./languages/read-languages.ts";

/** All twelve languages are complete and true to the English, and the English is just what the source uses. */
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
