import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; css?: string[] };
export type Manifest = Record<string, Chunk>;

/** A script or style sheet of a built app, by its path there, with its gzipped size. */
export type LoadedFile = { file: string; bytes: number };

/**
 * Returns all files that a browser loads for a page: the app's entry, the page's own parts, and all their static
 * imports.
 */
export function readFirstLoad(dist: string, parts: readonly string[]): LoadedFile[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
  const start = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  return [...filesOf(manifest, [...start, ...parts])].map((file) => ({
    file,
    bytes: gzipSync(readFileSync(join(dist, file))).length,
  }));
}

function filesOf(manifest: Manifest, names: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the build made no ${name}: name the page's parts anew in tools/build/first-loads.ts`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    waiting.push(...(chunk.imports ?? []));
  }
  return files;
}

export const totalOf = (files: readonly LoadedFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);
