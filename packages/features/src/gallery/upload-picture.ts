import type { Call } from "@offertory/api-client";
import { requestUpload, type AspectRatio } from "@offertory/contract";
import { type Drawing, drawCrop, type OpenedPicture } from "@offertory/editors/image-editor";
import { newFileName, pictureParts } from "./picture-name.ts";
import { sendUpload } from "./send-upload.ts";

type Cutting = Pick<Drawing, "area" | "rotation" | "output"> & { ratio: AspectRatio };
export type Sending = { onProgress(part: number): void; signal: AbortSignal };

/** Crops a picture, uploads it to the gallery, and returns its URL. */
export async function uploadPicture(
  call: Call,
  picture: OpenedPicture,
  { ratio, ...cutting }: Cutting,
  sending: Sending,
): Promise<string> {
  const type = picture.mayBeTransparent ? "image/webp" : "image/jpeg";
  const drawn = await drawCrop(picture, { ...cutting, type, quality: 0.9 });
  const body = { folder: ratio, fileName: newFileName(new Date()) };
  const form = await call(requestUpload, { body }, { signal: sending.signal });
  await sendUpload(form, drawn, sending);
  return pictureParts(form.key).url;
}
