import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../check/list-files.ts";
import { readImports } from "../check/read-imports.ts";
import { readWorkspaces, resolveImport } from "../check/resolve-import.ts";

/** What each file of a tree imports of ours: the words that it imports by, with the file that they lead to. */
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

/** The files by way of which one file reaches another, both among them; none when it does not. */
export function findBetween(imports: Imports, from: string, to: string): Set<string> {
  const between = new Map<string, boolean>([[to, true]]);
  const leads = (file: string): boolean => {
    const known = between.get(file);
    if (known !== undefined) return known;
    between.set(file, false);
    // Every way is walked, and not only the first that leads there.
    const found = [...(imports.get(file)?.values() ?? [])].map(leads).includes(true);
    between.set(file, found);
    return found;
  };
  if (!leads(from)) return new Set();
  return new Set([...between].flatMap(([file, isBetween]) => (isBetween ? [file] : [])));
}
