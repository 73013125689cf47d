import { readFileSync } from "node:fs";
import { dirname, join, matchesGlob, resolve } from "node:path";
import type { Plugin } from "vite";

const PACKAGES = join(import.meta.dirname, "../../packages");
const SOURCE = /@source\s+(not\s+)?"([^"]+)"/g;
const IMPORT = /@import\s+"@offertory\/ui\/([\w-]+\.css)"|@import\s+"(\.[^"]+)"/g;
const HAS_CLASSES = /\bclassName\b/;

/**
 * Fails the build of an app whose style sheet does not name the source of a shared component that the app bundles: the
 * component would be shown without its styles.
 */
export function namedSources(): Plugin {
  const sheets = new Set<string>();
  return {
    name: "offertory-named-sources",
    enforce: "pre",
    transform(code, id) {
      if (id.endsWith(".css") && code.includes("@source")) sheets.add(id);
      return null;
    },
    generateBundle(_options, bundle) {
      // The module with which the server renders a page has no style sheet.
      if (sheets.size === 0) return;
      const globs = [...sheets].flatMap(readSources);
      const bundled = Object.values(bundle).flatMap((part) => (part.type === "chunk" ? part.moduleIds : []));
      const missing = findUnnamed(bundled.filter(isSharedComponent), globs);
      if (missing.length > 0) this.error(`No @source of the style sheet names ${missing.join(", ")}.`);
    },
  };
}

export interface SourceGlob {
  glob: string;
  isExcluded: boolean;
}

/** Returns the files that no glob names, or that one excludes. */
export const findUnnamed = (files: readonly string[], globs: readonly SourceGlob[]): string[] =>
  files.filter(
    (file) =>
      !globs.some(({ glob, isExcluded }) => !isExcluded && matchesGlob(file, glob)) ||
      globs.some(({ glob, isExcluded }) => isExcluded && matchesGlob(file, glob)),
  );

/** Returns the sources that a style sheet names, and those of the sheets that it imports. */
export function readSources(sheet: string): SourceGlob[] {
  const css = readFileSync(sheet, "utf8");
  const own = [...css.matchAll(SOURCE)].map(([, not, path = ""]) => ({
    glob: resolve(dirname(sheet), path),
    isExcluded: not !== undefined,
  }));
  const imported = [...css.matchAll(IMPORT)].map(([, ofPackage, path = ""]) =>
    ofPackage ? join(PACKAGES, "ui/src", ofPackage) : join(dirname(sheet), path),
  );
  return [...own, ...imported.flatMap(readSources)];
}

const isSharedComponent = (id: string): boolean =>
  id.startsWith(PACKAGES) && id.endsWith(".tsx") && HAS_CLASSES.test(readFileSync(id, "utf8"));
