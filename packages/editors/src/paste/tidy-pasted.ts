import { tidyHtml } from "../rich-text/tidy-html.ts";
import { readWordLists } from "./read-word-lists.ts";
import { stylesToTags } from "./styles-to-tags.ts";

/**
 * Cleans and sanitizes HTML that was copied from Word, Google Docs or a web page. It is parsed in a separate document,
 * in which no script runs and nothing is loaded.
 */
export function tidyPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const useless of body.querySelectorAll("style, script, meta, link, title, xml, o\\:p:empty")) useless.remove();
  readWordLists(body);
  stylesToTags(body);
  dropGaps(body);
  divisionsToParagraphs(body);
  return tidyHtml(body.innerHTML);
}

/** Turns divs into paragraphs, because other pages use them only for layout. */
function divisionsToParagraphs(body: HTMLElement): void {
  for (const division of [...body.querySelectorAll("div")].toReversed()) {
    const holdsBlocks = division.querySelector(`${BLOCKS}, hr`) !== null;
    const paragraph = body.ownerDocument.createElement("p");
    if (division.className) paragraph.className = division.className;
    if (!holdsBlocks) paragraph.append(...division.childNodes);
    division.replaceWith(...(holdsBlocks ? division.childNodes : [paragraph]));
  }
}

const BLOCKS = "p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, pre, table, div";

/** Removes empty paragraphs and line breaks that other programs use as spacing. */
function dropGaps(body: HTMLElement): void {
  for (const line of body.querySelectorAll("br")) {
    const isBetween = line.previousElementSibling?.matches(BLOCKS) || line.nextElementSibling?.matches(BLOCKS);
    if (line.parentElement === body && (isBetween || line.className !== "")) line.remove();
  }
  for (const paragraph of body.querySelectorAll("p, h1, h2, h3, h4, h5, h6")) {
    const isEmpty =
      paragraph.textContent.replaceAll("\u00a0", " ").trim() === "" && !paragraph.querySelector("img, br");
    if (isEmpty && body.children.length > 1) paragraph.remove();
  }
}
