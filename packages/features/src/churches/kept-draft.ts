import { type ChurchFormDraft, startChurch } from "./church-draft.ts";

const KEY = "offertory-church-draft";
const MAX_LENGTH = 500;

/** Stores the form while the person signs in or registers, which may happen in another tab. */
export function keepDraft(draft: ChurchFormDraft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage the form still works; it is only not restored.
  }
}

export function readKeptDraft(): ChurchFormDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return kept instanceof Object ? restored(new Map(Object.entries(kept))) : null;
  } catch {
    return null;
  }
}

export function dropKeptDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Reads the stored draft. Storage may contain anything, so only strings are taken, cut to a maximum length. */
function restored(kept: Map<string, unknown>): ChurchFormDraft {
  const text = (field: string): string => {
    const value = kept.get(field);
    return typeof value === "string" ? value.slice(0, MAX_LENGTH) : "";
  };
  return {
    ...startChurch(),
    name: text("name"),
    address1: text("address1"),
    address2: text("address2"),
    city: text("city"),
    state: text("state"),
    zip: text("zip"),
    country: text("country"),
    currency: text("currency"),
    subDomain: text("subDomain"),
    ownSubDomain: kept.get("ownSubDomain") === true,
  };
}
