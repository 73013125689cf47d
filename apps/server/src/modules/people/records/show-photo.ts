import type { People } from "../people.ts";
import { readPicture } from "../../../platform/pictures/read-picture.ts";

export interface PhotoAddress {
  churchId: string;
  id: string;
  /** What the address carries after `v=`; nobody can guess it, and it changes with the picture. */
  v: string;
}

/** A person's picture, for an <img>, which can send no token: whoever was told its whole address may see it. */
export async function showPhoto(
  { db }: People,
  { churchId, id, v }: PhotoAddress,
): Promise<{ type: string; bytes: Buffer } | null> {
  // Anything else was not written by us, and the database refuses some of it.
  if (![churchId, id, v].every((part) => /^[\w-]+$/.test(part))) return null;
  const row = await db
    .selectFrom("people")
    .select("photo")
    .where("churchId", "=", churchId)
    .where("id", "=", id)
    .where("stage", "<>", "gone")
    .where("listPhoto", "=", photoAddress({ churchId, id, v }))
    .executeTakeFirst();
  return row ? readPicture(row.photo) : null;
}

/** Written by the database too, as the column `list_photo`. */
const photoAddress = ({ churchId, id, v }: PhotoAddress): string => `/content/people/${churchId}/${id}?v=${v}`;

/** Clients post whole objects back: the address of the present picture leaves it as it is. */
export const isPhotoAddress = (photo: string): boolean => photo.startsWith("/content/people/");
