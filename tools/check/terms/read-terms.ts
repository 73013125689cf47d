import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../list-files.ts";

export const TERMS_FOLDER = "packages/i18n/terms";
export const REPLACED_TEXTS = `${TERMS_FOLDER}/replaced/en.json`;

/** The terms of one language: the term for each concept, and the terms that no text may contain. */
export interface Terms {
  terms: Record<string, string>;
  /** Regular expressions, in any letter case, with the term to use instead; "" where `terms` says it. */
  forbidden: Record<string, string>;
  /** The texts that may contain a forbidden term, by expression, with the reason: where the word is right in another sense. */
  allowed?: Record<string, Record<string, string>>;
}

/** Reads the terms of each language that has a file of them. */
export const readTerms = (root: string): Map<string, Terms> =>
  new Map(
    listFiles(root, `${TERMS_FOLDER}/*.json`).map((path) => [
      path.slice(TERMS_FOLDER.length + 1, -".json".length),
      JSON.parse(readFileSync(join(root, path), "utf8")),
    ]),
  );

/** Reads the English texts that were replaced by better ones and must not return. */
export function readReplacedTexts(root: string): string[] {
  const path = join(root, REPLACED_TEXTS);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : [];
}
