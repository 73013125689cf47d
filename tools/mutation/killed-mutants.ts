import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../check/list-files.ts";
import type { DeclaredMutant } from "./mutant.ts";

/** One line for each mutant that was killed: a hash of all that its proof consists of. */
const RECORD = "tools/mutation/killed.txt";

/** What only chooses the mutants of a run does not change what a run proves. */
const CHOOSES = new Set(["all-mutants.ts", "killed-mutants.ts", "mutation.ts"].map((name) => `tools/mutation/${name}`));

/** Which mutants are recorded as killed as they are now, and which are to be run: they, their file or their test are new. */
export function splitKilled(
  root: string,
  mutants: readonly DeclaredMutant[],
): { killed: readonly DeclaredMutant[]; open: readonly DeclaredMutant[] } {
  const lines = new Set(textOf(root, RECORD).split("\n"));
  const hashOf = hashesIn(root);
  const { true: killed = [], false: open = [] } = Object.groupBy(mutants, (mutant) => `${lines.has(hashOf(mutant))}`);
  return { killed, open };
}

/** Reads these mutants as they are now, and gives what records that every one of them was killed: for when a run has ended. */
export function readRecord(root: string, mutants: readonly DeclaredMutant[]): () => void {
  const lines = mutants.map(hashesIn(root)).toSorted();
  return () => writeFileSync(join(root, RECORD), `${lines.join("\n")}\n`);
}

function hashesIn(root: string): (mutant: DeclaredMutant) => string {
  const runner = listFiles(root, "tools/mutation/*.ts")
    .filter((path) => !path.endsWith(".test.ts") && !CHOOSES.has(path))
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
