import type { UploadForm } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Gallery } from "../gallery.ts";
import { ownOrigin } from "../own-origin.ts";
import { checkFileName, checkRatio, keyOf } from "./picture-key.ts";
import type { PictureName } from "./picture-store.ts";
import { MAX_BYTES, ONE_HOUR_MS, signForm } from "./upload-form.ts";

const LIMIT = { name: "gallery-upload", tries: 600, seconds: 3600 };
export const UPLOAD_PATH = "/content/upload";

/**
 * Returns a signed form with which one picture can be uploaded. Its name is reserved, so that no other upload can use
 * it.
 */
export async function requestUpload(
  gallery: Gallery,
  request: { folder: string; fileName: string },
  { churchId }: Caller,
  host: string | undefined,
): Promise<UploadForm> {
  const ratio = checkRatio(request.folder);
  const file = checkFileName(request.fileName);
  await gallery.limits.count(LIMIT, churchId);
  const uploadId = gallery.newId();
  const key = keyOf(await reserve(gallery, { churchId, ratio, file }, uploadId));
  const expires = gallery.now().getTime() + ONE_HOUR_MS;
  return {
    url: ownOrigin(gallery, host) + UPLOAD_PATH,
    fields: signForm(gallery, { key, uploadId, expires, mostBytes: MAX_BYTES }),
    key,
  };
}

/**
 * Reserves the wanted name, or one with a suffix when it is taken. Our apps name a picture by the current second, so
 * two people may want the same name.
 */
async function reserve(
  { pictures, now, newId }: Gallery,
  requested: PictureName,
  uploadId: string,
): Promise<PictureName> {
  const reservation = { uploadId, requestedAt: now() };
  if (await pictures.reserve({ ...requested, ...reservation })) return requested;
  const other = {
    ...requested,
    file: requested.file.replace(/(?=\.\w+$)/, `-${newId().replaceAll(/[^A-Za-z0-9]/g, "x")}`),
  };
  await pictures.reserve({ ...other, ...reservation });
  return other;
}
