/** A text that was not saved, and when it was last changed. */
export type Draft = { text: string; at: string };

const nameOf = (key: string): string => `offertory:draft:${key}`;

/** Nothing where there is none, or where this browser keeps nothing. */
export function readDraft(key: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(key)) ?? "null");
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** A browser that is full or keeps nothing is no reason to stop anybody from writing. */
export function keepDraft(key: string, text: string, now: Date): void {
  try {
    localStorage.setItem(nameOf(key), JSON.stringify({ text, at: now.toISOString() } satisfies Draft));
  } catch {}
}

export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(nameOf(key));
  } catch {}
}

const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === "object" &&
  kept !== null &&
  "text" in kept &&
  typeof kept.text === "string" &&
  "at" in kept &&
  typeof kept.at === "string" &&
  !Number.isNaN(Date.parse(kept.at));
