/** Converts "#rgb" or "#rrggbb", with or without the #, to "#rrggbb"; null when it is no such color. */
export function toHex(color: string): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color.trim())?.[1]?.toLowerCase();
  if (!digits) return null;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, "$&$&") : digits}`;
}
