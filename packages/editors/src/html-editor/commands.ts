import { ALIGNMENTS, MAX_LIST_DEPTH } from "@offertory/contract/rich-text/html-policy";
import type { Editor } from "@tiptap/core";
import { listDepth } from "../document/flatten-lists.ts";
import { type Block, HEADING_LEVELS } from "../toolbar/block.ts";

export function setBlock(editor: Editor, block: Block): void {
  const align = ALIGNMENTS.find((one) => editor.isActive({ align: one }));
  const chain = editor.chain().focus();
  if (block === "code") return void chain.setCodeBlock().run();
  if (block === "paragraph") chain.setParagraph();
  else chain.setHeading({ level: HEADING_LEVELS[block] });
  // When everything is selected, the new blocks would lose their alignment.
  if (align) chain.setAlignment(align);
  chain.run();
}

export function indent(editor: Editor): void {
  if (listDepth(editor.state.selection.$from) < MAX_LIST_DEPTH) editor.chain().focus().sinkListItem("listItem").run();
}

export function outdent(editor: Editor): void {
  editor.chain().focus().liftListItem("listItem").run();
}

export function insertPicture(editor: Editor, { url, alt }: { url: string; alt: string }): void {
  editor.chain().focus().setImage({ src: url, alt }).run();
}

/** Removes marks, lists and headings, so that plain paragraphs remain. Links stay. */
export function clearLooks(editor: Editor): void {
  const chain = editor.chain().focus().clearNodes().setAlignment("left");
  for (const mark of ["bold", "italic", "underline", "strike", "code", "fontSize"]) chain.unsetMark(mark);
  chain.run();
}
