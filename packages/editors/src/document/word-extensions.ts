import type { Extensions } from "@tiptap/core";
import { StarterKit } from "@tiptap/starter-kit";
import { AlignmentExtension } from "./alignment.ts";
import { DivisionLineNode, DivisionNode } from "./division-nodes.ts";
import { FontSizeMark } from "./font-size-mark.ts";
import { IconNode } from "./icon-node.ts";
import { KeptHtmlNode } from "./kept-html-node.ts";
import { LinkMark } from "./link-mark.ts";
import { ListDepth } from "./list-depth.ts";
import { PictureNode } from "./picture-node.ts";
import { SubscriptMark, SuperscriptMark } from "./script-marks.ts";
import { TableCellNode, TableHeaderNode, TableNode, TableRowNode } from "./table-nodes.ts";

/** What a text of ours is made of, for the visual editor and for the way to markdown. */
export const WORD_EXTENSIONS: Extensions = [
  // A paragraph that nobody wrote must not be saved behind every list.
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
