import { useApi, useRefresh } from "@offertory/api-client";
import { GALLERY_OUTPUT, listGallery, requestUpload, type AspectRatio } from "@offertory/contract";
import { drawCut, type PictureWork, shapeOf, sizeWithin } from "@offertory/editors/image-editor";
import { useEffect, useRef, useState } from "react";
import { newFileName, pictureParts } from "./picture-name.ts";
import { sendUpload } from "./send-upload.ts";

export type UploadState =
  | { stage: "ready" }
  | { stage: "sending"; percent: number }
  | { stage: "failed"; error: unknown };

export interface Upload {
  state: UploadState;
  send(): Promise<void>;
  cancel(): void;
}

/** Cuts the picture and sends it; what was cut stays until it has arrived. */
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
      const drawn = await drawCut(picture, {
        area,
        rotation: cut.rotation,
        output: sizeWithin(GALLERY_OUTPUT, shapeOf(cut, picture, Number(ratio))),
        type: picture.hasGlass ? "image/webp" : "image/jpeg",
        quality: 0.9,
      });
      const body = { folder: ratio, fileName: newFileName(new Date()) };
      const form = await call(requestUpload, { body }, { signal });
      const onProgress = (part: number) => setState({ stage: "sending", percent: Math.round(part * 100) });
      await sendUpload(form, drawn, { onProgress, signal });
      void refresh(listGallery);
      setState({ stage: "ready" });
      onDone(pictureParts(form.key).url);
    } catch (error) {
      setState(signal.aborted ? { stage: "ready" } : { stage: "failed", error });
    }
  }

  return { state, send, cancel: () => going.current?.abort() };
}
