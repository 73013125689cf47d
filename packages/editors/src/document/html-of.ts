import type { Editor } from "@tiptap/core";
import { writeDocument } from "./write-document.ts";

/** Returns the editor's content as HTML; empty when it contains no text, image or table. */
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
