import { openStorage } from "../storage/open-storage.ts";

/** The church that a tab is in; the cookie knows only the last one that any tab went to. */
export interface TabChurch {
  read(): string | null;
  write(churchId: string | null): void;
}

export const NO_TAB_CHURCH: TabChurch = { read: () => null, write: () => {} };
const NAME = "offertory-church";

export const openTabChurch = (storage: Storage | null = openStorage("sessionStorage")): TabChurch => ({
  read: () => storage?.getItem(NAME) ?? null,
  write(churchId) {
    try {
      if (churchId) storage?.setItem(NAME, churchId);
      else storage?.removeItem(NAME);
    } catch {
      // A tab that may keep nothing follows the cookie.
    }
  },
});
