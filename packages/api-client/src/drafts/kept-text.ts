import { openStorage } from "../storage/open-storage.ts";

const PREFIX = "offertory-text ";

/** Where a text that somebody began in a church is kept in this tab: closing a dialog, going back and a reload lose nothing. */
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
    // A tab that may keep nothing still sends what is typed.
  }
}

/** Nobody who uses the tab after a sign-out finds what was begun before it. */
export function forgetTexts(): void {
  const storage = openStorage("sessionStorage");
  for (const name of Object.keys(storage ?? {})) if (name.startsWith(PREFIX)) storage?.removeItem(name);
}
