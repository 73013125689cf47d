import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CheckResult } from "./check-result.ts";
import { MODULE_ORDER } from "./import-map.ts";
import { isForTests, listFiles } from "./list-files.ts";

const MODULES = "apps/server/src/modules/";
const PLATFORM = "platform";

const TABLE = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?"?(?<name>[a-z_][a-z0-9_]*)"?/gi;
const VIEW = /\bcreate\s+(?:or\s+replace\s+)?view\s+"?(?<name>[a-z_][a-z0-9_]*)"?(?<query>[^;]*)/gi;
const DROPPED = /\bdrop\s+(?:table|view)\s+(?:if\s+exists\s+)?(?<names>[a-z_0-9, ]+)/gi;
const RENAMED = /\balter\s+(?:table|view)\s+(?<from>[a-z_0-9]+)\s+rename\s+to\s+(?<to>[a-z_0-9]+)/gi;
const READ = /\b(?:from|join)\s+"?(?<name>[a-z_][a-z0-9_]*)"?/gi;
/** A table that a module declares for its queries. */
const DECLARED = /^ {2}(?<name>[a-z]\w*): \{/gm;
/** A table name in a call of Kysely, or after an SQL keyword that a table name follows. */
const NAMED =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin|rightJoin|fullJoin|using|mergeInto)\(\s*["'`](?<built>\w+)|\b(?:from|join|into|update|table)\s+"?(?<raw>\w+)"?/g;

/**
 * The modules of giving share their tables, because one statement books a gift. Other modules are joined only through
 * views.
 */
const GIVING = new Set(
  MODULE_ORDER.slice(MODULE_ORDER.indexOf("payment-providers"), MODULE_ORDER.indexOf("giving") + 1),
);

interface Relation {
  owner: string;
  kind: "table" | "view";
  /** The relations that a view reads. */
  reads: string[];
}

/**
 * Checks the ownership of tables and views. A migration is named after its module (<timestamp>-<module>-….sql), and the
 * last one that creates a view owns it. Only its own module may name a table or, among the modules of giving, later
 * ones too. A view may be read by its module and later ones, and must not read anything of later ones.
 */
export function checkTables(root: string): CheckResult {
  const relations = readRelations(root);
  const isBefore = (owner: string, module: string) => orderOf(owner) <= orderOf(module);
  const problems: string[] = [];
  for (const [name, { owner, kind, reads }] of relations) {
    if (kind === "view")
      for (const other of reads.map((read) => relations.get(read)))
        if (other && !isBefore(other.owner, owner))
          problems.push(`the view ${name} of ${owner} reads what belongs to ${other.owner}, which comes later`);
  }
  const files = listFiles(root, "apps/server/src/{modules,platform}/**/*.ts").filter((file) => !isForTests(file));
  for (const file of files) {
    const module = file.startsWith(MODULES) ? (file.slice(MODULES.length).split("/")[0] ?? "") : PLATFORM;
    for (const name of namesIn(readFileSync(join(root, file), "utf8"))) {
      const found = relations.get(name);
      if (!found || found.owner === module) continue;
      const isShared =
        found.kind === "view" || found.owner === PLATFORM || (GIVING.has(found.owner) && GIVING.has(module));
      if (!isShared || !isBefore(found.owner, module))
        problems.push(`${file} names the ${found.kind} ${name}, which belongs to ${found.owner}`);
    }
  }
  return { problems, note: `${relations.size} tables and views` };
}

const orderOf = (module: string): number => MODULE_ORDER.indexOf(module);

function readRelations(root: string): Map<string, Relation> {
  const declared = readDeclared(root);
  const relations = new Map<string, Relation>();
  for (const path of listFiles(root, "apps/server/migrations/*.sql")) {
    const text = readFileSync(join(root, path), "utf8").replaceAll(/--.*$/gm, "");
    const module = moduleOf(path);
    for (const { groups } of text.matchAll(TABLE)) {
      const name = groups?.["name"] ?? "";
      relations.set(name, {
        owner: GIVING.has(module) ? (declared.get(name) ?? module) : module,
        kind: "table",
        reads: [],
      });
    }
    for (const { groups } of text.matchAll(VIEW)) {
      const reads = [...(groups?.["query"] ?? "").matchAll(READ)].map((read) => read.groups?.["name"] ?? "");
      relations.set(groups?.["name"] ?? "", { owner: module, kind: "view", reads });
    }
    for (const { groups } of text.matchAll(RENAMED)) rename(groups?.["from"] ?? "", groups?.["to"] ?? "");
    for (const { groups } of text.matchAll(DROPPED))
      for (const name of (groups?.["names"] ?? "").split(",")) relations.delete(name.trim());
  }
  return relations;

  function rename(from: string, to: string): void {
    const renamed = relations.get(from);
    if (!renamed) return;
    relations.delete(from);
    relations.set(to, { ...renamed, owner: declared.get(to) ?? renamed.owner });
    for (const relation of relations.values())
      relation.reads = relation.reads.map((read) => (read === from ? to : read));
  }
}

/** Returns the longest module name that the migration's name begins with. */
function moduleOf(path: string): string {
  const [, rest = ""] = /\/\d+-(.+)\.sql$/.exec(path) ?? [];
  const names = MODULE_ORDER.filter((name) => rest === name || rest.startsWith(`${name}-`));
  return names.toSorted((one, other) => other.length - one.length)[0] ?? (/^[a-z]+/.exec(rest)?.[0] || "");
}

/** Tables of giving are older than its division into modules: each belongs to the first module that declares it. */
function readDeclared(root: string): Map<string, string> {
  const declared = new Map<string, string>();
  for (const module of GIVING)
    for (const file of listFiles(root, `${MODULES}${module}/**/*tables.ts`))
      for (const { groups } of readFileSync(join(root, file), "utf8").matchAll(DECLARED)) {
        const name = inSql(groups?.["name"] ?? "");
        if (!declared.has(name)) declared.set(name, module);
      }
  return declared;
}

const namesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(NAMED)].map(({ groups }) => inSql(groups?.["built"] ?? groups?.["raw"] ?? "")));

/** Kysely calls the table person_note personNote. */
const inSql = (name: string): string => name.replaceAll(/[A-Z]/g, (character) => `_${character.toLowerCase()}`);
