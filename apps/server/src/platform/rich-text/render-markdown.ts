import { markdownToHtml } from "@offertory/contract/rich-text/markdown-to-html";
import { sanitizeHtml } from "./sanitize-html.ts";

/** Renders Markdown as sanitized HTML. Runs in the worker. */
export const renderMarkdownHtml = (markdown: string): string => sanitizeHtml(markdownToHtml(markdown));
