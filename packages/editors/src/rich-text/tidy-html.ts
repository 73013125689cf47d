import { sanitizeHtml } from "./sanitize-html.ts";
import { MAX_LIST_DEPTH } from "@offertory/contract/rich-text/html-policy";

const LISTS = "ul, ol";

/** HTML as we keep it: clean, and with lists no deeper than they may be. */
export const tidyHtml = (html: string): string => flattenHtmlLists(sanitizeHtml(html));

/** As the visual editor does it, for HTML that never goes through it. */
function flattenHtmlLists(html: string): string {
  const body = new DOMParser().parseFromString(html, "text/html").body;
  const lists = [...body.querySelectorAll(LISTS)].filter((list) => depthOf(list) === MAX_LIST_DEPTH);
  const tooDeep = lists.filter((list) => list.querySelector(LISTS));
  for (const list of tooDeep) {
    for (let inner = list.querySelector(LISTS); inner; inner = list.querySelector(LISTS)) liftItems(inner);
  }
  return tooDeep.length > 0 ? body.innerHTML : html;
}

/** Its items follow the item that it stands in; what stood behind it in there follows them, as an item of its own. */
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
