import { type Extensions, Mark, Node } from "@tiptap/core";
import { StarterKit } from "@tiptap/starter-kit";
import { AlignmentExtension } from "./alignment.ts";
import { FontSizeMark } from "./font-size-mark.ts";
import { IconNode } from "./icon-node.ts";
import { KeptHtmlNode } from "./kept-html-node.ts";
import { LinkMark } from "./link-mark.ts";
import { ListDepth } from "./list-depth.ts";
import { PictureNode } from "./picture-node.ts";
import { TableCellNode, TableHeaderNode, TableNode, TableRowNode } from "./table-nodes.ts";

const BLOCKS = "p, div, h1, h2, h3, h4, h5, h6, blockquote, pre, ul, ol, hr, table";

/** A `<div>` around paragraphs, lists and tables. */
const DivisionNode = Node.create({
  name: "division",
  group: "block",
  content: "block+",
  defining: true,
  parseHTML: () => [{ tag: "div", getAttrs: (element) => (element.querySelector(BLOCKS) ? {} : false) }],
  renderHTML: ({ HTMLAttributes }) => ["div", HTMLAttributes, 0],
});

/** A `<div>` that contains only text, like a paragraph. */
const DivisionLineNode = Node.create({
  name: "divisionLine",
  group: "block",
  content: "inline*",
  parseHTML: () => [{ tag: "div", getAttrs: (element) => (element.querySelector(BLOCKS) ? false : {}) }],
  renderHTML: ({ HTMLAttributes }) => ["div", HTMLAttributes, 0],
});

/** Subscript and superscript, as in H₂O or 10². */
const SubscriptMark = Mark.create({
  name: "subscript",
  excludes: "subscript superscript",
  parseHTML: () => [{ tag: "sub" }],
  renderHTML: () => ["sub", 0],
});

const SuperscriptMark = Mark.create({
  name: "superscript",
  excludes: "subscript superscript",
  parseHTML: () => [{ tag: "sup" }],
  renderHTML: () => ["sup", 0],
});

/** The nodes and marks of rich text, for the visual editor and for the conversion to Markdown. */
export const RICH_TEXT_EXTENSIONS: Extensions = [
  // Without this setting, an empty paragraph would be saved after every list.
  StarterKit.configure({ link: false, trailingNode: false, codeBlock: { languageClassPrefix: "" } }),
  LinkMark,
  FontSizeMark,
  SubscriptMark,
  SuperscriptMark,
  AlignmentExtension,
  PictureNode,
  IconNode,
  ListDepth,
  TableNode,
  TableRowNode,
  TableCellNode,
  TableHeaderNode,
  DivisionNode,
  DivisionLineNode,
  KeptHtmlNode,
];
