import type { Person } from "@offertory/contract";

/** The picture of a person, with the time of its last change so that an old one is not shown from a cache. */
export function photoOf({ photo, photoUpdated }: Pick<Person, "photo" | "photoUpdated">): string | null {
  if (!photo) return null;
  if (!photoUpdated || photo.startsWith("data:")) return photo;
  return `${photo}${photo.includes("?") ? "&" : "?"}dt=${Date.parse(photoUpdated)}`;
}
