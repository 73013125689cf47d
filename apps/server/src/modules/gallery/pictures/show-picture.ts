import { PICTURE_WIDTHS } from "@offertory/contract";
import { resizePicture, type ShownFormat } from "../../../platform/pictures/make-picture.ts";
import type { StoredFile } from "../../../platform/storage/storage.ts";
import type { Gallery } from "../gallery.ts";
import { PictureNotFound, PictureWidthUnknown } from "../gallery-errors.ts";
import { keyOf, nameOf, copiesPrefix } from "./picture-key.ts";
import type { PictureName } from "./picture-store.ts";

/** Resized copies in progress, so that concurrent requests for the same copy wait for one conversion. */
const inFlight = new Map<string, Promise<StoredFile>>();

/**
 * Returns a picture in its own width or in one of `PICTURE_WIDTHS`. A copy is made on the first request and then
 * stored.
 */
export async function showPicture(
  gallery: Gallery,
  key: string,
  { width, accept }: { width: unknown; accept: string },
): Promise<StoredFile> {
  const name = nameOf(key);
  if (!name) throw new PictureNotFound();
  const requestedWidth = widthOf(width);
  const format: ShownFormat = /\bimage\/webp\b/.test(accept) ? "webp" : "jpeg";
  const copyKey = `${copiesPrefix(name)}${requestedWidth ?? "full"}.${format}`;
  const stored = await gallery.storage.read(requestedWidth === null ? key : copyKey);
  if (stored && (requestedWidth !== null || stored.type === "image/jpeg" || stored.type === `image/${format}`))
    return stored;
  const copy =
    inFlight.get(copyKey) ??
    makeCopy(gallery, name, copyKey, requestedWidth, format).finally(() => inFlight.delete(copyKey));
  inFlight.set(copyKey, copy);
  return copy;
}

function widthOf(text: unknown): number | null {
  if (text === undefined) return null;
  const width = PICTURE_WIDTHS.find((each) => String(each) === text);
  if (!width) throw new PictureWidthUnknown();
  return width;
}

async function makeCopy(
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
  // The picture was deleted while the copy was made, so the copy is deleted too.
  if (!(await storage.read(keyOf(name)))) {
    await storage.remove(key);
    throw new PictureNotFound();
  }
  return { bytes, type };
}
