import { useSession } from "@offertory/api-client";
import type { ElementAnswers } from "@offertory/contract";
import { lazyModal } from "@offertory/features/frame";
import { GalleryModal, useUploadPicture } from "@offertory/features/gallery";
import { useRef, useState } from "react";

const HtmlEditorModal = lazyModal(async () => (await import("@offertory/editors/html-editor")).HtmlEditorModal);

interface TextFormProps {
  title: string;
  answers: ElementAnswers["text"];
  draftName: string;
  onSave(answers: ElementAnswers["text"]): void;
  onClose(): void;
}

type Picked = { url: string; alt: string } | null;

/** Edits a text in the visual editor; its pictures come from the gallery. */
export function TextForm({ title, answers, draftName, onSave, onClose }: TextFormProps) {
  const { user } = useSession();
  const uploadPicture = useUploadPicture();
  const [isPicking, setPicking] = useState(false);
  const waiting = useRef<((picked: Picked) => void) | null>(null);

  const pick = () =>
    new Promise<Picked>((resolve) => {
      waiting.current = resolve;
      setPicking(true);
    });
  function picked(picture: Picked) {
    setPicking(false);
    waiting.current?.(picture);
    waiting.current = null;
  }

  return (
    <>
      <HtmlEditorModal
        open
        value={answers.text}
        title={title}
        draftKey={`page ${user?.id ?? ""} ${draftName}`}
        onSave={(text) => onSave({ text })}
        onCancel={onClose}
        pickPicture={pick}
        uploadPicture={uploadPicture}
      />
      <GalleryModal open={isPicking} onSelect={picked} onClose={() => picked(null)} />
    </>
  );
}
