import { openStorage } from "../storage/open-storage.ts";

/** The church of this tab. The cookie holds only the last church that any tab has chosen. */
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
      // Without storage the tab uses the church of the cookie.
    }
  },
});
