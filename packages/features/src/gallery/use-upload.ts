import { useApi, useRefresh } from "@offertory/api-client";
import { GALLERY_OUTPUT, listGallery, type AspectRatio } from "@offertory/contract";
import { type PictureWork, shapeOf, sizeWithin } from "@offertory/editors/image-editor";
import { useEffect, useRef, useState } from "react";
import { uploadPicture } from "./upload-picture.ts";

export type UploadState =
  | { stage: "ready" }
  | { stage: "sending"; percent: number }
  | { stage: "failed"; error: unknown };

export interface Upload {
  state: UploadState;
  send(): Promise<void>;
  cancel(): void;
}

/** Crops and uploads the picture; the crop is kept until the upload has succeeded. */
export function useUpload(work: PictureWork, ratio: AspectRatio, onDone: (url: string) => void): Upload {
  const call = useApi();
  const refresh = useRefresh();
  const [state, setState] = useState<UploadState>({ stage: "ready" });
  const going = useRef<AbortController | null>(null);
  useEffect(() => () => going.current?.abort(), []);

  async function send() {
    const { picture, area, cut } = work;
    if (!picture || !area) return;
    const controller = new AbortController();
    going.current = controller;
    const { signal } = controller;
    setState({ stage: "sending", percent: 0 });
    try {
      const onProgress = (part: number) => setState({ stage: "sending", percent: Math.round(part * 100) });
      const output = sizeWithin(GALLERY_OUTPUT, shapeOf(cut, picture, Number(ratio)));
      const url = await uploadPicture(
        call,
        picture,
        { ratio, area, rotation: cut.rotation, output },
        { onProgress, signal },
      );
      void refresh(listGallery);
      setState({ stage: "ready" });
      onDone(url);
    } catch (error) {
      setState(signal.aborted ? { stage: "ready" } : { stage: "failed", error });
    }
  }

  return { state, send, cancel: () => going.current?.abort() };
}
