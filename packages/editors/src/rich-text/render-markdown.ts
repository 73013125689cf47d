import { markdownToHtml } from "@offertory/contract/rich-text/markdown-to-html";
import { sanitizeHtml } from "./sanitize-html.ts";

/** Converts Markdown to sanitized HTML. */
export const renderMarkdown = (markdown: string): string => sanitizeHtml(markdownToHtml(markdown));
