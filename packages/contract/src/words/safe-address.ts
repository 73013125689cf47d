const SAFE_SCHEMES: ReadonlySet<string> = new Set(["http", "https", "mailto", "tel"]);
const LONGEST = 2000;

/** What browsers throw away before they read an address: control characters and blanks around it, tabs and lines within. */
const UNSEEN =
  // oxlint-disable-next-line no-control-regex -- these are the very characters that hide a scheme
  /^[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\ufeff]+|[\u0000-\u0020\u007f-\u00a0]+$|[\t\n\r]/g;
// oxlint-disable-next-line no-control-regex -- nothing that we take holds them
const HIDDEN = /[\u0000-\u001f\u007f]/;

/**
 * An address that a link may lead to, as a browser reads it, or null: the web, mail, telephone, a path of the same site, a
 * place on the page. `//elsewhere` is not a path of the same site, though it begins like one.
 */
export function safeAddress(address: string): string | null {
  const read = address.replaceAll(UNSEEN, "");
  if (read === "" || read.length > LONGEST || HIDDEN.test(read)) return null;
  if (/^[/\\]{2}/.test(read) || read.startsWith("\\")) return null;
  const beforePath = /^[^/?#]*/.exec(read)?.[0] ?? "";
  if (!beforePath.includes(":")) return read;
  const scheme = beforePath.slice(0, beforePath.indexOf(":")).toLowerCase();
  return SAFE_SCHEMES.has(scheme) ? read : null;
}

/** Where a picture in a text may come from: our own gallery, or any place that is reached safely. */
export function safePicture(address: string): string | null {
  const read = safeAddress(address);
  if (read === null) return null;
  if (/^https:\/\/[^/?#\\]/i.test(read)) return read;
  return /^\/content\/[^\\]+$/.test(read) && !/(?:^|\/)(?:\.|%2e){2}(?:\/|$)/i.test(read) ? read : null;
}
