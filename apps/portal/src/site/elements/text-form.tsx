import { useSession } from "@offertory/api-client";
import type { ElementAnswers } from "@offertory/contract";
import { GalleryModal } from "@offertory/features/gallery";
import { useT } from "@offertory/i18n/react";
import { Dialog, Skeleton } from "@offertory/ui";
import { lazy, Suspense, useRef, useState } from "react";

const HtmlEditorModal = lazy(() =>
  import("@offertory/editors/html-editor").then((file) => ({ default: file.HtmlEditorModal })),
);

interface TextFormProps {
  title: string;
  answers: ElementAnswers["text"];
  draftName: string;
  onSave(answers: ElementAnswers["text"]): void;
  onClose(): void;
}

type Picked = { url: string; alt: string } | null;

/** The words of a page, in the editor for HTML; pictures among them come from the gallery. */
export function TextForm({ title, answers, draftName, onSave, onClose }: TextFormProps) {
  const t = useT();
  const { user } = useSession();
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
      <Suspense
        fallback={
          <Dialog open onClose={onClose} title={title} closeLabel={t("common:close")} size="large">
            <Skeleton className="h-48 w-full" />
          </Dialog>
        }
      >
        <HtmlEditorModal
          open
          value={answers.text}
          title={title}
          draftKey={`page ${user?.id ?? ""} ${draftName}`}
          onSave={(text) => onSave({ text })}
          onCancel={onClose}
          pickPicture={pick}
        />
      </Suspense>
      <GalleryModal open={isPicking} onSelect={picked} onClose={() => picked(null)} />
    </>
  );
}
