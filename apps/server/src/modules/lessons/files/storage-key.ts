/** The storage key of a file. */
export const storageKey = ({ churchId, id }: { churchId: string; id: string }): string => `${churchId}/lessons/${id}`;

/** Returns the file that a storage key names; null for any other text. */
export function parseStorageKey(key: string): { churchId: string; id: string } | null {
  const [churchId = "", lessons, id = "", ...more] = key.split("/");
  return lessons === "lessons" && more.length === 0 && churchId && id ? { churchId, id } : null;
}
