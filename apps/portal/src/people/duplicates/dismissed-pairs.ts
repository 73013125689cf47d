import type { Person } from "@offertory/contract";

export type Pair = readonly [Pick<Person, "id">, Pick<Person, "id">];

/** One name for a pair, whichever of the two comes first. */
export const pairKey = ([one, other]: Pair): string => [one.id, other.id].sort().join(" ");

const PLACE = "dismissed-duplicates";

/** The pairs that were called different people, for as long as this tab is open. */
export function readDismissed(storage: Pick<Storage, "getItem">): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(PLACE) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((key) => typeof key === "string") : []);
  } catch {
    return new Set();
  }
}

export function writeDismissed(storage: Pick<Storage, "setItem">, dismissed: ReadonlySet<string>): void {
  try {
    storage.setItem(PLACE, JSON.stringify([...dismissed]));
  } catch {
    // A browser that keeps nothing still shows the page; the pair comes back with the next visit.
  }
}
