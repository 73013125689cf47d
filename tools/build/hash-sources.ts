import { createHash, type Hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const skipped = new Set(["node_modules", "dist", ".stamp"]);
const isTest = (name: string) => /\.test\.tsx?$/.test(name);

/** Hashes everything that an app is built from: when the hash changes, the app must be built again. */
export function hashSources(root: string, app: string): string {
  const hash = createHash("sha256");
  for (const part of ["packages", `apps/${app}`, "tools/build", "package-lock.json", "tsconfig.base.json"])
    addTo(hash, root, part);
  return hash.digest("hex");
}

function addTo(hash: Hash, root: string, path: string): void {
  let entries;
  try {
    entries = readdirSync(join(root, path), { withFileTypes: true });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOTDIR")) return;
    hash.update(`${path}\0`).update(readFileSync(join(root, path)));
    return;
  }
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    if (skipped.has(entry.name) || isTest(entry.name) || entry.isSymbolicLink()) continue;
    const inside = `${path}/${entry.name}`;
    if (entry.isDirectory()) addTo(hash, root, inside);
    else hash.update(`${inside}\0`).update(readFileSync(join(root, inside)));
  }
}
