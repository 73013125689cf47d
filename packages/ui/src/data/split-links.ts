export interface TextPart {
  text: string;
  /** Set when the part is a web address. */
  href?: string;
}

/** Web addresses in plain text. Punctuation at the end of a sentence is not part of an address. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"]+[^\s<>"'.,;:!?)\]}]/gi;

/** Splits a text into plain parts and web addresses. Only http and https addresses become links. */
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
