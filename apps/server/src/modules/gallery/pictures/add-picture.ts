import type { Gallery } from "../gallery.ts";
import { checkFileName, checkRatio, keyOf } from "./picture-key.ts";
import { takeUpload } from "./take-upload.ts";

/** Puts a picture into a church's gallery without a form, for who makes data as the demo does; says where it is shown. */
export async function addPicture(
  gallery: Gallery,
  { churchId, ratio, file, bytes }: { churchId: string; ratio: string; file: string; bytes: Uint8Array },
): Promise<string> {
  const name = { churchId, ratio: checkRatio(ratio), file: checkFileName(file) };
  await gallery.pictures.reserve({
    ...name,
    uploadId: gallery.newId(),
    requestedAt: gallery.now(),
  });
  await takeUpload(gallery, name, bytes);
  return `/content/${keyOf(name)}`;
}
