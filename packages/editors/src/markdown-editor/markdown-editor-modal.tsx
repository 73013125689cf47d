import "@offertory/ui/text-icons.css";
import type { EditorModalProps } from "../editor-modal-props.ts";
import { EditorFrame } from "../frame/editor-frame.tsx";
import { MarkdownEditor } from "./markdown-editor.tsx";

/** Writes markdown on the whole screen, and shows beside it what it becomes. */
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
