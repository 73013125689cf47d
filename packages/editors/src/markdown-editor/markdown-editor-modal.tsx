import "@offertory/ui/text-icons.css";
import type { EditorModalProps } from "../editor-modal-props.ts";
import { EditorFrame } from "../frame/editor-frame.tsx";
import { MarkdownEditor } from "./markdown-editor.tsx";

/** A full-screen editor of Markdown with a live preview. */
export function MarkdownEditorModal(modal: EditorModalProps) {
  if (!modal.open) return null;
  return (
    <EditorFrame key={modal.draftKey} modal={modal} fullscreen finish={(text) => text}>
      {({ text, change, takeFiles }) => (
        <MarkdownEditor text={text} onChange={change} pickPicture={modal.pickPicture} takeFiles={takeFiles} />
      )}
    </EditorFrame>
  );
}
