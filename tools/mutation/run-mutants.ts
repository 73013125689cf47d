import { readFileSync } from "node:fs";
import { join } from "node:path";
import { applyMutant, whyNotApplicable } from "./apply-mutant.ts";
import { readTree } from "./find-between.ts";
import { whySurvived, whyFailsUnchanged } from "./judge-outcomes.ts";
import { openTests } from "./open-tests.ts";
import { writeMutant } from "./write-mutant.ts";
import type { Mutant } from "./mutant.ts";

/** A mutant, and why it was not killed; undefined when its test noticed the missing guard. */
export type Proof = { mutant: Mutant; problem: string | undefined };

/** How many mutants share one Vitest process before a new one starts with an empty module cache. */
const MUTANTS_PER_PROCESS = 24;

/** Removes one guard after the other from a copy of the sources, and requires that its test fails. */
export async function runMutants(
  copy: string,
  mutants: readonly Mutant[],
  report: (proof: Proof) => void,
): Promise<Proof[]> {
  const tests = await openTests(copy);
  const imports = readTree(copy);
  const proofs: Proof[] = [];
  const record = (mutant: Mutant, problem: string | undefined) => {
    proofs.push({ mutant, problem });
    report({ mutant, problem });
  };
  try {
    const [breakable, others] = split(mutants, (mutant) => whyUnfit(mutant) === undefined);
    for (const mutant of others) record(mutant, whyUnfit(mutant));
    for (let from = 0; from < breakable.length; from += MUTANTS_PER_PROCESS) {
      await proveTogether(breakable.slice(from, from + MUTANTS_PER_PROCESS), from);
    }
  } finally {
    await tests.close();
  }
  return proofs;

  function whyUnfit(mutant: Mutant): string | undefined {
    return whyNotApplicable(readFileSync(join(copy, mutant.file), "utf8"), mutant);
  }

  /**
   * The unchanged program is tested last in the same process: when it passes, no mutant has left anything behind that
   * makes other tests fail.
   */
  async function proveTogether(some: readonly Mutant[], from: number): Promise<void> {
    // No file name is used twice, because Vitest would reuse the module cached under it.
    const beside = some.map((mutant, number) => writeMutant(copy, imports, mutant, from + number));
    const named = some.map((mutant, number) => ({
      title: mutant.title,
      like: mutant.test,
      test: beside[number]?.test ?? "",
    }));
    const outcomes = await tests.run([...named.filter(({ test }) => test !== ""), ...some]);
    for (const one of beside) one?.remove();
    for (const [number, mutant] of some.entries()) {
      const broken = named[number];
      const isProved = broken && !whySurvived(outcomes, broken) && !whyFailsUnchanged(outcomes, mutant);
      record(mutant, isProved ? undefined : await whyNotAlone(mutant));
    }
  }

  /**
   * A test that starts another process or changes a table does not see a copied file: its mutant is written into the
   * original file.
   */
  async function whyNotAlone(mutant: Mutant): Promise<string | undefined> {
    return whyFailsUnchanged(await tests.run([mutant]), mutant) ?? whySurvived(await runAlone(mutant), mutant);
  }

  async function runAlone(mutant: Mutant) {
    const mend = applyMutant(copy, mutant);
    tests.noteChange(mutant.file);
    try {
      return await (mutant.file.endsWith(".sql") ? runAnew(copy, mutant) : tests.run([mutant]));
    } finally {
      mend();
      tests.noteChange(mutant.file);
    }
  }
}

function split<Item>(items: readonly Item[], belongs: (item: Item) => boolean): [Item[], Item[]] {
  const { yes = [], no = [] } = Object.groupBy(items, (item) => (belongs(item) ? "yes" : "no"));
  return [yes, no];
}

/** Migrations are applied when Vitest starts, so a mutant of a migration needs a new one. */
async function runAnew(copy: string, mutant: Mutant) {
  const tests = await openTests(copy);
  try {
    return await tests.run([mutant]);
  } finally {
    await tests.close();
  }
}
