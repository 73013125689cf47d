import type { Editor } from "@tiptap/core";
import type { Transaction } from "@tiptap/pm/state";
import type { InsertedPicture } from "../editor-modal-props.ts";

/** Positions of a document at which images are inserted later. They move with the document while it is edited. */
export function holdPositions() {
  const held = new Set<{ position: number }>();
  return {
    hold(position: number): { position: number } {
      const one = { position };
      held.add(one);
      return one;
    },
    follow({ transaction, appendedTransactions }: { transaction: Transaction; appendedTransactions: Transaction[] }) {
      for (const one of held)
        for (const step of [transaction, ...appendedTransactions]) one.position = step.mapping.map(one.position);
    },
  };
}

/** Inserts an image without moving the cursor, because the person may be typing elsewhere. */
export function insertPictureAt(editor: Editor, position: number, { url, alt }: InsertedPicture): void {
  const at = Math.min(position, editor.state.doc.content.size);
  editor.commands.insertContentAt(at, { type: "image", attrs: { src: url, alt } }, { updateSelection: false });
}
