import type { Pictures } from "@offertory/contract";
import type { Gallery } from "../gallery.ts";
import { NoPhotoLibrary } from "../gallery-errors.ts";
import { checkRatio } from "../pictures/picture-key.ts";
import { searchLibrary } from "./photo-library.ts";
import { STOCK_LIMIT } from "./search-stock.ts";
import { stockKey } from "./stock-address.ts";

/** The photos that are offered before anybody searches. */
const DEFAULT_QUERY = { query: "church", per_page: "24" };

/** Lists stock photos in the orientation of an aspect ratio, as keys below `/content/`. */
export async function listStock(gallery: Gallery, text: string, address: string): Promise<Pictures> {
  const ratio = Number(checkRatio(text));
  if (!gallery.photoLibrary) throw new NoPhotoLibrary();
  await gallery.limits.count(STOCK_LIMIT, address);
  const orientation = ratio === 1 ? "square" : ratio > 0 && ratio < 1 ? "portrait" : "landscape";
  const found = await searchLibrary(gallery.photoLibrary, { ...DEFAULT_QUERY, orientation });
  return { images: found.flatMap(({ src }) => stockKey(gallery, src.large) ?? []) };
}
