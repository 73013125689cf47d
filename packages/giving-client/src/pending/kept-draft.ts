import { openStorage } from "@offertory/api-client/storage";

/** What a tab remembers of a gift while it is filled in: a refresh loses nothing that was typed. Cards are typed elsewhere. */
export function keptDraft<Draft extends object>(
  churchId: string,
  giver: string,
  storage: Storage | null = openStorage("sessionStorage"),
) {
  const name = `offertory-gift ${churchId} ${giver}`;
  const isKept = (found: unknown): found is Partial<Draft> => found instanceof Object;
  return {
    read(): Partial<Draft> | null {
      try {
        const kept: unknown = JSON.parse(storage?.getItem(name) ?? "null");
        return isKept(kept) ? kept : null;
      } catch {
        return null;
      }
    },
    keep(draft: Draft): void {
      try {
        storage?.setItem(name, JSON.stringify(draft));
      } catch {
        // A tab that may keep nothing gives all the same.
      }
    },
    forget: (): void => storage?.removeItem(name),
  };
}
