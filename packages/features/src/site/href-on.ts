/** Returns the URL on a church's site: paths are prefixed with the site's base, other URLs stay unchanged. */
export function hrefOn(base: string, address: string): string {
  if (!address.startsWith("/") || address.startsWith("//") || address.startsWith("/content/")) return address;
  return address === "/" ? base || "/" : base + address;
}

/** Prefixes the links in sanitized HTML, where attributes are always written this way. */
export const linksOn = (base: string, html: string): string =>
  base === ""
    ? html
    : html.replaceAll(/ href="(\/[^"]*)"/g, (_, address: string) => ` href="${hrefOn(base, address)}"`);
