import { setTimeout as pause } from "node:timers/promises";
import type { Ledger } from "./ledger.ts";

const PATIENCE_MS = 2000;
const STEP_MS = 20;

/**
 * Yields each church as soon as no line up to a number can be added to it any more. Lines get their numbers when they are
 * written, not when they are committed: a transaction may hold number 7 while 8 is there for all to see, and one that is rolled
 * back leaves a gap for good. A checkpoint over 8 would then be broken by an honest 7.
 *
 * So: `upTo` is a number that was given out before we look, and we look who is writing to these churches. Whoever has a number
 * up to that one took the lock of the church before the number, and keeps it to the end; they are therefore among those, or
 * done. Once those of a church are done, every number up to ours is either there or a gap for ever. Those who come later get
 * later numbers, and nobody waits for us. A church that somebody is at for long is left to the next round, alone.
 */
export async function* awaitWriters(
  { checkpoints }: Pick<Ledger, "checkpoints">,
  churchIds: readonly string[],
): AsyncGenerator<string> {
  let writing = await checkpoints.writers(churchIds);
  yield* churchIds.filter((churchId) => !writing.has(churchId));
  const begun = performance.now();
  while (writing.size > 0 && performance.now() - begun <= PATIENCE_MS) {
    await pause(STEP_MS);
    const now = await checkpoints.writers([...writing.keys()]);
    const left = new Map<string, Set<string>>();
    for (const [churchId, before] of writing) {
      const still = new Set([...before].filter((who) => now.get(churchId)?.has(who)));
      if (still.size > 0) left.set(churchId, still);
      else yield churchId;
    }
    writing = left;
  }
}
