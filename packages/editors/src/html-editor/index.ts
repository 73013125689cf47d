export type { EditorModalProps } from "../editor-modal-props.ts";
export { HtmlEditorModal } from "./html-editor-modal.tsx";
export { InlineHtmlEditor } from "./inline-html-editor.tsx";
