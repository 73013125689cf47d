/** An unsaved text, and when it was last changed. */
export type Draft = { text: string; at: string };

const nameOf = (key: string): string => `offertory:draft:${key}`;

/** Returns null when there is no draft or the browser's storage is unavailable. */
export function readDraft(key: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(key)) ?? "null");
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Errors are ignored, because a full or unavailable storage must not keep anyone from writing. */
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
