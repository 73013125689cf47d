import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { listFiles } from "./list-files.ts";

type Workspace = { folder: string; exports: Record<string, string> };
export type Workspaces = Map<string, Workspace>;

/** Returns the packages of this repository by name, with their exports. */
export const readWorkspaces = (root: string): Workspaces =>
  new Map(
    listFiles(root, "{packages,apps}/*/package.json").map((path) => {
      const { name, exports }: { name: string; exports?: Record<string, string> } = JSON.parse(
        readFileSync(join(root, path), "utf8"),
      );
      return [name, { folder: dirname(path), exports: exports ?? {} }];
    }),
  );

/** Returns our file that an import resolves to, null for a library, or undefined when it resolves to nothing. */
export function resolveImport(
  root: string,
  workspaces: Workspaces,
  file: string,
  specifier: string,
): string | null | undefined {
  const [bare = ""] = specifier.split("?");
  if (bare.startsWith(".")) return existing(root, posix.normalize(posix.join(dirname(file), bare)));
  if (!bare.startsWith("@offertory/")) return null;
  const [scope, name, ...rest] = bare.split("/");
  const workspace = workspaces.get(`${scope}/${name}`);
  if (!workspace) return undefined;
  const target = exportedPath(workspace.exports, [".", ...rest].join("/"));
  return target && existing(root, posix.join(workspace.folder, target));
}

const existing = (root: string, path: string) => (existsSync(join(root, path)) ? path : undefined);

function exportedPath(exports: Record<string, string>, subpath: string): string | undefined {
  if (exports[subpath]) return exports[subpath];
  for (const [pattern, target] of Object.entries(exports).toSorted(([one], [other]) => other.length - one.length)) {
    const [before, after] = pattern.split("*");
    if (after === undefined || before === undefined) continue;
    if (!subpath.startsWith(before) || !subpath.endsWith(after)) continue;
    return target.replace("*", subpath.slice(before.length, subpath.length - after.length));
  }
  return undefined;
}
