const SAFE_SCHEMES: ReadonlySet<string> = new Set(["http", "https", "mailto", "tel"]);
/** The longest URL of a link, an image or a video. */
export const MAX_ADDRESS_LENGTH = 2000;

// oxlint-disable-next-line no-control-regex -- nothing that we take holds them
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f]/;

/**
 * Returns the address as a browser reads it, or null when a link may not lead to it. Allowed are http, https, mailto,
 * tel, a path of the same site, and a fragment. `//elsewhere` is refused, because it leads to another host.
 */
export function safeAddress(address: string): string | null {
  const read = trimInvisible(address).replaceAll(/[\t\n\r]/g, "");
  if (read === "" || read.length > MAX_ADDRESS_LENGTH || CONTROL_CHARACTERS.test(read)) return null;
  if (/^[/\\]{2}/.test(read) || read.startsWith("\\")) return null;
  const beforePath = /^[^/?#]*/.exec(read)?.[0] ?? "";
  if (!beforePath.includes(":")) return read;
  const scheme = beforePath.slice(0, beforePath.indexOf(":")).toLowerCase();
  return SAFE_SCHEMES.has(scheme) ? read : null;
}

/**
 * Trims control characters, spaces and zero-width characters, which browsers ignore and which can hide a scheme. It is
 * a loop, because a regular expression for the end takes quadratic time.
 */
function trimInvisible(address: string): string {
  let [from, to] = [0, address.length];
  while (from < to && isInvisible(address.charCodeAt(from))) from += 1;
  while (to > from && isInvisible(address.charCodeAt(to - 1))) to -= 1;
  return address.slice(from, to);
}

const INVISIBLE: readonly (readonly [number, number])[] = [
  [0x0000, 0x0020],
  [0x007f, 0x00a0],
  [0x200b, 0x200f],
  [0x2028, 0x202f],
  [0xfeff, 0xfeff],
];
const isInvisible = (code: number): boolean => INVISIBLE.some(([first, last]) => code >= first && code <= last);

/** Returns the address of an image when it is in our gallery or on https; otherwise null. */
export function safePicture(address: string): string | null {
  const read = safeAddress(address);
  if (read === null) return null;
  if (/^https:\/\/[^/?#\\]/i.test(read)) return read;
  return /^\/content\/[^\\]+$/.test(read) && !/(?:^|\/)(?:\.|%2e){2}(?:\/|$)/i.test(read) ? read : null;
}
