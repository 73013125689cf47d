/** Returns a valid date, else null, also for days such as February 30. */
export function readDay(text: string | null): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null;
}

export const readId = (text: string | null): string | null => (text && text.length <= 64 ? text : null);
