import { openStorage } from "@offertory/api-client/storage";

/**
 * Stores a gift in sessionStorage while it is being filled in, so that a reload loses nothing. Card data is never in
 * it.
 */
export function keptDraft<Draft extends object>(
  churchId: string,
  donor: string,
  storage: Storage | null = openStorage("sessionStorage"),
) {
  const storageKey = `offertory-gift ${churchId} ${donor}`;
  const isKept = (found: unknown): found is Partial<Draft> => found instanceof Object;
  return {
    read(): Partial<Draft> | null {
      try {
        const kept: unknown = JSON.parse(storage?.getItem(storageKey) ?? "null");
        return isKept(kept) ? kept : null;
      } catch {
        return null;
      }
    },
    keep(draft: Draft): void {
      try {
        storage?.setItem(storageKey, JSON.stringify(draft));
      } catch {
        // Without storage the gift can still be made.
      }
    },
    forget: (): void => storage?.removeItem(storageKey),
  };
}
