import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CheckResult } from "./check-result.ts";
import { isForTests, listFiles } from "./list-files.ts";

const MODULES = "apps/server/src/modules/";
const CREATED = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?"?(?<table>[a-z_][a-z0-9_]*)"?/gi;
/** A table named to Kysely, or after the words that a table follows in SQL. */
const NAMED =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin|rightJoin|fullJoin|using|mergeInto)\(\s*["'`](?<built>\w+)|\b(?:from|join|into|update|table)\s+"?(?<raw>\w+)"?/g;

/** A module names only its own tables: those that the migrations bearing its name make (<timestamp>-<module>-….sql). */
export function checkTables(root: string): CheckResult {
  const owners = new Map<string, string>();
  for (const path of listFiles(root, "apps/server/migrations/*.sql")) {
    const [, owner = ""] = /\/\d+-([a-z]+)/.exec(path) ?? [];
    for (const { groups } of readFileSync(join(root, path), "utf8").matchAll(CREATED)) {
      owners.set(groups?.["table"] ?? "", owner);
    }
  }
  const files = listFiles(root, `${MODULES}**/*.ts`).filter((file) => !isForTests(file));
  const problems = files.flatMap((file) => {
    const module = file.slice(MODULES.length).split("/")[0];
    const tables = [...readFileSync(join(root, file), "utf8").matchAll(NAMED)].map(({ groups }) =>
      inSql(groups?.["built"] ?? groups?.["raw"] ?? ""),
    );
    return [...new Set(tables)]
      .filter((table) => owners.has(table) && owners.get(table) !== module)
      .map((table) => `${file} names the table ${table}, which belongs to ${owners.get(table)}`);
  });
  return { problems, note: `${owners.size} tables` };
}

/** Kysely calls the table person_note personNote. */
const inSql = (name: string): string => name.replaceAll(/[A-Z]/g, (character) => `_${character.toLowerCase()}`);
