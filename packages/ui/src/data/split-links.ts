export interface TextPart {
  text: string;
  /** Where it leads, if it is an address. */
  href?: string;
}

/** Addresses of the web, as people paste them; what ends a sentence is not part of one. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"]+[^\s<>"'.,;:!?)\]}]/gi;

/** A text in pieces, with the web addresses in it. Nothing but http and https is ever made a link. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    if (!URL.canParse(address)) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: address, href: address });
    from = index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
