import type { Editor } from "@tiptap/core";
import { useState } from "react";
import type { LinkDraft } from "../link-editor/index.ts";
import { insertLink, linkAt, removeLink } from "./edit-link.ts";

type Editing = { link: LinkDraft; onSave(link: LinkDraft): void; onRemove?: () => void };

/** Opens the link editor for the link at the cursor, or for a new one. */
export function useLinkEditing() {
  const [editing, setEditing] = useState<Editing | null>(null);
  const close = () => setEditing(null);

  function open(editor: Editor) {
    const { link, isNew } = linkAt(editor);
    setEditing({
      link,
      onSave: (changed) => {
        close();
        insertLink(editor, changed, link.text);
      },
      ...(!isNew && {
        onRemove: () => {
          close();
          removeLink(editor);
        },
      }),
    });
  }

  return { editing, open, close };
}
