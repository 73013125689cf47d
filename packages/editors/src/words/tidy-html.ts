import { sanitizeHtml } from "./sanitize-html.ts";
import { flattenHtmlLists } from "./flatten-html-lists.ts";

/** HTML as we keep it: clean, and with lists no deeper than they may be. */
export const tidyHtml = (html: string): string => flattenHtmlLists(sanitizeHtml(html));
