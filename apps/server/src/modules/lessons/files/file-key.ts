/** Under which the bytes of a file are kept. */
export const keyOf = ({ churchId, id }: { churchId: string; id: string }): string => `${churchId}/lessons/${id}`;

/** The file that a key names; null for any other text. */
export function fileOf(key: string): { churchId: string; id: string } | null {
  const [churchId = "", lessons, id = "", ...more] = key.split("/");
  return lessons === "lessons" && more.length === 0 && churchId && id ? { churchId, id } : null;
}
