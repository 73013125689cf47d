import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CheckResult } from "./check-result.ts";
import { isTest, listFiles } from "./list-files.ts";

const REQUIREMENT = /^- (?<id>[GS]\d+\.\d+) /gm;
// Only titles count: the first string of a call of test, it or describe, also with modifiers such as test.each.
const TITLE =
  /\b(?:test|it|describe)(?:\.\w+)*\s*(?:\([^)]*\)\s*)?\(\s*(?<quote>["'`])(?<title>(?:\\.|(?!\k<quote>)[\s\S])*?)\k<quote>/g;
const ID = /\b[GS]\d+\.\d+\b/g;

/** Counts how many of the numbered requirements a test's title names; a title must not name an unknown number. */
export function checkRequirements(root: string): CheckResult {
  const page = join(root, "docs/requirements.md");
  if (!existsSync(page)) return { problems: ["docs/requirements.md is missing"] };
  const ids = new Set([...readFileSync(page, "utf8").matchAll(REQUIREMENT)].map(({ groups }) => groups?.["id"] ?? ""));

  const named = new Map<string, string>();
  for (const file of listFiles(root, "{apps,packages,tools,bench,e2e}/**/*.{ts,tsx}").filter(isTest)) {
    for (const { groups } of readFileSync(join(root, file), "utf8").matchAll(TITLE)) {
      for (const [id] of (groups?.["title"] ?? "").matchAll(ID)) named.set(id, file);
    }
  }
  const unknown = [...named].filter(([id]) => !ids.has(id));
  return {
    problems: unknown.map(([id, file]) => `${file} names ${id}, which docs/requirements.md does not have`),
    note: `${named.size - unknown.length} of ${ids.size} requirements are named by a test`,
  };
}
