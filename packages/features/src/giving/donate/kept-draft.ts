import type { GiftDraft } from "./gift-draft.ts";

/** What a tab remembers of a gift while it is filled in: a refresh loses nothing that was typed. */
export function keptDraft(churchId: string, personId: string, storage: Storage = sessionStorage) {
  const name = `offertory-gift ${churchId} ${personId}`;
  return {
    read(): Partial<GiftDraft> | null {
      try {
        const kept: unknown = JSON.parse(storage.getItem(name) ?? "null");
        return kept instanceof Object ? kept : null;
      } catch {
        return null;
      }
    },
    keep(draft: GiftDraft): void {
      try {
        storage.setItem(name, JSON.stringify(draft));
      } catch {
        // A tab that may keep nothing gives all the same.
      }
    },
    forget: (): void => storage.removeItem(name),
  };
}
