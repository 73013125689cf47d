import { openStorage } from "../storage/open-storage.ts";

const PREFIX = "offertory-text ";

/**
 * The sessionStorage key of a text that somebody began to write, so that closing a dialog, going back and a reload lose
 * nothing.
 */
export const keptTextName = (churchId: string, personId: string, about: string): string =>
  `${PREFIX}${churchId} ${personId} ${about}`;

export function readKeptText(name: string): string {
  return openStorage("sessionStorage")?.getItem(name) ?? "";
}

export function keepText(name: string, text: string): void {
  try {
    const storage = openStorage("sessionStorage");
    if (text) storage?.setItem(name, text);
    else storage?.removeItem(name);
  } catch {
    // Without storage the text can still be sent.
  }
}

/** Deletes the stored texts, so that the next person who uses this tab does not find them. */
export function forgetTexts(): void {
  const storage = openStorage("sessionStorage");
  for (const name of Object.keys(storage ?? {})) if (name.startsWith(PREFIX)) storage?.removeItem(name);
}
