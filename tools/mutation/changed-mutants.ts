import { execFileSync } from "node:child_process";
import type { DeclaredMutant } from "./mutant.ts";

const RELEASES = "v*";

/**
 * The mutants that the last release has not proved as they are now: their file, their test or the list that declares them has
 * changed since its tag. All of them where there is no release, or no history to ask.
 */
export function changedMutants<Declared extends DeclaredMutant>(
  root: string,
  mutants: readonly Declared[],
): { since: string | undefined; changed: readonly Declared[]; unchanged: readonly Declared[] } {
  const since = lastRelease(root);
  const files = since === undefined ? [] : changedFiles(root, since);
  if (since === undefined || files.some(belongsToRunner)) return { since, changed: mutants, unchanged: [] };
  const isChanged = ({ file, test, declaredIn }: DeclaredMutant) =>
    [file, test, declaredIn].some((path) => files.includes(path));
  return {
    since,
    changed: mutants.filter((mutant) => isChanged(mutant)),
    unchanged: mutants.filter((mutant) => !isChanged(mutant)),
  };
}

/** Who runs the mutants has changed: what an earlier one proved is open again. */
const belongsToRunner = (file: string): boolean => /^tools\/mutation\/(?!.*\.test\.ts$).*\.ts$/.test(file);

const changedFiles = (root: string, since: string): string[] => [
  ...linesOf(git(root, "diff", "--name-only", "--no-renames", since)),
  ...linesOf(git(root, "ls-files", "--others", "--exclude-standard")),
];

function lastRelease(root: string): string | undefined {
  try {
    return git(root, "describe", "--tags", "--abbrev=0", "--match", RELEASES).trim();
  } catch {
    return undefined;
  }
}

const git = (root: string, ...words: string[]): string =>
  execFileSync("git", words, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

const linesOf = (text: string): string[] => text.split("\n").filter((line) => line !== "");
