import type { Twin } from "../twin.ts";

const SERVER = "apps/server/src/platform/rich-text";
const POLICY = "packages/contract/src/words";
const WORDS = `${SERVER}/rich-text.test.ts`;
const SMUGGLED = "S3.06 keeps nothing of the known ways to smuggle a script";
const ADDRESSES = `${POLICY}/safe-address.test.ts`;

/** What people write, and everyone sees. */
export const WORDS_TWINS: Twin[] = [
  {
    guard: "Only elements of the policy are left in a text",
    file: `${SERVER}/sanitize-html.ts`,
    find: "allowedTags: [...WORD_TAGS]",
    replace: 'allowedTags: [...WORD_TAGS, "form", "input"]',
    test: WORDS,
    title: SMUGGLED,
  },
  {
    guard: "Each attribute is looked at, not only its name",
    file: `${SERVER}/sanitize-html.ts`,
    find: "attribs: cleanAttributes(tagName, attribs) ?? {}",
    replace: "attribs: cleanAttributes(tagName, attribs) ? attribs : {}",
    test: WORDS,
    title: SMUGGLED,
  },
  {
    guard: "A page in another window gets no way back",
    file: `${POLICY}/clean-attributes.ts`,
    find: '{ target: "_blank", rel: "noopener" }',
    replace: '{ target: "_blank" }',
    test: WORDS,
    title: "S9.05 keeps the looks of links, and gives another window no way back",
  },
  {
    guard: "A link leads nowhere that runs",
    file: `${POLICY}/safe-address.ts`,
    find: "return SAFE_SCHEMES.has(scheme) ? read : null;",
    replace: 'return scheme === "data" ? null : read;',
    test: ADDRESSES,
    title: "S3.06 a link leads to the web, to mail, to a telephone, or within the site, and nowhere else",
  },
  {
    guard: "A path of the same site does not lead to another",
    file: `${POLICY}/safe-address.ts`,
    find: 'if (/^[/\\\\]{2}/.test(read) || read.startsWith("\\\\")) return null;',
    replace: "",
    test: ADDRESSES,
    title: "S3.06 a link leads to the web, to mail, to a telephone, or within the site, and nowhere else",
  },
  {
    guard: "Pictures come from the gallery or by https",
    file: `${POLICY}/clean-attributes.ts`,
    find: 'const src = safePicture(given["src"] ?? "");',
    replace: 'const src = safeAddress(given["src"] ?? "");',
    test: WORDS,
    title: "keeps pictures of the gallery and of https with their measures, and no others",
  },
  {
    guard: "Markdown is cleaned like everything else",
    file: `${SERVER}/render-markdown.ts`,
    find: "sanitizeHtml(markdownToHtml(markdown))",
    replace: "sanitizeHtml(markdown && markdownToHtml(markdown)) && markdownToHtml(markdown)",
    test: WORDS,
    title: "S2.26 keeps nothing of the known ways to smuggle a script",
  },
];
