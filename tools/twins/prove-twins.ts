import { readFileSync } from "node:fs";
import { join } from "node:path";
import { breakGuard, whyNotBroken } from "./break-guard.ts";
import { whyNotNoticed, whyNotWhole } from "./judge-outcomes.ts";
import { openTests } from "./open-tests.ts";
import type { Twin } from "./twin.ts";

/** A guard, and why it is not proved; nothing when its test notices that it is gone. */
export type Proof = { twin: Twin; problem: string | undefined };

/** Takes one guard after the other out of a tree of the sources, and demands that its test fails for it. */
export async function proveTwins(copy: string, twins: readonly Twin[], tell: (proof: Proof) => void): Promise<Proof[]> {
  const tests = await openTests(copy);
  const proofs: Proof[] = [];
  try {
    const whole = await tests.run(twins);
    for (const twin of twins) {
      const problem =
        whyNotBroken(readFileSync(join(copy, twin.file), "utf8"), twin) ??
        whyNotWhole(whole, twin) ??
        whyNotNoticed(await runBroken(twin), twin);
      proofs.push({ twin, problem });
      tell({ twin, problem });
    }
  } finally {
    await tests.close();
  }
  return proofs;

  async function runBroken(twin: Twin) {
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

/** Migrations are applied when a run begins. */
async function runAnew(copy: string, twin: Twin) {
  const tests = await openTests(copy);
  try {
    return await tests.run([twin]);
  } finally {
    await tests.close();
  }
}
