import { markdownToHtml } from "@offertory/contract/words/markdown-to-html";
import { cleanHtml } from "./clean-html.ts";

/** Markdown that somebody wrote, as clean HTML. */
export const renderMarkdown = (markdown: string): string => cleanHtml(markdownToHtml(markdown));
