import { tidyPasted } from "../paste/tidy-pasted.ts";
import { readHtml } from "./read-html.ts";
import { toMarkdown } from "./to-markdown.ts";

/** What was copied from elsewhere with its looks, as markdown. */
export const pasteAsMarkdown = (html: string): string => toMarkdown(readHtml(tidyPasted(html)));
