import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Mutant } from "./mutant.ts";

/** Counts how often a text occurs in another. */
export const countOf = (text: string, part: string): number => text.split(part).length - 1;

/** Returns why a mutant cannot be made from the current sources; undefined when it can. */
export function whyNotApplicable(source: string, { file, find }: Pick<Mutant, "file" | "find">): string | undefined {
  const count = countOf(source, find);
  if (count === 1) return undefined;
  return `${count === 0 ? "This text is no longer" : `This text is ${count} times`} in ${file}: ${find}`;
}

/** Removes the guard from its file; returns a function that restores it. */
export function applyMutant(root: string, { file, find, replace }: Mutant): () => void {
  const path = join(root, file);
  const whole = readFileSync(path, "utf8");
  writeFileSync(
    path,
    whole.replace(find, () => replace),
  );
  return () => writeFileSync(path, whole);
}
