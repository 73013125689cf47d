import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A merged table cell spans at most fifty cells",
    file: "./sanitize-attributes.ts",
    find: "/^(?:[2-9]|[1-4]\\d|50)$/.test",
    replace: "/^\\d+$/.test",
    test: "../../../../apps/server/src/platform/rich-text/rich-text.test.ts",
    title: "keeps tables with header rows, merged cells and alignment, and removes invalid spans, widths and styles",
  },
  {
    guard: "Lists in Markdown are at most seven levels deep",
    file: "./markdown-to-html.ts",
    find: "this.listDepth < MAX_LIST_DEPTH ? token :",
    replace: "this.listDepth < 2 * MAX_LIST_DEPTH ? token :",
    test: "../../../../apps/server/src/platform/rich-text/rich-text.test.ts",
    title: "S5.12 moves list items deeper than the seventh level to the seventh, and loses no item",
  },
  {
    guard: "A link to a new window has rel=noopener",
    file: "./sanitize-attributes.ts",
    find: '{ target: "_blank", rel: "noopener" }',
    replace: '{ target: "_blank" }',
    test: "../../../../apps/server/src/platform/rich-text/rich-text.test.ts",
    title: "S9.05 keeps button classes of links, and adds noopener to links that open a new window",
  },
  {
    guard: "A link may use only safe URL schemes",
    file: "./safe-address.ts",
    find: "return SAFE_SCHEMES.has(scheme) ? read : null;",
    replace: 'return scheme === "data" ? null : read;',
    test: "./safe-address.test.ts",
    title: "S3.06 a link may use http, https, mailto, tel or a path of the same site, and nothing else",
  },
  {
    guard: "A link path cannot lead to another site",
    file: "./safe-address.ts",
    find: 'if (/^[/\\\\]{2}/.test(read) || read.startsWith("\\\\")) return null;',
    replace: "",
    test: "./safe-address.test.ts",
    title: "S3.06 a link may use http, https, mailto, tel or a path of the same site, and nothing else",
  },
  {
    guard: "Images come from the gallery or over https",
    file: "./sanitize-attributes.ts",
    find: 'const src = safePicture(given["src"] ?? "");',
    replace: 'const src = safeAddress(given["src"] ?? "");',
    test: "../../../../apps/server/src/platform/rich-text/rich-text.test.ts",
    title: "keeps images of the gallery and of https with their dimensions, and removes other images",
  },
];
