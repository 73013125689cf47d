import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../list-files.ts";
import type { Texts } from "./read-languages.ts";

const FOLDER = "packages/i18n/terms";

/** The terms of one language: the term for each concept, and the terms that no text may contain. */
export interface Terms {
  terms: Record<string, string>;
  /** Regular expressions, in any letter case, with the term to use instead; "" where `terms` says it. */
  forbidden: Record<string, string>;
}

/** Reads the terms of each language that has a file of them. */
export const readTerms = (root: string): Map<string, Terms> =>
  new Map(
    listFiles(root, `${FOLDER}/*.json`).map((path) => [
      path.slice(FOLDER.length + 1, -".json".length),
      JSON.parse(readFileSync(join(root, path), "utf8")),
    ]),
  );

const withoutVariables = (text: string): string => text.replaceAll(/\{\{[^}]*\}\}/g, "{{}}");

/** Returns the texts that contain a term for which the product has another one. */
export const findForbiddenTerms = (
  languages: ReadonlyMap<string, Texts>,
  terms: ReadonlyMap<string, Terms>,
): string[] =>
  [...terms].flatMap(([language, { forbidden }]) =>
    Object.entries(forbidden).flatMap(([pattern, use]) => {
      const term = new RegExp(pattern, "iu");
      return [...(languages.get(language) ?? [])]
        .filter(([, text]) => term.test(withoutVariables(text)))
        .map(
          ([key]) => `${language}: ${key} contains "${pattern}"${use && `, use ${use}`} (${FOLDER}/${language}.json)`,
        );
    }),
  );
