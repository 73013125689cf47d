import { sniffPicture } from "../../../platform/pictures/sniff-picture.ts";
import type { StoredFile } from "../../../platform/storage/storage.ts";
import type { Gallery } from "../gallery.ts";
import { PhotoLibraryUnavailable, StockPhotoNotFound } from "../gallery-errors.ts";
import { readStockName } from "./stock-address.ts";

const LIMIT = { name: "stock-photo", tries: 1200, seconds: 600 };
const TIMEOUT_MS = 15_000;
const MAX_BYTES = 8_000_000;

/**
 * Fetches a photo from the library: only an address that `stockKey` signed, only from the library's host, without
 * redirects, and only if the bytes are a picture.
 */
export async function showStockPhoto(gallery: Gallery, name: string, address: string): Promise<StoredFile> {
  const source = readStockName(gallery, name);
  if (!source) throw new StockPhotoNotFound();
  await gallery.limits.count(LIMIT, address);
  try {
    const response = await fetch(source, { redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok || !response.body) throw new PhotoLibraryUnavailable();
    const bytes = await readLimited(response.body);
    const format = sniffPicture(bytes);
    return { bytes, type: format === "heif" ? "image/avif" : `image/${format}` };
  } catch {
    throw new PhotoLibraryUnavailable();
  }
}

async function readLimited(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new PhotoLibraryUnavailable();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
