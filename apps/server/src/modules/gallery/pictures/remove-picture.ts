import type { Caller } from "../../../platform/identity/caller.ts";
import type { Gallery } from "../gallery.ts";
import { PictureNotFound } from "../gallery-errors.ts";
import { keyOf, nameOf } from "./picture-key.ts";
import { removeFiles } from "./remove-files.ts";

/**
 * Deletes a picture for good. Its row is deleted last, so that the deletion can be repeated if the server stops in
 * between.
 */
export async function removePicture(
  gallery: Gallery,
  { folder, image }: { folder: string; image: string },
  { churchId }: Caller,
): Promise<Record<string, never>> {
  const name = nameOf(keyOf({ churchId, ratio: folder, file: image }));
  if (!name || !(await gallery.pictures.isAdded(name))) throw new PictureNotFound();
  await removeFiles(gallery, name);
  await gallery.pictures.remove(name);
  return {};
}
