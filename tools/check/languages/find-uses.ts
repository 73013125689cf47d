import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isForTests, listFiles } from "../list-files.ts";

const CALL = /(?:\bt\(|\bi18nKey=\{?)\s*(?<quote>["'`])(?<key>(?:(?!\k<quote>)[^\n])*)\k<quote>/g;
const LITERAL = /(?<quote>["'`])(?<key>[A-Za-z][\w-]*:[\w-]+(?:\.[\w-]+)*)\k<quote>/g;
const DECLARED = /i18n-uses:[ \t]*(?<patterns>(?:[\w-]+:[\w.-]*\*?[ \t,]*)+)/g;

/** `sure`: where only a key is possible. `maybe`: a string that looks like a key. `pattern`: declared, may end in *. */
export type Use = { file: string; key: string; kind: "sure" | "maybe" | "pattern" };

const LANGUAGE_NESTED = /\$t\((?<key>[^),\s]+)/g;

/** Finds the keys that the source of apps and packages uses; tests do not count. */
export function findUses(root: string): { uses: Use[]; problems: string[] } {
  const files = listFiles(root, "{apps,packages}/**/*.{ts,tsx}").filter((file) => !isForTests(file));
  const problems: string[] = [];
  const uses = files.flatMap((file) => {
    const source = readFileSync(join(root, file), "utf8");
    const patterns = found(source, DECLARED, "patterns")
      .flatMap((declared) => declared.split(/[\s,]+/).filter((pattern) => pattern !== ""))
      .map((key) => ({ file, key, kind: "pattern" as const }));
    const sure: Use[] = [];
    for (const key of found(source, CALL, "key")) {
      const [start = "", ...rest] = key.split("${");
      if (rest.length === 0) sure.push({ file, key, kind: "sure" });
      else if (!patterns.some((pattern) => covers(pattern.key, start) || pattern.key.startsWith(start)))
        problems.push(undeclared(file, start));
    }
    const maybe = found(source, LITERAL, "key").map((key) => ({ file, key, kind: "maybe" as const }));
    return [...patterns, ...sure, ...maybe];
  });
  if (files.length === 0) problems.push("Not one source file was found to read.");
  return { uses, problems };
}

const undeclared = (file: string, start: string) =>
  `${file} puts a key together from "${start}…": declare it by a comment, i18n-uses: ${start}*`;

const found = (source: string, expression: RegExp, group: string): string[] =>
  [...source.matchAll(expression)].map(({ groups }) => groups?.[group] ?? "");

/** Whether a declared pattern (which may end in *) covers a key. */
export const covers = (pattern: string, key: string): boolean =>
  pattern.endsWith("*") ? key.startsWith(pattern.slice(0, -1)) : pattern === key;

/** Returns the keys that a text nests, as in "$t(common:and)". */
export const nestedKeys = (text: string): string[] => found(text, LANGUAGE_NESTED, "key");
