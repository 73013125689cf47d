import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CheckResult } from "./check-result.ts";
import { findCycles } from "./find-cycles.ts";
import { IMPORT_MAP, IS_TEST_CODE, TEST_SUPPORT, type ImportRule } from "./import-map.ts";
import { listFiles } from "./list-files.ts";
import { readImports } from "./read-imports.ts";
import { readWorkspaces, resolveImport } from "./resolve-import.ts";

/**
 * Checks every import against the import map, and finds circular imports between files and between the folders of a
 * server module. Imports of types count.
 */
export function checkImports(root: string): CheckResult {
  const workspaces = readWorkspaces(root);
  const files = listFiles(root, "{apps,packages,tools,bench,e2e}/**/*.{ts,tsx,mts,mjs}");
  if (files.length === 0) return { problems: ["Not one source file was found to read."] };

  const problems: string[] = [];
  const graph = new Map<string, string[]>();
  for (const file of files) {
    const mayImport = permissionsOf(file);
    if (!mayImport) problems.push(`${file} stands in no place of the import map`);
    const needs: string[] = [];
    for (const { specifier } of readImports(readFileSync(join(root, file), "utf8"))) {
      const target = resolveImport(root, workspaces, file, specifier);
      if (target === null) continue;
      if (target === undefined) problems.push(`${file} imports ${specifier}, which does not exist`);
      else if (mayImport && !mayImport(target)) problems.push(`${file} may not import ${target}`);
      else needs.push(target);
    }
    graph.set(file, needs);
  }
  for (const cycle of findCycles(graph)) problems.push(`imports go in a circle: ${cycle.join(" → ")}`);
  for (const cycle of findCycles(foldersOfModules(graph)))
    problems.push(`folders of a module import each other in a circle: ${cycle.join(" → ")}`);
  return { problems, note: `${files.length} files` };
}

const FOLDER_OF_MODULE = /^apps\/server\/src\/modules\/[^/]+\/[^/]+(?=\/)/;

/**
 * Returns which folders of a server module import which others of the same module. Files beside the folders, such as
 * its context and routes, may import all of them. Test code may import anything.
 */
function foldersOfModules(graph: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const folders = new Map<string, string[]>();
  for (const [file, targets] of graph) {
    const folder = FOLDER_OF_MODULE.exec(file)?.[0];
    if (!folder || IS_TEST_CODE.test(file)) continue;
    const needs = folders.get(folder) ?? [];
    for (const target of targets) {
      const other = FOLDER_OF_MODULE.exec(target)?.[0];
      if (other && other !== folder && dirname(other) === dirname(folder) && !needs.includes(other)) needs.push(other);
    }
    folders.set(folder, needs);
  }
  return folders;
}

function permissionsOf(file: string): ((target: string) => boolean) | null {
  for (const { place, may } of IMPORT_MAP) {
    const found = pattern(place).exec(file);
    if (!found) continue;
    const self = found.groups?.["self"] ?? "";
    const allowed = [place, ...may].map((each) => pattern(each.replace("<self>", self)));
    const isTestCode = IS_TEST_CODE.test(file);
    return (target) => {
      if (TEST_SUPPORT.test(target) && isTestCode) return true;
      if (IS_TEST_CODE.test(target) && !isTestCode) return false;
      return allowed.some((each) => each.test(target));
    };
  }
  return null;
}

/** A path that ends in a slash matches everything in that folder; any other path is one file. */
const pattern = (place: ImportRule["place"]): RegExp =>
  new RegExp(
    `^${place.replaceAll(".", "\\.").replace("<self>", "(?<self>[^/]+)").replace("<file>", "[^/]+")}${place.endsWith("/") ? "" : "$"}`,
  );
