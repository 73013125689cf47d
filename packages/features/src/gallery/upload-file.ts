import type { Call } from "@offertory/api-client";
import { GALLERY_OUTPUT } from "@offertory/contract";
import { openFile, type Size, sizeWithin } from "@offertory/editors/image-editor";
import { type Sending, uploadPicture } from "./upload-picture.ts";

/** Uploads a whole picture of the device to the gallery, as free form. */
export async function uploadFile(call: Call, file: File, sending: Sending): Promise<string> {
  const picture = await openFile(file);
  try {
    const area = { x: 0, y: 0, width: picture.width, height: picture.height };
    return await uploadPicture(call, picture, { ratio: "0", rotation: 0, area, output: sizeOf(picture) }, sending);
  } finally {
    picture.close();
  }
}

/** Returns the size in the gallery; a small picture is not enlarged. */
export const sizeOf = ({ width, height }: Size): Size =>
  sizeWithin(
    { width: Math.min(width, GALLERY_OUTPUT.width), height: Math.min(height, GALLERY_OUTPUT.height) },
    width / height,
  );
