import type { StockPhoto } from "@offertory/contract";
import type { Gallery } from "../gallery.ts";
import { NoPhotoLibrary } from "../gallery-errors.ts";
import { ownOrigin } from "../own-origin.ts";
import { searchLibrary, type LibraryPhoto } from "./photo-library.ts";
import { stockKey } from "./stock-address.ts";

/** Per client address. The library allows an installation only a few hundred requests an hour. */
export const STOCK_LIMIT = { name: "stock-search", tries: 60, seconds: 600 };
const MAX_FOUND = "50";

export async function searchStock(
  gallery: Gallery,
  term: string,
  { address, host }: { address: string; host: string | undefined },
): Promise<StockPhoto[]> {
  if (!gallery.photoLibrary) throw new NoPhotoLibrary();
  const query = term.trim();
  if (!query) return [];
  await gallery.limits.count(STOCK_LIMIT, address);
  const found = await searchLibrary(gallery.photoLibrary, { query, per_page: MAX_FOUND });
  const content = `${ownOrigin(gallery, host)}/content/`;
  return found.flatMap((photo) => describe(gallery, photo, content));
}

/**
 * Describes a photo; returns nothing when one of its two sizes is not on the library's host. Links that are not HTTP
 * are dropped.
 */
function describe(gallery: Gallery, photo: LibraryPhoto, content: string): StockPhoto[] {
  const [large, thumbnail] = [stockKey(gallery, photo.src.large2x), stockKey(gallery, photo.src.medium)];
  if (!large || !thumbnail) return [];
  return [
    {
      description: photo.alt ?? "",
      url: webAddress(photo.url),
      photographer: photo.photographer,
      photographerUrl: webAddress(photo.photographer_url),
      large: content + large,
      thumbnail: content + thumbnail,
    },
  ];
}

const webAddress = (text: string): string => (/^https?:\/\//i.test(text) ? text : "");
