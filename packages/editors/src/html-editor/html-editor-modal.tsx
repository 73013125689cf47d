import type { EditorModalProps } from "../editor-modal-props.ts";
import { EditorFrame } from "../frame/editor-frame.tsx";
import { tidyHtml } from "../rich-text/tidy-html.ts";
import { HtmlEditor } from "./html-editor.tsx";

/** The editor of HTML texts, with views for editing, preview and HTML source. */
export function HtmlEditorModal(modal: EditorModalProps) {
  if (!modal.open) return null;
  return (
    <EditorFrame key={modal.draftKey} modal={modal} finish={tidyHtml}>
      {({ start, text, change, takeFiles }) => (
        <HtmlEditor
          start={start}
          text={text}
          onChange={change}
          pickPicture={modal.pickPicture}
          takeFiles={takeFiles}
          label={modal.title}
        />
      )}
    </EditorFrame>
  );
}
