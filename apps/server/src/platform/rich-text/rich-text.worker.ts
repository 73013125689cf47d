import { serveWork } from "../workers/serve-work.ts";
import { renderMarkdownHtml } from "./render-markdown.ts";
import { sanitizeHtml } from "./sanitize-html.ts";

export type RichTextWork = { format: "html" | "markdown"; text: string };

serveWork(({ format, text }: RichTextWork): string =>
  format === "html" ? sanitizeHtml(text) : renderMarkdownHtml(text),
);
