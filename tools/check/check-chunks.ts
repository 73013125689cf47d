import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CheckResult } from "./check-result.ts";
import { findCycles } from "./find-cycles.ts";
import type { Manifest } from "./read-first-load.ts";

/**
 * Finds circular imports between files of a built app: such a file runs before its imports exist, which no test of the
 * sources shows.
 */
export function checkChunks(root: string, apps: readonly string[]): CheckResult {
  return { problems: apps.flatMap((app) => circlesOf(app, join(root, "apps", app, "dist/.vite/manifest.json"))) };
}

function circlesOf(app: string, file: string): string[] {
  if (!existsSync(file)) return [`${app} is not built, so that its files cannot be looked through (npm run build)`];
  const manifest: Manifest = JSON.parse(readFileSync(file, "utf8"));
  const graph = new Map(Object.entries(manifest).map(([name, { imports = [] }]) => [name, imports]));
  return findCycles(graph).map(
    (circle) =>
      `${app}: built files import each other in a circle (see tools/build/app-config.ts): ${circle.join(" → ")}`,
  );
}
