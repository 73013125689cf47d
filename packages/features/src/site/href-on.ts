/** Where an address leads on a church's site: paths begin where the site does, all others are what they are. */
export function hrefOn(base: string, address: string): string {
  if (!address.startsWith("/") || address.startsWith("//") || address.startsWith("/content/")) return address;
  return address === "/" ? base || "/" : base + address;
}

/** The same for the links in words that were cleaned: there, attributes are always written this way. */
export const linksOn = (base: string, html: string): string =>
  base === ""
    ? html
    : html.replaceAll(/ href="(\/[^"]*)"/g, (_, address: string) => ` href="${hrefOn(base, address)}"`);
