import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { findBetween, type Imports } from "./find-between.ts";
import type { Mutant } from "./mutant.ts";

/** A broken program that stands beside the whole one, in the same tree. */
export type Beside = {
  /** The test that sees the broken one. */
  test: string;
  remove(): void;
};

/**
 * Writes a second copy of every file between a test and the guard, under a name of its own: the guard is gone from the copy,
 * and the copies import each other. All else they share with the whole program, which need not be loaded again for them.
 */
export function writeMutant(root: string, imports: Imports, mutant: Mutant, number: number): Beside | undefined {
  const between = findBetween(imports, mutant.test, mutant.file);
  if (between.size === 0) return undefined;
  const nameOf = (file: string) => file.replace(/(?<ending>(?:\.test)?\.tsx?)$/, `.mutant-${number}$<ending>`);
  for (const file of between) {
    const text = readFileSync(join(root, file), "utf8");
    const own = file === mutant.file ? text.replace(mutant.find, () => mutant.replace) : text;
    writeFileSync(join(root, nameOf(file)), withImports(own, file));
  }
  return {
    test: nameOf(mutant.test),
    remove: () => between.forEach((file) => rmSync(join(root, nameOf(file)))),
  };

  function withImports(text: string, file: string): string {
    let changed = text;
    for (const [specifier, target] of imports.get(file) ?? []) {
      if (between.has(target)) changed = changed.replaceAll(`"${specifier}"`, `"${pathFrom(file, nameOf(target))}"`);
    }
    return changed;
  }
}

const pathFrom = (file: string, target: string): string => {
  const folder = posix.relative(dirname(file), dirname(target));
  return `${folder.startsWith(".") ? "" : "./"}${posix.join(folder, basename(target))}`;
};
