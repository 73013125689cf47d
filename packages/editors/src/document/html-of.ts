import type { Editor } from "@tiptap/core";
import { writeDocument } from "./write-document.ts";

/** The text of an editor as HTML; nothing at all where there is neither a word nor a picture nor a table. */
export function htmlOf(editor: Editor): string {
  return editor.isEmpty && !holdsTable(editor) ? "" : writeDocument(editor.state.doc);
}

function holdsTable({ state }: Editor): boolean {
  let found = false;
  state.doc.descendants((node) => {
    found ||= node.type.name === "table";
    return !found;
  });
  return found;
}
