import { LessonSlug } from "@offertory/contract";
import { parseVideoUrl } from "@offertory/contract/content/video";
import { safeAddress, safePicture } from "@offertory/contract/rich-text/safe-address";
import { LessonNameBlank, LessonPictureUnsafe, LessonSlugInvalid, LessonVideoUnsafe } from "../lessons-errors.ts";

export function readName(sent: string): string {
  const name = sent.trim();
  if (!name) throw new LessonNameBlank();
  return name;
}

export function readSlug(sent: string): string {
  const slug = sent.trim().toLowerCase();
  if (!LessonSlug.safeParse(slug).success) throw new LessonSlugInvalid();
  return slug;
}

/** Returns the URL of a picture in the gallery or on the web (HTTPS only); null for none. */
export function readPicture(sent: string | null): string | null {
  if (!sent?.trim()) return null;
  const picture = safePicture(sent);
  if (picture === null) throw new LessonPictureUnsafe();
  return picture;
}

/** Returns the URL of a video at a known service, or of any HTTPS page; null for none. */
export function readVideo(sent: string | null): string | null {
  if (!sent?.trim()) return null;
  const address = safeAddress(sent);
  if (address === null || !(parseVideoUrl(address) || /^https:\/\/[^/]+/i.test(address))) throw new LessonVideoUnsafe();
  return address;
}
