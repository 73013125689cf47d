import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A merged cell of a table reaches over at most fifty others",
    file: "./sanitize-attributes.ts",
    find: "/^(?:[2-9]|[1-4]\\d|50)$/.test",
    replace: "/^\\d+$/.test",
    test: "../../../../apps/server/src/platform/rich-text/rich-text.test.ts",
    title: "keeps tables with their header rows, merged cells and alignment, and no other width",
  },
  {
    guard: "Lists in Markdown go seven deep",
    file: "./markdown-to-html.ts",
    find: "this.listDepth < MAX_LIST_DEPTH ? token :",
    replace: "this.listDepth < 2 * MAX_LIST_DEPTH ? token :",
    test: "../../../../apps/server/src/platform/rich-text/rich-text.test.ts",
    title: "S5.12 lists that are indented deeper than seven stand in the seventh, and no item is lost",
  },
  {
    guard: "A page in another window gets no way back",
    file: "./sanitize-attributes.ts",
    find: '{ target: "_blank", rel: "noopener" }',
    replace: '{ target: "_blank" }',
    test: "../../../../apps/server/src/platform/rich-text/rich-text.test.ts",
    title: "S9.05 keeps the looks of links, and gives another window no way back",
  },
  {
    guard: "A link leads nowhere that runs",
    file: "./safe-address.ts",
    find: "return SAFE_SCHEMES.has(scheme) ? read : null;",
    replace: 'return scheme === "data" ? null : read;',
    test: "./safe-address.test.ts",
    title: "S3.06 a link leads to the web, to mail, to a telephone, or within the site, and nowhere else",
  },
  {
    guard: "A path of the same site does not lead to another",
    file: "./safe-address.ts",
    find: 'if (/^[/\\\\]{2}/.test(read) || read.startsWith("\\\\")) return null;',
    replace: "",
    test: "./safe-address.test.ts",
    title: "S3.06 a link leads to the web, to mail, to a telephone, or within the site, and nowhere else",
  },
  {
    guard: "Pictures come from the gallery or by https",
    file: "./sanitize-attributes.ts",
    find: 'const src = safePicture(given["src"] ?? "");',
    replace: 'const src = safeAddress(given["src"] ?? "");',
    test: "../../../../apps/server/src/platform/rich-text/rich-text.test.ts",
    title: "keeps pictures of the gallery and of https with their measures, and no others",
  },
];
