/**
 * Parses a query string. Some clients encode with the old escape(): Latin-1 bytes as %E9, other characters as %u4E2D,
 * and a plus sign as it is. A standard parser misreads that, so a value that is not valid UTF-8 is decoded the old way.
 */
export function parseQueryString(text: string): Record<string, string> {
  // An object without a prototype. `Object.create(null)` would make a slow dictionary object, which costs more than all
  // the parsing.
  const query: Record<string, string> = Object.setPrototypeOf({}, null);
  if (!text) return query;
  for (const pair of text.split("&")) {
    if (!pair) continue;
    const at = pair.indexOf("=");
    const name = decode(at < 0 ? pair : pair.slice(0, at));
    if (!(name in query)) query[name] = at < 0 ? "" : decode(pair.slice(at + 1));
  }
  return query;
}

function decode(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%u([0-9a-f]{4})|%([0-9a-f]{2})/gi, (_, wide: string | undefined, narrow: string | undefined) =>
      String.fromCharCode(Number.parseInt(wide ?? narrow ?? "0", 16)),
    );
  }
}
