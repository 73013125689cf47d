import type { People } from "../people.ts";
import { readPicture } from "../../../platform/pictures/read-picture.ts";

export interface PhotoAddress {
  churchId: string;
  id: string;
  /** The value of `v` in the URL: a hash of the picture that cannot be guessed. */
  v: string;
}

/** Returns a person's picture for an <img>, which cannot send a token: whoever has the whole URL may see it. */
export async function showPhoto(
  { db }: People,
  { churchId, id, v }: PhotoAddress,
): Promise<{ type: string; bytes: Buffer } | null> {
  // Our URLs have no other characters, and PostgreSQL refuses some of them.
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

/** The database computes the same URL for the column `list_photo`. */
const photoAddress = ({ churchId, id, v }: PhotoAddress): string => `/content/people/${churchId}/${id}?v=${v}`;

/**
 * Recognizes the URL of a stored picture. Clients post whole objects back, so it means that the picture does not
 * change.
 */
export const isPhotoAddress = (photo: string): boolean => photo.startsWith("/content/people/");
