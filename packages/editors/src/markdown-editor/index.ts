export type { EditorModalProps } from "../editor-modal-props.ts";
export { MarkdownEditorModal } from "./markdown-editor-modal.tsx";
