import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { findBetween, type Imports } from "./find-between.ts";
import type { Mutant } from "./mutant.ts";

/** A mutant as copied files beside the originals, in the same tree. */
export type Beside = {
  /** The copy of the test that imports the mutant. */
  test: string;
  remove(): void;
};

/**
 * Copies every file between a test and the guard under a new name: the guard is removed from its copy, and the copies
 * import each other. They share all other modules with the original program, which need not be loaded again.
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
