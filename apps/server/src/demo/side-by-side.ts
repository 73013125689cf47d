import { AsyncLocalStorage } from "node:async_hooks";
import { seeded, type Seeded } from "./seeded.ts";

const AT_ONCE = 4;

const own = new AsyncLocalStorage<Seeded>();

/** The id of something new: from the numbers of what is being made side by side with others, or from those of the whole demo. */
export const idsFrom = (chance: Seeded) => (): string => (own.getStore() ?? chance).id();

/**
 * Does the same with each, several at a time: most of a call is waiting for the database. Each has numbers of its own for its ids, so that
 * the demo is the same every time, however they overtake each other.
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
