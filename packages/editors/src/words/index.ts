export { cleanHtml } from "./clean-html.ts";
export { renderMarkdown } from "./render-markdown.ts";
