import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../check/list-files.ts";
import type { DeclaredMutant, Mutant } from "./mutant.ts";

/** One line for each killed mutant: a hash of the mutant, its file, its test and the mutation tool. */
const RECORD = "tools/mutation/killed.txt";

/** These files only choose the mutants of a run, so a change to them does not invalidate a result. */
const CHOOSING_FILES = new Set(
  ["all-mutants.ts", "killed-mutants.ts", "mutation.ts"].map((name) => `tools/mutation/${name}`),
);

/**
 * Splits the mutants into those recorded as killed in their current state, and those to run because they, their file or
 * their test changed.
 */
export function splitKilled(
  root: string,
  mutants: readonly DeclaredMutant[],
): { killed: readonly DeclaredMutant[]; open: readonly DeclaredMutant[] } {
  const lines = new Set(textOf(root, RECORD).split("\n"));
  const hashOf = hashesIn(root);
  const { true: killed = [], false: open = [] } = Object.groupBy(mutants, (mutant) => `${lines.has(hashOf(mutant))}`);
  return { killed, open };
}

/**
 * Hashes these mutants as they are now. Returns a function that records all of them as killed except the survivors, to
 * be called after the run.
 */
export function readRecord(root: string, mutants: readonly DeclaredMutant[]): (survivors: ReadonlySet<Mutant>) => void {
  const hashOf = hashesIn(root);
  const hashed = mutants.map((mutant) => ({ mutant, hash: hashOf(mutant) }));
  return (survivors) => {
    const lines = hashed.filter(({ mutant }) => !survivors.has(mutant)).map(({ hash }) => hash);
    writeFileSync(join(root, RECORD), `${lines.toSorted().join("\n")}\n`);
  };
}

function hashesIn(root: string): (mutant: DeclaredMutant) => string {
  const runner = listFiles(root, "tools/mutation/*.ts")
    .filter((path) => !path.endsWith(".test.ts") && !CHOOSING_FILES.has(path))
    .map((path) => textOf(root, path));
  return ({ file, find, replace, test, title }) =>
    createHash("sha256")
      .update(JSON.stringify([runner, file, find, replace, test, title, textOf(root, file), textOf(root, test)]))
      .digest("hex")
      .slice(0, 16);
}

function textOf(root: string, path: string): string {
  try {
    return readFileSync(join(root, path), "utf8");
  } catch {
    return "";
  }
}
