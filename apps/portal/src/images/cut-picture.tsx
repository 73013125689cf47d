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

/**
 * Lets the person crop a picture. The editor is loaded when first needed; if it fails to load, the whole picture is
 * kept.
 */
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
