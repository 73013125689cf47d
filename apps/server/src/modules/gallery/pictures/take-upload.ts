import { makePicture } from "../../../platform/pictures/make-picture.ts";
import type { Gallery } from "../gallery.ts";
import { UploadFormInvalid } from "../gallery-errors.ts";
import { keyOf, nameOf } from "./picture-key.ts";
import type { PictureName } from "./picture-store.ts";
import { deleteCopies, removeFiles } from "./remove-files.ts";
import { readForm } from "./upload-form.ts";

/** Checks an upload form before its picture is read. */
export async function checkUpload(gallery: Gallery, fields: ReadonlyMap<string, string>) {
  const { key, uploadId, mostBytes } = readForm(gallery, fields);
  const name = nameOf(key);
  if (!name || !(await gallery.pictures.isReserved(name, uploadId))) throw new UploadFormInvalid();
  return { name, mostBytes };
}

/** Stores an uploaded picture. Sending the same form again within its hour replaces the picture. */
export async function takeUpload(gallery: Gallery, name: PictureName, sent: Uint8Array): Promise<void> {
  const { bytes, type, width, height } = await makePicture(sent);
  await gallery.storage.put(keyOf(name), bytes, type);
  await deleteCopies(gallery, name);
  const isRecorded = await gallery.pictures.added(name, { addedAt: gallery.now(), width, height });
  if (isRecorded) return;
  await removeFiles(gallery, name);
  throw new UploadFormInvalid();
}
