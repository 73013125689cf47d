import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Only elements of the policy are left in a text",
    file: "./sanitize-html.ts",
    find: "allowedTags: [...ALLOWED_TAGS]",
    replace: 'allowedTags: [...ALLOWED_TAGS, "form", "input"]',
    test: "./rich-text.test.ts",
    title: "S3.06 keeps nothing of the known ways to smuggle a script",
  },
  {
    guard: "Each attribute is looked at, not only its name",
    file: "./sanitize-html.ts",
    find: "attribs: sanitizeAttributes(tagName, attribs) ?? {}",
    replace: "attribs: sanitizeAttributes(tagName, attribs) ? attribs : {}",
    test: "./rich-text.test.ts",
    title: "S3.06 keeps nothing of the known ways to smuggle a script",
  },
  {
    guard: "Markdown is cleaned like everything else",
    file: "./render-markdown.ts",
    find: "sanitizeHtml(markdownToHtml(markdown))",
    replace: "sanitizeHtml(markdown && markdownToHtml(markdown)) && markdownToHtml(markdown)",
    test: "./rich-text.test.ts",
    title: "S2.26 keeps nothing of the known ways to smuggle a script",
  },
];
