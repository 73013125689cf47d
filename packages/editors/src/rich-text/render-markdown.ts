import { markdownToHtml } from "@offertory/contract/rich-text/markdown-to-html";
import { sanitizeHtml } from "./sanitize-html.ts";

/** Markdown that somebody wrote, as clean HTML. */
export const renderMarkdown = (markdown: string): string => sanitizeHtml(markdownToHtml(markdown));
