import { globSync } from "node:fs";

const IGNORED_FOLDERS = new Set([
  "node_modules",
  "dist",
  ".cache",
  ".git",
  ".offertory",
  "test-results",
  "playwright-report",
]);

/** Returns our files that match a glob, as paths from the root, in a stable order. */
export const listFiles = (root: string, pattern: string | string[]): string[] =>
  globSync(pattern, { cwd: root, exclude: (name) => IGNORED_FOLDERS.has(name.split(/[\\/]/).at(-1) ?? "") })
    .map((path) => path.replaceAll("\\", "/"))
    .toSorted();

/** Code that only tests run. */
export const isForTests = (file: string): boolean => isTest(file) || /\/(testing|test)\//.test(file);

export const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file);
