export { renderMarkdown, sanitizeRichText } from "./parse-rich-text.ts";
export { sanitizeTexts, type SanitizedTexts } from "./sanitize-texts.ts";
