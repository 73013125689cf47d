import { PICTURE_WIDTHS } from "@offertory/contract";
import { resizePicture, type ShownFormat } from "../../../platform/pictures/make-picture.ts";
import type { StoredFile } from "../../../platform/storage/storage.ts";
import type { Gallery } from "../gallery.ts";
import { PictureNotFound, PictureWidthUnknown } from "../gallery-errors.ts";
import { keyOf, nameOf, sizesOf } from "./picture-key.ts";
import type { PictureName } from "./picture-store.ts";

/** Widths that are being made now: whoever asks meanwhile waits for the same one. */
const making = new Map<string, Promise<StoredFile>>();

/** A picture, in one of the widths or in its own. A width is made when it is first asked for, and kept. */
export async function showPicture(
  gallery: Gallery,
  key: string,
  { width, accept }: { width: unknown; accept: string },
): Promise<StoredFile> {
  const name = nameOf(key);
  if (!name) throw new PictureNotFound();
  const wanted = widthOf(width);
  const format: ShownFormat = /\bimage\/webp\b/.test(accept) ? "webp" : "jpeg";
  const made = `${sizesOf(name)}${wanted ?? "full"}.${format}`;
  const kept = await gallery.storage.read(wanted === null ? key : made);
  if (kept && (wanted !== null || kept.type === "image/jpeg" || kept.type === `image/${format}`)) return kept;
  const going = making.get(made) ?? make(gallery, name, made, wanted, format).finally(() => making.delete(made));
  making.set(made, going);
  return going;
}

function widthOf(text: unknown): number | null {
  if (text === undefined) return null;
  const width = PICTURE_WIDTHS.find((each) => String(each) === text);
  if (!width) throw new PictureWidthUnknown();
  return width;
}

async function make(
  { storage }: Gallery,
  name: PictureName,
  key: string,
  width: number | null,
  format: ShownFormat,
): Promise<StoredFile> {
  const made = await storage.read(key);
  if (made) return made;
  const original = await storage.read(keyOf(name));
  if (!original) throw new PictureNotFound();
  const { bytes, type } = await resizePicture(original.bytes, width, format);
  await storage.put(key, bytes, type);
  // Deleted while we drew: nothing of it stays.
  if (!(await storage.read(keyOf(name)))) {
    await storage.remove(key);
    throw new PictureNotFound();
  }
  return { bytes, type };
}
