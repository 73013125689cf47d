export { sanitizeHtml } from "./sanitize-html.ts";
export { renderMarkdown } from "./render-markdown.ts";
export { tidyHtml } from "./tidy-html.ts";
