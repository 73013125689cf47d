import type { Texts } from "../languages/read-languages.ts";
import { type Terms, TERMS_FOLDER } from "./read-terms.ts";

const withoutVariables = (text: string): string => text.replaceAll(/\{\{[^}]*\}\}/g, "{{}}");

/** A character of a word, in any script. */
const LETTER = String.raw`[\p{L}\p{M}\p{N}_]`;
/** The edge of a word: `\b` knows only the letters of English. */
const EDGE = `(?:(?<=${LETTER})(?!${LETTER})|(?<!${LETTER})(?=${LETTER}))`;

const toRegExp = (pattern: string): RegExp => new RegExp(pattern.replaceAll(String.raw`\b`, EDGE), "iu");

/** An exception is a key, or a file whose lines all have it: line numbers change too often. */
const covers = (exception: string, key: string): boolean => key === exception || key.replace(/:\d+$/, "") === exception;

/** Returns the texts that contain a term for which the product has another one, and exceptions that are not needed. */
export const findForbiddenTerms = (
  languages: ReadonlyMap<string, Texts>,
  terms: ReadonlyMap<string, Terms>,
): string[] =>
  [...terms].flatMap(([language, { forbidden, allowed = {} }]) => {
    const file = `${TERMS_FOLDER}/${language}.json`;
    const texts = languages.get(language) ?? new Map<string, string>();
    const unknown = Object.keys(allowed).filter((pattern) => !(pattern in forbidden));
    return [
      ...Object.entries(forbidden).flatMap(([pattern, use]) => {
        const term = toRegExp(pattern);
        const exceptions = Object.keys(allowed[pattern] ?? {});
        const found = [...texts].filter(([, text]) => term.test(withoutVariables(text))).map(([key]) => key);
        return [
          ...found
            .filter((key) => !exceptions.some((exception) => covers(exception, key)))
            .map((key) => `${language}: ${key} contains "${pattern}"${use && `, use ${use}`} (${file})`),
          ...exceptions
            .filter((exception) => !found.some((key) => covers(exception, key)))
            .map((exception) => `${file} allows "${pattern}" in ${exception}, which does not contain it`),
        ];
      }),
      ...unknown.map((pattern) => `${file} allows "${pattern}", which it does not forbid`),
    ];
  });
