import { useSession } from "@offertory/api-client";
import type { ElementAnswers } from "@offertory/contract";
import { lazyModal } from "@offertory/features/frame";
import { useUploadPicture } from "@offertory/features/gallery";
import { usePickPicture } from "./use-pick-picture.tsx";

const HtmlEditorModal = lazyModal(async () => (await import("@offertory/editors/html-editor")).HtmlEditorModal);

interface TextFormProps {
  title: string;
  answers: ElementAnswers["text"];
  draftName: string;
  onSave(answers: ElementAnswers["text"]): void;
  onClose(): void;
}

/** Edits a text in the visual editor; its pictures come from the gallery. */
export function TextForm({ title, answers, draftName, onSave, onClose }: TextFormProps) {
  const { user } = useSession();
  const uploadPicture = useUploadPicture();
  const { pickPicture, gallery } = usePickPicture();

  return (
    <>
      <HtmlEditorModal
        open
        value={answers.text}
        title={title}
        draftKey={`page ${user?.id ?? ""} ${draftName}`}
        onSave={(text) => onSave({ text })}
        onCancel={onClose}
        pickPicture={pickPicture}
        uploadPicture={uploadPicture}
      />
      {gallery}
    </>
  );
}
