import { join, posix } from "node:path";
import { pathToFileURL } from "node:url";
import { listFiles } from "../check/list-files.ts";
import type { DeclaredMutant, Mutant } from "./mutant.ts";

const root = join(import.meta.dirname, "../..");

/** Every mutant of the project, with paths from the project's root. */
export const ALL_MUTANTS: readonly DeclaredMutant[] = (
  await Promise.all(listFiles(root, "**/*.mutants.ts").map(readMutants))
).flat();

async function readMutants(path: string): Promise<DeclaredMutant[]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- files of this name export this
  const { mutants } = (await import(pathToFileURL(join(root, path)).href)) as { mutants: Mutant[] };
  const fromRoot = (file: string) => posix.join(posix.dirname(path), file);
  return mutants.map((mutant) => ({
    ...mutant,
    file: fromRoot(mutant.file),
    test: fromRoot(mutant.test),
    declaredIn: path,
  }));
}
