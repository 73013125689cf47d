import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CheckResult } from "./check-result.ts";
import { isForTests, isTest, listFiles } from "./list-files.ts";

/** Forbidden ways around the type checker, the linter, the test run or the contract. */
const ESCAPES: { name: string; pattern: RegExp; only?: (file: string) => boolean }[] = [
  { name: "any", pattern: /(?:\bas|:|<|,|=>)\s*any\b(?=\s*(?:[;,)>\]=|&[{]|$))/ },
  { name: "as unknown as", pattern: /\bas unknown as\b/ },
  { name: "a silenced type error", pattern: /@ts-(ignore|nocheck|expect-error)\b/ },
  { name: "a silenced lint rule without a reason", pattern: /(ox|es)lint-disable(?!.*--)/ },
  {
    name: "a test left out or run alone",
    pattern: /\b(?:test|it|describe|context)\.(?:only|skip|skipIf|runIf|todo|fixme|fails)\b/,
    only: isTest,
  },
  {
    name: "a length limit as a number: name it once, in the contract where the server holds it too",
    pattern: /\bmaxLength(?:=\{|:)\s*\d/,
    only: (file) => file.endsWith(".tsx") && !isForTests(file),
  },
];

export function checkEscapes(root: string): CheckResult {
  const files = listFiles(root, "{apps,packages,tools,bench,e2e}/**/*.{ts,tsx}");
  const problems = files.flatMap((file) => {
    const lines = readFileSync(join(root, file), "utf8").split("\n");
    const escapes = ESCAPES.filter(({ only }) => !only || only(file));
    return lines.flatMap((line, index) =>
      escapes
        .filter(({ pattern }) => pattern.test(withoutStrings(line)))
        .map(({ name }) => `${file}:${index + 1} ${name}`),
    );
  });
  return { problems, note: `${files.length} files` };
}

/** Text inside quotes or a regular expression is not code. */
const withoutStrings = (line: string): string =>
  line.replaceAll(
    /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|(?<=[(:=,]\s*)\/(?![/*])(?:\\.|[^/\\])+\//g,
    '""',
  );
