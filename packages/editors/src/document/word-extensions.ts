import type { Extensions } from "@tiptap/core";
import { StarterKit } from "@tiptap/starter-kit";
import { AlignmentExtension } from "./alignment.ts";
import { FontSizeMark } from "./font-size-mark.ts";
import { IconNode } from "./icon-node.ts";
import { LinkMark } from "./link-mark.ts";
import { ListDepth } from "./list-depth.ts";
import { PictureNode } from "./picture-node.ts";

/** What a text of ours is made of, for the visual editor and for the way to markdown. */
export const WORD_EXTENSIONS: Extensions = [
  // A paragraph that nobody wrote must not be saved behind every list.
  StarterKit.configure({ link: false, trailingNode: false, codeBlock: { languageClassPrefix: "" } }),
  LinkMark,
  FontSizeMark,
  AlignmentExtension,
  PictureNode,
  IconNode,
  ListDepth,
];
