import { readFileSync } from "node:fs";
import { join } from "node:path";
import { applyMutant, whyNotApplicable } from "./apply-mutant.ts";
import { readTree } from "./find-between.ts";
import { whyNotNoticed, whyNotWhole } from "./judge-outcomes.ts";
import { openTests } from "./open-tests.ts";
import { writeMutant } from "./write-mutant.ts";
import type { Mutant } from "./mutant.ts";

/** A guard, and why it is not proved; nothing when its test notices that it is gone. */
export type Proof = { mutant: Mutant; problem: string | undefined };

/** So many broken programs share one process with what is whole of them; a new one then begins with empty hands. */
const TOGETHER = 24;

/** Takes one guard after the other out of a tree of the sources, and demands that its test fails for it. */
export async function runMutants(
  copy: string,
  mutants: readonly Mutant[],
  tell: (proof: Proof) => void,
): Promise<Proof[]> {
  const tests = await openTests(copy);
  const imports = readTree(copy);
  const proofs: Proof[] = [];
  const say = (mutant: Mutant, problem: string | undefined) => {
    proofs.push({ mutant, problem });
    tell({ mutant, problem });
  };
  try {
    const [breakable, others] = split(mutants, (mutant) => whyUnfit(mutant) === undefined);
    for (const mutant of others) say(mutant, whyUnfit(mutant));
    for (let from = 0; from < breakable.length; from += TOGETHER) {
      await proveTogether(breakable.slice(from, from + TOGETHER), from);
    }
  } finally {
    await tests.close();
  }
  return proofs;

  function whyUnfit(mutant: Mutant): string | undefined {
    return whyNotApplicable(readFileSync(join(copy, mutant.file), "utf8"), mutant);
  }

  /** The whole program comes last in the same process: when it passes, no broken one has left anything there that others fail by. */
  async function proveTogether(some: readonly Mutant[], from: number): Promise<void> {
    // No name is used twice: what was read under it would be remembered.
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
      const isProved = broken && !whyNotNoticed(outcomes, broken) && !whyNotWhole(outcomes, mutant);
      say(mutant, isProved ? undefined : await whyNotAlone(mutant));
    }
  }

  /** Who starts another process, or changes a table, does not see a copy that stands beside: it is broken in its place. */
  async function whyNotAlone(mutant: Mutant): Promise<string | undefined> {
    return whyNotWhole(await tests.run([mutant]), mutant) ?? whyNotNoticed(await runAlone(mutant), mutant);
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

/** Migrations are applied when a run begins. */
async function runAnew(copy: string, mutant: Mutant) {
  const tests = await openTests(copy);
  try {
    return await tests.run([mutant]);
  } finally {
    await tests.close();
  }
}
