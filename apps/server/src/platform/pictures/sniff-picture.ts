import { NotAPicture, PictureIsHeic } from "./picture-errors.ts";

/** By what sharp calls them. */
export type PictureFormat = "jpeg" | "png" | "webp" | "gif" | "heif";

const HEIC = new Set(["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"]);

/**
 * What the first bytes say a file is. Asked before any decoder sees it: of all that the library can open (drawings,
 * documents), only these five kinds ever reach it.
 */
export function sniffPicture(bytes: Uint8Array): PictureFormat {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 16));
  const at = (from: number, to: number) => head.toString("latin1", from, to);
  if (at(0, 3) === "\xff\xd8\xff") return "jpeg";
  if (at(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (at(0, 4) === "RIFF" && at(8, 12) === "WEBP") return "webp";
  if (at(0, 6) === "GIF87a" || at(0, 6) === "GIF89a") return "gif";
  if (at(4, 8) === "ftyp") {
    if (at(8, 12) === "avif" || at(8, 12) === "avis") return "heif";
    if (HEIC.has(at(8, 12))) throw new PictureIsHeic();
  }
  throw new NotAPicture();
}
