import { isAspectRatio } from "@offertory/contract";
import { isKey } from "../../../platform/storage/check-key.ts";
import { AspectRatioUnknown, FileNameInvalid } from "../gallery-errors.ts";
import type { PictureName } from "./picture-store.ts";

/** The key under which the full-size picture is stored, listed and shown. */
export const keyOf = ({ churchId, ratio, file }: PictureName): string => `${churchId}/gallery/${ratio}/${file}`;

/** The key prefix of the resized copies. */
export const copiesPrefix = ({ churchId, ratio, file }: PictureName): string =>
  `${churchId}/gallery-sizes/${ratio}/${file}/`;

/** Returns the picture that a key names; null for any other text. */
export function nameOf(key: string): PictureName | null {
  const [churchId = "", gallery, ratio = "", file = "", ...more] = key.split("/");
  const isOne = gallery === "gallery" && more.length === 0 && isAspectRatio(ratio) && isKey(key);
  return isOne ? { churchId, ratio, file } : null;
}

export function checkRatio(text: string): string {
  if (!isAspectRatio(text)) throw new AspectRatioUnknown();
  return text;
}

const EXTENSION = /\.(jpe?g|png|webp|gif|avif)$/i;
const MAX_NAME_LENGTH = 80;

/** Reduces a file name to ASCII letters, digits and dashes; refuses one without the extension of a picture. */
export function checkFileName(text: string): string {
  const [ending] = EXTENSION.exec(text) ?? [];
  if (!ending) throw new FileNameInvalid();
  const stem = text
    .slice(0, -ending.length)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^A-Za-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, MAX_NAME_LENGTH);
  if (!stem) throw new FileNameInvalid();
  return stem + ending.toLowerCase();
}
