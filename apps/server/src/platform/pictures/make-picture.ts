import { availableParallelism } from "node:os";
import type { Sharp } from "sharp";
import { Refusal } from "../errors/refusal.ts";
import { PictureDamaged, PictureTooManyPixels } from "./picture-errors.ts";
import { sniffPicture } from "./sniff-picture.ts";
import { limitConcurrency } from "./limit-concurrency.ts";

/**
 * More pixels than phones usually take. It stops decompression bombs: files of a few kilobytes that expand to
 * gigabytes.
 */
const MAX_PIXELS = 40_000_000;
/** The longest side of a stored picture, in pixels. */
const MAX_SIDE = 2560;

export interface MadePicture {
  bytes: Buffer;
  type: string;
  width: number;
  height: number;
}

/**
 * AVIF is not offered: it is slower to make, and was no smaller in the few pictures that were measured (decision 28).
 */
export type ShownFormat = "webp" | "jpeg";

/**
 * Re-encodes an uploaded picture: turned upright, without location, camera or other metadata, and without any data
 * hidden in the file. Of an animation, only the first frame is kept.
 */
export const makePicture = (sent: Uint8Array): Promise<MadePicture> =>
  withSharp(async (open) => {
    const format = sniffPicture(sent);
    const picture = open(sent);
    const about = await picture.metadata();
    if (about.format !== format) throw new PictureDamaged();
    const upright = picture
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true });
    return about.hasAlpha
      ? finish(upright.webp({ quality: 90, effort: 2 }), "webp")
      : finish(upright.jpeg({ quality: 90 }), "jpeg");
  });

/** Converts a stored picture to a format that the client can show, at the given width or, for null, at its own. */
export const resizePicture = (kept: Uint8Array, width: number | null, format: ShownFormat): Promise<MadePicture> =>
  withSharp(async (open) => {
    const picture = width === null ? open(kept) : open(kept).resize({ width, withoutEnlargement: true });
    return finish(as(picture, format), format);
  });

type Open = (bytes: Uint8Array) => Sharp;

/** With two cores or fewer, only one picture is processed at a time, so that a core is left for everything else. */
const runLimited = limitConcurrency(availableParallelism() > 2 ? 2 : 1, 40);

const withSharp = (work: (open: Open) => Promise<MadePicture>): Promise<MadePicture> =>
  runLimited(async () => {
    const open = await (opener ??= loadSharp());
    return orDamaged(() => work(open));
  });

let opener: Promise<Open> | undefined;

/** Loads sharp, 17 MB, only when the first picture is processed. */
async function loadSharp(): Promise<Open> {
  const { default: sharp } = await import("sharp");
  // A cache would not help, because every picture is different. One thread per picture leaves the others of the thread
  // pool to password hashing.
  sharp.cache(false);
  sharp.concurrency(1);
  return (bytes) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });
}

function as(picture: Sharp, format: ShownFormat): Sharp {
  if (format === "webp") return picture.webp({ quality: 80, effort: 3 });
  // JPEG has no transparency; without a white background, transparent areas would turn black.
  return picture.flatten({ background: "#fff" }).jpeg({ quality: 82, mozjpeg: true });
}

async function finish(picture: Sharp, format: ShownFormat): Promise<MadePicture> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { bytes: data, type: `image/${format}`, width: info.width, height: info.height };
}

async function orDamaged(work: () => Promise<MadePicture>): Promise<MadePicture> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw /pixel limit/.test(String(error)) ? new PictureTooManyPixels() : new PictureDamaged();
  }
}
