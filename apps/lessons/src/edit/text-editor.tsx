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
  /** What the text belongs to: a draft of it that was not saved is kept under this, for this person. */
  subject: string;
  /** Null where it could not be kept: the editor stays open then, and nothing that was written is lost. */
  onSave(text: string): Promise<object | null>;
  onClose(): void;
}

/** Writes a text of a lesson on the whole screen. The editor comes when it is first opened. */
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
