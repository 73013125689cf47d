import { sanitizeHtml } from "./sanitize-html.ts";
import { MAX_LIST_DEPTH } from "@offertory/contract/rich-text/html-policy";

const LISTS = "ul, ol";

/** Returns HTML as it is stored: sanitized, and with lists no deeper than `MAX_LIST_DEPTH`. */
export const tidyHtml = (html: string): string => flattenHtmlLists(sanitizeHtml(html));

/** Does the same as `flattenLists` of the visual editor, for HTML that does not go through it. */
function flattenHtmlLists(html: string): string {
  const body = new DOMParser().parseFromString(html, "text/html").body;
  const lists = [...body.querySelectorAll(LISTS)].filter((list) => depthOf(list) === MAX_LIST_DEPTH);
  const tooDeep = lists.filter((list) => list.querySelector(LISTS));
  for (const list of tooDeep) {
    for (let inner = list.querySelector(LISTS); inner; inner = list.querySelector(LISTS)) liftItems(inner);
  }
  return tooDeep.length > 0 ? body.innerHTML : html;
}

/** Moves the items of a list behind the item that contains it. Content after the list becomes an item of its own. */
function liftItems(list: Element): void {
  const item = list.parentElement?.closest("li");
  if (!item || list.parentElement !== item) return list.replaceWith(...list.childNodes);
  const rest = document.createElement("li");
  while (list.nextSibling) rest.append(list.nextSibling);
  if (rest.textContent.trim() || rest.querySelector("img")) item.after(rest);
  const items = [...list.children].filter((child) => child.localName === "li");
  item.after(...items);
  list.remove();
  if (!item.textContent.trim() && !item.querySelector("img")) item.remove();
}

function depthOf(list: Element): number {
  let depth = 0;
  for (let at: Element | null | undefined = list; at; at = at.parentElement?.closest(LISTS)) depth += 1;
  return depth;
}
