import type { ImageEditorProps } from "@offertory/editors/image-editor";
import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import type { PictureKind } from "./picture-kinds.ts";

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
  const [Editor, setEditor] = useState<ComponentType<ImageEditorProps> | null>(null);
  const keepAll = useEffectEvent(() => onCut(file));
  useEffect(() => {
    let isOn = true;
    import("@offertory/editors/image-editor").then(
      ({ ImageEditor }) => isOn && setEditor(() => ImageEditor),
      () => isOn && keepAll(),
    );
    return () => {
      isOn = false;
    };
  }, []);
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
