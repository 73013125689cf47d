import { AsyncLocalStorage } from "node:async_hooks";
import { seeded, type Seeded } from "./seeded.ts";

const MAX_CONCURRENT = 4;

const currentRandom = new AsyncLocalStorage<Seeded>();

/** Makes ids with the generator of the current `runConcurrently` item, or with `random` outside of one. */
export const idsFrom = (random: Seeded) => (): string => (currentRandom.getStore() ?? random).id();

/**
 * Calls `act` for all items, several at a time, because most of a call is waiting for the database. Each item has its
 * own random number generator, so that ids do not depend on the order in which the items finish.
 */
export async function runConcurrently<Each>(
  random: Seeded,
  all: readonly Each[],
  act: (each: Each, ownRandom: Seeded) => Promise<void>,
): Promise<void> {
  const waiting = all.map((each) => ({ each, ownRandom: seeded(random.between(0, 0x7fff_ffff)) })).values();
  const worker = async () => {
    for (const { each, ownRandom } of waiting) await currentRandom.run(ownRandom, () => act(each, ownRandom));
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, worker));
}
