import { Node } from "@tiptap/core";

const BLOCKS = "p, div, h1, h2, h3, h4, h5, h6, blockquote, pre, ul, ol, hr, table";

/** A `<div>` around paragraphs, lists and tables. */
export const DivisionNode = Node.create({
  name: "division",
  group: "block",
  content: "block+",
  defining: true,
  parseHTML: () => [{ tag: "div", getAttrs: (element) => (element.querySelector(BLOCKS) ? {} : false) }],
  renderHTML: ({ HTMLAttributes }) => ["div", HTMLAttributes, 0],
});

/** A `<div>` that holds words, as a paragraph does. */
export const DivisionLineNode = Node.create({
  name: "divisionLine",
  group: "block",
  content: "inline*",
  parseHTML: () => [{ tag: "div", getAttrs: (element) => (element.querySelector(BLOCKS) ? false : {}) }],
  renderHTML: ({ HTMLAttributes }) => ["div", HTMLAttributes, 0],
});
