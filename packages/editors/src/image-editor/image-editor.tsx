import { useLoadNamespaces } from "@offertory/i18n/react";
import { useEffect, useState } from "react";
import { ImageEditorDialog, type ImageEditorProps } from "./image-editor-dialog.tsx";

export type { ImageEditorProps } from "./image-editor-dialog.tsx";

/** Opens and crops an image. It loads its translations when it is first opened; apps import its code lazily. */
export function ImageEditor(props: ImageEditorProps) {
  const loadNamespaces = useLoadNamespaces();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isOn = true;
    void loadNamespaces(["gallery"]).then(() => isOn && setReady(true));
    return () => {
      isOn = false;
    };
  }, [loadNamespaces]);
  return isReady && props.open ? <ImageEditorDialog {...props} /> : null;
}
