import { markdownToHtml } from "@offertory/contract/rich-text/markdown-to-html";
import { sanitizeHtml } from "./sanitize-html.ts";

/** Markdown that somebody wrote, as safe HTML. */
export const renderMarkdownHtml = (markdown: string): string => sanitizeHtml(markdownToHtml(markdown));
