import { createHmac, timingSafeEqual } from "node:crypto";
import type { Gallery } from "../gallery.ts";

type Signing = Pick<Gallery, "secret" | "photoLibrary">;

const signatureOf = (secret: string, name: string): string =>
  createHmac("sha256", secret).update(`stock photo ${name}`).digest("base64url").slice(0, 22);

/** The library's one host, by the whole of its origin: `images.pexels.com.evil.example` is another. */
const isOfLibrary = ({ photoLibrary }: Signing, address: string): boolean =>
  photoLibrary !== null && URL.parse(address)?.origin === photoLibrary.pictures;

/**
 * A photo of the library under an address of ours: whoever looks at it is not told to the library, and the editor may read
 * its pixels. Signed, so that we fetch only what the library itself has named. Null for what is not on its host.
 */
export function stockKey(signing: Signing, address: string): string | null {
  if (!isOfLibrary(signing, address)) return null;
  const name = Buffer.from(address).toString("base64url");
  return `stock/${name}.${signatureOf(signing.secret, name)}`;
}

/** What to fetch for such an address; null for one that is not ours. */
export function readStockName(signing: Signing, text: string): string | null {
  const [name = "", signature = ""] = text.split(".");
  const [right, shown] = [Buffer.from(signatureOf(signing.secret, name)), Buffer.from(signature)];
  if (right.length !== shown.length || !timingSafeEqual(right, shown)) return null;
  const address = Buffer.from(name, "base64url").toString();
  return isOfLibrary(signing, address) ? address : null;
}
