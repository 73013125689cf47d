import { useSession } from "@offertory/api-client";
import { lazyModal } from "@offertory/features/frame";
import { useUploadPicture } from "@offertory/features/gallery";
import { useRef } from "react";
import { usePickPicture } from "./use-pick-picture.tsx";

const MarkdownEditorModal = lazyModal(
  async () => (await import("@offertory/editors/markdown-editor")).MarkdownEditorModal,
);

interface TextEditorProps {
  title: string;
  value: string;
  /** Names what the text belongs to; an unsaved draft is stored under this name per user. */
  subject: string;
  /** Resolves to null if saving failed; then the editor stays open, so that no text is lost. */
  onSave(text: string): Promise<object | null>;
  onClose(): void;
}

/** Edits a text of a lesson on the whole screen. The editor is loaded when first opened. */
export function TextEditor({ title, value, subject, onSave, onClose }: TextEditorProps) {
  const { user } = useSession();
  const { pick, modal } = usePickPicture();
  const uploadPicture = useUploadPicture();
  const isSaving = useRef(false);

  async function save(text: string) {
    if (isSaving.current) return;
    isSaving.current = true;
    const saved = await onSave(text);
    isSaving.current = false;
    if (saved) onClose();
  }

  return (
    <>
      <MarkdownEditorModal
        open
        title={title}
        value={value}
        draftKey={`lessons ${user?.id ?? ""} ${subject}`}
        pickPicture={pick}
        uploadPicture={uploadPicture}
        onCancel={onClose}
        onSave={(text) => void save(text)}
      />
      {modal}
    </>
  );
}
