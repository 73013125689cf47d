import { useLazyComponent } from "@offertory/ui";
import type { PictureKind } from "./picture-kinds.ts";

const loadEditor = async () => (await import("@offertory/editors/image-editor")).ImageEditor;

interface CutPictureProps {
  file: Blob;
  kind: PictureKind;
  title: string;
  round: boolean;
  onCut(picture: Blob): void;
  onCancel(): void;
}

/** Lets the person choose the part of a picture that is kept. The editor comes when it is first needed; if it cannot, all is kept. */
export function CutPicture({ file, kind, title, round, onCut, onCancel }: CutPictureProps) {
  const { component: Editor } = useLazyComponent({ load: loadEditor, isWanted: true, onFailed: () => onCut(file) });
  return (
    Editor && (
      <Editor
        open
        title={title}
        file={file}
        shape={kind.cut}
        round={round}
        output={kind.box}
        onSave={onCut}
        onCancel={onCancel}
      />
    )
  );
}
