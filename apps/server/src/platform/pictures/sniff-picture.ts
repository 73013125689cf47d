import { NotAPicture, PictureIsHeic } from "./picture-errors.ts";

/** The names that sharp uses. */
export type PictureFormat = "jpeg" | "png" | "webp" | "gif" | "heif";

const HEIC = new Set(["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"]);

/**
 * Detects the format by the first bytes, before any decoder reads the file. The library could also open drawings and
 * documents, but only these five formats ever reach it.
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
