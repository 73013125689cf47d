import type { CheckResult } from "./check-result.ts";
import { findForbiddenTerms } from "./terms/find-forbidden-terms.ts";
import { readReplacedTexts, readTerms, REPLACED_TEXTS, TERMS_FOLDER } from "./terms/read-terms.ts";
import { readTermTexts } from "./terms/read-term-texts.ts";

/**
 * Each language has one term for each concept: no text contains a term for which the product has another one, and no
 * English text that was replaced returns.
 */
export function checkTerms(root: string): CheckResult {
  const languages = readTermTexts(root);
  const terms = readTerms(root);
  const replaced = new Set(readReplacedTexts(root));
  const patterns = [...terms.values()].map(({ forbidden }) => Object.keys(forbidden).length);
  return {
    problems: [
      ...[...languages.keys()]
        .filter((language) => !terms.has(language))
        .map((language) => `${TERMS_FOLDER}/${language}.json is missing`),
      ...findForbiddenTerms(languages, terms),
      ...[...(languages.get("en") ?? [])]
        .filter(([, text]) => replaced.has(text))
        .map(([key]) => `en: ${key} is a text that was replaced (${REPLACED_TEXTS})`),
    ],
    note: `${patterns.reduce((sum, count) => sum + count, 0)} forbidden terms, ${replaced.size} replaced texts`,
  };
}
