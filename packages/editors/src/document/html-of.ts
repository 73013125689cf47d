import type { Editor } from "@tiptap/core";

/** The text of an editor as HTML; nothing at all where there is neither a word nor a picture. */
export function htmlOf(editor: Editor): string {
  return editor.isEmpty ? "" : editor.getHTML();
}
