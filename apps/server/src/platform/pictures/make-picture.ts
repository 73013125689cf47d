import { availableParallelism } from "node:os";
import type { Sharp } from "sharp";
import { Refusal } from "../errors/refusal.ts";
import { PictureDamaged, PictureTooManyPixels } from "./picture-errors.ts";
import { sniffPicture } from "./sniff-picture.ts";
import { takeTurns } from "./take-turns.ts";

/** More than any phone's usual picture; a bomb of a few kilobytes that unfolds to gigabytes is far beyond. */
const MAX_PIXELS = 40_000_000;
/** The longest side of what is kept. */
const MAX_SIDE = 2560;

export interface MadePicture {
  bytes: Buffer;
  type: string;
  width: number;
  height: number;
}

/** AVIF is slower to make, and was no smaller on the few pictures that were measured (decision 28). */
export type ShownFormat = "webp" | "jpeg";

/**
 * A picture made anew from what was sent: turned upright, without place, camera or anything else that was written into
 * it, and without whatever was hidden behind it. Of one that moves, the first moment.
 */
export const makePicture = (sent: Uint8Array): Promise<MadePicture> =>
  inTurn(async (open) => {
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

/** A kept picture in one width, or in its own, as the one who looks can read it. */
export const resizePicture = (kept: Uint8Array, width: number | null, format: ShownFormat): Promise<MadePicture> =>
  inTurn(async (open) => {
    const picture = width === null ? open(kept) : open(kept).resize({ width, withoutEnlargement: true });
    return finish(as(picture, format), format);
  });

type Open = (bytes: Uint8Array) => Sharp;

/** Where there are only two cores, one of them is left to everything else. */
const takeTurn = takeTurns(availableParallelism() > 2 ? 2 : 1, 40);

const inTurn = (work: (open: Open) => Promise<MadePicture>): Promise<MadePicture> =>
  takeTurn(async () => {
    const open = await (opener ??= loadSharp());
    return orDamaged(() => work(open));
  });

let opener: Promise<Open> | undefined;

/** Seventeen megabytes that a server needs only when it is shown its first picture. */
async function loadSharp(): Promise<Open> {
  const { default: sharp } = await import("sharp");
  // Nothing of one picture helps with the next, and one thread each leaves the others to sign-in.
  sharp.cache(false);
  sharp.concurrency(1);
  return (bytes) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });
}

function as(picture: Sharp, format: ShownFormat): Sharp {
  if (format === "webp") return picture.webp({ quality: 80, effort: 3 });
  // JPEG knows no transparency; without paper it would turn black.
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
