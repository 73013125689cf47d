import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readLanguages, type Texts } from "../languages/read-languages.ts";
import { listFiles } from "../list-files.ts";

const STARTER_PAGES = "apps/server/src/modules/content/starter/texts/*.ts";
const GUIDE = "docs/guide/*.md";

/**
 * Returns every language's texts: of the locales by key (screens, emails and PDFs), of the starter pages and the guide,
 * which is in English, by file and line.
 */
export function readTermTexts(root: string): Map<string, Texts> {
  const { languages } = readLanguages(root);
  const addLines = (language: string, file: string, lines: string[]): void => {
    for (const [index, line] of lines.entries()) languages.get(language)?.set(`${file}:${index + 1}`, line);
  };
  for (const file of listFiles(root, STARTER_PAGES))
    addLines(basename(file, ".ts"), file, readFileSync(join(root, file), "utf8").split("\n"));
  for (const file of listFiles(root, GUIDE))
    addLines("en", file, withoutCode(readFileSync(join(root, file), "utf8")).split("\n"));
  return languages;
}

/** Removes what a reader does not read as words, and keeps the lines: blocks and pieces of code, and addresses of links. */
const withoutCode = (markdown: string): string =>
  markdown
    .replaceAll(/^```[^]*?^```/gm, (block) => "\n".repeat(block.split("\n").length - 1))
    .replaceAll(/`[^`\n]*`/g, "")
    .replaceAll(/\]\([^)\n]*\)/g, "]")
    .replaceAll(/<https?:[^>\n]*>/g, "");
