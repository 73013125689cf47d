import { createHmac, timingSafeEqual } from "node:crypto";
import type { Gallery } from "../gallery.ts";

type Signing = Pick<Gallery, "secret" | "photoLibrary">;

const signatureOf = (secret: string, name: string): string =>
  createHmac("sha256", secret).update(`stock photo ${name}`).digest("base64url").slice(0, 22);

/** Compares the whole origin, because `images.pexels.com.evil.example` is another host. */
const isOfLibrary = ({ photoLibrary }: Signing, address: string): boolean =>
  photoLibrary !== null && URL.parse(address)?.origin === photoLibrary.pictures;

/**
 * Returns a key of ours for a library photo; null when it is not on the library's host. Photos are proxied so that the
 * library does not learn who views them and the editor may read their pixels. The key is signed, so that the server
 * only fetches addresses that the library returned.
 */
export function stockKey(signing: Signing, address: string): string | null {
  if (!isOfLibrary(signing, address)) return null;
  const name = Buffer.from(address).toString("base64url");
  return `stock/${name}.${signatureOf(signing.secret, name)}`;
}

/** Returns the library's address of a signed name; null when the signature is wrong. */
export function readStockName(signing: Signing, text: string): string | null {
  const [name = "", signature = ""] = text.split(".");
  const [right, shown] = [Buffer.from(signatureOf(signing.secret, name)), Buffer.from(signature)];
  if (right.length !== shown.length || !timingSafeEqual(right, shown)) return null;
  const address = Buffer.from(name, "base64url").toString();
  return isOfLibrary(signing, address) ? address : null;
}
