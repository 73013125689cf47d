import { setTimeout as pause } from "node:timers/promises";
import type { Ledger } from "./ledger.ts";

const WRITER_TIMEOUT_MS = 2000;
const POLL_INTERVAL_MS = 20;

/**
 * Yields each church as soon as no line up to a known number can be committed to it any more. Lines get their numbers
 * from a sequence when they are inserted, not when they are committed: line 8 may be visible while line 7 is not
 * committed yet, and a rollback leaves a gap. A checkpoint over line 8 would be broken when line 7 is committed later.
 *
 * The caller reads the newest number first; then this function reads which transactions are writing to these churches.
 * A writer takes the church's lock before it gets a number, and holds it until it ends. So every transaction with a
 * number up to the caller's is among these writers or has ended. Once the writers of a church have ended, each of these
 * numbers is committed or a gap for ever. Later writers get higher numbers, and no writer waits. Only a church with a
 * long transaction is left out, until the next run.
 */
export async function* awaitWriters(
  { checkpoints }: Pick<Ledger, "checkpoints">,
  churchIds: readonly string[],
): AsyncGenerator<string> {
  let writing = await checkpoints.writers(churchIds);
  yield* churchIds.filter((churchId) => !writing.has(churchId));
  const begun = performance.now();
  while (writing.size > 0 && performance.now() - begun <= WRITER_TIMEOUT_MS) {
    await pause(POLL_INTERVAL_MS);
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
