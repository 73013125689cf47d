import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../check/list-files.ts";
import { readImports } from "../check/read-imports.ts";
import { readWorkspaces, resolveImport } from "../check/resolve-import.ts";

/** Our own imports of each file of a tree: the import specifier, and the file that it resolves to. */
export type Imports = ReadonlyMap<string, ReadonlyMap<string, string>>;

export function readTree(root: string): Imports {
  const workspaces = readWorkspaces(root);
  return new Map(
    listFiles(root, "**/*.{ts,tsx}").map((file) => {
      const found = readImports(readFileSync(join(root, file), "utf8")).flatMap(({ specifier, kind }) => {
        const target = kind === "type" ? null : resolveImport(root, workspaces, file, specifier);
        return target ? [[specifier, target] as const] : [];
      });
      return [file, new Map(found)];
    }),
  );
}

/**
 * Returns the files on all import paths from one file to another, both included; an empty set when there is no path.
 */
export function findBetween(imports: Imports, from: string, to: string): Set<string> {
  const between = new Map<string, boolean>([[to, true]]);
  const leads = (file: string): boolean => {
    const known = between.get(file);
    if (known !== undefined) return known;
    between.set(file, false);
    // All imports are followed, not only the first that leads to the target.
    const found = [...(imports.get(file)?.values() ?? [])].map(leads).includes(true);
    between.set(file, found);
    return found;
  };
  if (!leads(from)) return new Set();
  return new Set([...between].flatMap(([file, isBetween]) => (isBetween ? [file] : [])));
}
