import { decodeEntities } from "./decode-entities.ts";

const MAX_LINKS = 200;
// [^<>] keeps the search linear on hostile input: a tag never reaches past the next one.
const HREF = /<a\s[^<>]*?\bhref\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))/gi;
const ADDRESS = /https?:\/\/[^\s<>"']{1,2000}/gi;

/**
 * Returns the URLs of an email in reading order, each once: first those of the HTML, then those that only the text has.
 */
export function findLinks(mail: { text: string; html: string }): string[] {
  const links = new Set<string>();
  for (const [, double, single, bare] of mail.html.matchAll(HREF)) {
    const href = decodeEntities(double ?? single ?? bare ?? "").trim();
    if (/^https?:\/\//i.test(href)) links.add(href);
    if (links.size >= MAX_LINKS) return [...links];
  }
  for (const { link } of splitLinks(mail.text)) {
    if (link) links.add(link);
    if (links.size >= MAX_LINKS) break;
  }
  return [...links];
}

/** Splits a text into plain pieces and URLs; punctuation at the end of a sentence is not part of the URL. */
export function* splitLinks(text: string): Generator<{ plain: string; link: string }> {
  let from = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const link = match[0].replace(/[.,;:!?)\]}]{1,9}$/, "");
    yield { plain: text.slice(from, match.index), link };
    from = match.index + link.length;
  }
  yield { plain: text.slice(from), link: "" };
}
