import { ALIGNMENTS, type Alignment, FONT_SIZES, type FontSize } from "@offertory/contract/rich-text/html-policy";
import type { Editor } from "@tiptap/core";
import { listDepth } from "../document/flatten-lists.ts";
import { type Block, HEADING_BLOCKS } from "../toolbar/block.ts";

/** Returns the state of the toolbar at the cursor. */
export function readTools(editor: Editor) {
  const can = editor.can();
  const size: unknown = editor.getAttributes("fontSize")["size"];
  return {
    block: blockOf(editor),
    size: FONT_SIZES.find((one): one is FontSize => one === size) ?? null,
    align: alignOf(editor),
    bold: editor.isActive("bold"),
    italic: editor.isActive("italic"),
    underline: editor.isActive("underline"),
    strike: editor.isActive("strike"),
    bullets: editor.isActive("bulletList"),
    numbers: editor.isActive("orderedList"),
    quote: editor.isActive("blockquote"),
    link: editor.isActive("link"),
    depth: listDepth(editor.state.selection.$from),
    canIndent: can.sinkListItem("listItem"),
    canOutdent: can.liftListItem("listItem"),
    canUndo: can.undo(),
    canRedo: can.redo(),
  };
}

function blockOf(editor: Editor): Block {
  if (editor.isActive("codeBlock")) return "code";
  return HEADING_BLOCKS.find((_block, index) => editor.isActive("heading", { level: index + 1 })) ?? "paragraph";
}

const alignOf = (editor: Editor): Alignment => ALIGNMENTS.find((align) => editor.isActive({ align })) ?? "left";
