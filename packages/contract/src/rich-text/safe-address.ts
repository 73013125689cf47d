const SAFE_SCHEMES: ReadonlySet<string> = new Set(["http", "https", "mailto", "tel"]);
/** Of a link, a picture or a film. */
export const MAX_ADDRESS_LENGTH = 2000;

// oxlint-disable-next-line no-control-regex -- nothing that we take holds them
const HIDDEN = /[\u0000-\u001f\u007f]/;

/**
 * An address that a link may lead to, as a browser reads it, or null: the web, mail, telephone, a path of the same site, a
 * place on the page. `//elsewhere` is not a path of the same site, though it begins like one.
 */
export function safeAddress(address: string): string | null {
  const read = trimInvisible(address).replaceAll(/[\t\n\r]/g, "");
  if (read === "" || read.length > MAX_ADDRESS_LENGTH || HIDDEN.test(read)) return null;
  if (/^[/\\]{2}/.test(read) || read.startsWith("\\")) return null;
  const beforePath = /^[^/?#]*/.exec(read)?.[0] ?? "";
  if (!beforePath.includes(":")) return read;
  const scheme = beforePath.slice(0, beforePath.indexOf(":")).toLowerCase();
  return SAFE_SCHEMES.has(scheme) ? read : null;
}

/**
 * Without control characters, blanks and marks of no width around it, which hide a scheme and which browsers throw away. A
 * pattern that looks for them at the end takes time by the square of their number.
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

/** Where a picture in a text may come from: our own gallery, or any place that is reached safely. */
export function safePicture(address: string): string | null {
  const read = safeAddress(address);
  if (read === null) return null;
  if (/^https:\/\/[^/?#\\]/i.test(read)) return read;
  return /^\/content\/[^\\]+$/.test(read) && !/(?:^|\/)(?:\.|%2e){2}(?:\/|$)/i.test(read) ? read : null;
}
