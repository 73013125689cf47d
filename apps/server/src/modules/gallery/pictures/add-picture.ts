import type { Gallery } from "../gallery.ts";
import { checkFileName, checkRatio, keyOf } from "./picture-key.ts";
import { takeUpload } from "./take-upload.ts";

/** Adds a picture to a church's gallery without an upload form, for the demo data. Returns the path that shows it. */
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
