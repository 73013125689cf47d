import type { Person } from "@offertory/contract";

export type Pair = readonly [Pick<Person, "id">, Pick<Person, "id">];

/** Returns a key for a pair of people that does not depend on their order. */
export const pairKey = ([one, other]: Pair): string => [one.id, other.id].sort().join(" ");

const STORAGE_KEY = "dismissed-duplicates";

/** Reads the pairs that were marked as different people. They are remembered while this tab is open. */
export function readDismissed(storage: Pick<Storage, "getItem">): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((key) => typeof key === "string") : []);
  } catch {
    return new Set();
  }
}

export function writeDismissed(storage: Pick<Storage, "setItem">, dismissed: ReadonlySet<string>): void {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify([...dismissed]));
  } catch {
    // Without session storage the page still works; the pair is listed again at the next visit.
  }
}
