import { AsyncLocalStorage } from "node:async_hooks";
import { seeded, type Seeded } from "./seeded.ts";

const AT_ONCE = 4;

const own = new AsyncLocalStorage<Seeded>();

/** Makes ids with the generator of the current `sideBySide` item, or with `chance` outside of one. */
export const idsFrom = (chance: Seeded) => (): string => (own.getStore() ?? chance).id();

/**
 * Calls `act` for all items, several at a time, because most of a call is waiting for the database. Each item has its
 * own random number generator, so that ids do not depend on the order in which the items finish.
 */
export async function sideBySide<Each>(
  chance: Seeded,
  all: readonly Each[],
  act: (each: Each, numbers: Seeded) => Promise<void>,
): Promise<void> {
  const waiting = all.map((each) => ({ each, numbers: seeded(chance.between(0, 0x7fff_ffff)) })).values();
  const lane = async () => {
    for (const { each, numbers } of waiting) await own.run(numbers, () => act(each, numbers));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}
