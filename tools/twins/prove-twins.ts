import { readFileSync } from "node:fs";
import { join } from "node:path";
import { breakGuard, whyNotBroken } from "./break-guard.ts";
import { readTree } from "./find-between.ts";
import { whyNotNoticed, whyNotWhole } from "./judge-outcomes.ts";
import { openTests } from "./open-tests.ts";
import { setBeside } from "./set-beside.ts";
import type { Twin } from "./twin.ts";

/** A guard, and why it is not proved; nothing when its test notices that it is gone. */
export type Proof = { twin: Twin; problem: string | undefined };

/** So many broken programs share one process with what is whole of them; a new one then begins with empty hands. */
const TOGETHER = 24;

/** Takes one guard after the other out of a tree of the sources, and demands that its test fails for it. */
export async function proveTwins(copy: string, twins: readonly Twin[], tell: (proof: Proof) => void): Promise<Proof[]> {
  const tests = await openTests(copy);
  const imports = readTree(copy);
  const proofs: Proof[] = [];
  const say = (twin: Twin, problem: string | undefined) => {
    proofs.push({ twin, problem });
    tell({ twin, problem });
  };
  try {
    const [breakable, others] = split(twins, (twin) => whyUnfit(twin) === undefined);
    for (const twin of others) say(twin, whyUnfit(twin));
    for (let from = 0; from < breakable.length; from += TOGETHER) {
      await proveTogether(breakable.slice(from, from + TOGETHER), from);
    }
  } finally {
    await tests.close();
  }
  return proofs;

  function whyUnfit(twin: Twin): string | undefined {
    return whyNotBroken(readFileSync(join(copy, twin.file), "utf8"), twin);
  }

  /** The whole program comes last in the same process: when it passes, no broken one has left anything there that others fail by. */
  async function proveTogether(some: readonly Twin[], from: number): Promise<void> {
    // No name is used twice: what was read under it would be remembered.
    const beside = some.map((twin, number) => setBeside(copy, imports, twin, from + number));
    const named = some.map((twin, number) => ({
      title: twin.title,
      like: twin.test,
      test: beside[number]?.test ?? "",
    }));
    const outcomes = await tests.run([...named.filter(({ test }) => test !== ""), ...some]);
    for (const one of beside) one?.remove();
    for (const [number, twin] of some.entries()) {
      const broken = named[number];
      const isProved = broken && !whyNotNoticed(outcomes, broken) && !whyNotWhole(outcomes, twin);
      say(twin, isProved ? undefined : await whyNotAlone(twin));
    }
  }

  /** Who starts another process, or changes a table, does not see a copy that stands beside: it is broken in its place. */
  async function whyNotAlone(twin: Twin): Promise<string | undefined> {
    return whyNotWhole(await tests.run([twin]), twin) ?? whyNotNoticed(await runAlone(twin), twin);
  }

  async function runAlone(twin: Twin) {
    const mend = breakGuard(copy, twin);
    tests.noteChange(twin.file);
    try {
      return await (twin.file.endsWith(".sql") ? runAnew(copy, twin) : tests.run([twin]));
    } finally {
      mend();
      tests.noteChange(twin.file);
    }
  }
}

function split<Item>(items: readonly Item[], belongs: (item: Item) => boolean): [Item[], Item[]] {
  const { yes = [], no = [] } = Object.groupBy(items, (item) => (belongs(item) ? "yes" : "no"));
  return [yes, no];
}

/** Migrations are applied when a run begins. */
async function runAnew(copy: string, twin: Twin) {
  const tests = await openTests(copy);
  try {
    return await tests.run([twin]);
  } finally {
    await tests.close();
  }
}
