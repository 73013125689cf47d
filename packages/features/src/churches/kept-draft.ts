import { type ChurchFormDraft, startChurch } from "./church-draft.ts";

const KEY = "offertory-church-draft";
const MAX_LENGTH = 500;

/** The form is kept while its writer signs in or makes an account, which may go through another tab. */
export function keepDraft(draft: ChurchFormDraft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // A browser without storage keeps nothing; the form still works.
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
    // Nothing was kept.
  }
}

/** Storage may hold anything: only texts are taken, and not endless ones. */
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
    subDomain: text("subDomain"),
    ownSubDomain: kept.get("ownSubDomain") === true,
  };
}
