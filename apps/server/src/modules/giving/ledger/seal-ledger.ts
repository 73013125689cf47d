import { setTimeout as pause } from "node:timers/promises";
import type { Giving } from "../giving.ts";
import { NO_HASH, openChain } from "./chain.ts";

const MOST_LINES = 5000;
const PATIENCE_MS = 2000;
const STEP_MS = 20;

/** Puts a seal on every line that is there for good, church by church. Never while a gift waits: it runs by itself, and locks nothing. */
export async function sealLedger(giving: Giving): Promise<number> {
  const upTo = await findFirmGround(giving);
  if (upTo === null) return 0;
  let seals = 0;
  for (const churchId of await giving.seals.unsealedChurches(upTo))
    while (await sealChurch(giving, churchId, upTo)) seals += 1;
  return seals;
}

/**
 * The newest line up to which nothing can be added any more. Lines get their numbers when they are written, not when they are
 * committed: a transaction may hold number 7 while 8 is there for all to see, and one that is rolled back leaves a gap for good.
 * A seal over 8 would then be broken by an honest 7.
 *
 * So: first the newest number that was given out, then who is writing to the ledger. Whoever has a number up to that one took
 * the table's lock before the number, and keeps it to the end; they are therefore among those, or done. Once all of those are
 * done, every number up to ours is either there or a gap for ever. Those who come later get later numbers, and nobody waits for
 * us. Null when somebody is at it for long: the next round will do.
 */
export async function findFirmGround({ seals }: Pick<Giving, "seals">): Promise<string | null> {
  const newest = await seals.newestLine();
  let writing = await seals.writers();
  const begun = performance.now();
  while (writing.length > 0) {
    if (performance.now() - begun > PATIENCE_MS) return null;
    await pause(STEP_MS);
    const now = new Set(await seals.writers());
    writing = writing.filter((who) => now.has(who));
  }
  return newest;
}

/** One seal over what follows the last one. Two servers at once make the same seal, and one of them keeps it. */
async function sealChurch(giving: Giving, churchId: string, upTo: string): Promise<boolean> {
  const last = await giving.seals.lastSeal(churchId);
  const lines = await giving.seals.lines(churchId, last?.lastLine ?? "0", upTo, MOST_LINES);
  const newest = lines.at(-1);
  if (!newest) return false;
  const chain = openChain(churchId, last?.hash ?? NO_HASH);
  const marks = lines.map(chain.add).join(" ");
  const facts = {
    number: (last?.number ?? 0) + 1,
    lastLine: newest.line,
    lines: lines.length,
    sealedAt: giving.now(),
  };
  return giving.seals.add({ churchId, ...facts, hash: chain.close(facts), marks });
}
