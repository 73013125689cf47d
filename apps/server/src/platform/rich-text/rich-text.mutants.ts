import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Only elements of the policy are left in a text",
    file: "./sanitize-html.ts",
    find: "allowedTags: [...ALLOWED_TAGS]",
    replace: 'allowedTags: [...ALLOWED_TAGS, "form", "input"]',
    test: "./rich-text.test.ts",
    title: "S3.06 removes all known script injections",
  },
  {
    guard: "Attribute values are checked, not only attribute names",
    file: "./sanitize-html.ts",
    find: "attribs: sanitizeAttributes(tagName, attribs) ?? {}",
    replace: "attribs: sanitizeAttributes(tagName, attribs) ? attribs : {}",
    test: "./rich-text.test.ts",
    title: "S3.06 removes all known script injections",
  },
  {
    guard: "Markdown is sanitized like HTML",
    file: "./render-markdown.ts",
    find: "sanitizeHtml(markdownToHtml(markdown))",
    replace: "sanitizeHtml(markdown && markdownToHtml(markdown)) && markdownToHtml(markdown)",
    test: "./rich-text.test.ts",
    title: "S2.26 removes all known script injections",
  },
];
