import { PageUrl, RESERVED_PAGE_URLS } from "@offertory/contract";
import { safePicture } from "@offertory/contract/rich-text/safe-address";
import type { ContentStores } from "../content.ts";
import { AddressUnsafe, PageTitleBlank, PageUrlInvalid, PageUrlTaken } from "../content-errors.ts";

export function readTitle(sent: string): string {
  const title = sent.trim();
  if (!title) throw new PageTitleBlank();
  return title;
}

/** Returns the URL in lower case; refuses one that is malformed, reserved, or used by another page of the church. */
export async function readUrl(
  { pages }: Pick<ContentStores, "pages">,
  churchId: string,
  pageId: string,
  sent: string,
): Promise<string> {
  const url = sent.trim().toLowerCase();
  if (!PageUrl.safeParse(url).success) throw new PageUrlInvalid();
  const isOurs = RESERVED_PAGE_URLS.some((taken) => taken === url);
  if (isOurs || (await pages.isTaken(churchId, url, pageId))) throw new PageUrlTaken();
  return url;
}

/** Returns the URL of a picture in the gallery or on the web (HTTPS only); null for none. */
export function readPicture(sent: string | null): string | null {
  if (!sent?.trim()) return null;
  const picture = safePicture(sent);
  if (picture === null) throw new AddressUnsafe();
  return picture;
}
