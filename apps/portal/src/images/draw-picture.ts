import { centreWithin, cropToFill, fitWithin, shrinkUntil, type Size } from "./fit-image.ts";
import type { PictureKind } from "./picture-kinds.ts";

export type PictureProblem = "not-a-picture" | "too-large";
export class PictureRefused extends Error {
  problem: PictureProblem;
  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Decodes a picked file as an image. An <img> reads every format that the browser can show, SVG included. */
export async function openPicture(file: Blob): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = await readAsDataUrl(file);
  try {
    await picture.decode();
  } catch {
    throw new PictureRefused("not-a-picture");
  }
  return picture;
}

/** Returns the picture as a data URL: scaled to its box, and smaller still while the data URL is too long. */
export function drawPicture(picture: HTMLImageElement, kind: PictureKind): string {
  // An SVG without a size of its own gets the size of its box.
  const natural = { width: picture.naturalWidth || kind.box.width, height: picture.naturalHeight || kind.box.height };
  const size = kind.fit === "fit" ? fitWithin(natural, kind.box) : kind.box;
  const text = shrinkUntil(size, kind.longest, (each) => drawOnce(picture, natural, each, kind));
  if (text === null) throw new PictureRefused("too-large");
  return text;
}

function drawOnce(picture: HTMLImageElement, natural: Size, size: Size, { fit, format }: PictureKind): string {
  const canvas = document.createElement("canvas");
  canvas.width = size.width;
  canvas.height = size.height;
  const pen = canvas.getContext("2d");
  if (!pen) throw new PictureRefused("not-a-picture");
  pen.imageSmoothingQuality = "high";
  if (format === "image/jpeg") {
    pen.fillStyle = "#fff"; // JPEG has no transparency; without a background it would turn black.
    pen.fillRect(0, 0, size.width, size.height);
  }
  if (fit === "fill") {
    const part = cropToFill(natural, size);
    pen.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, size.width, size.height);
  } else {
    const spot = centreWithin(natural, size);
    pen.drawImage(picture, spot.x, spot.y, spot.width, spot.height);
  }
  return canvas.toDataURL(format, 0.85);
}

function readAsDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : ""));
    reader.addEventListener("error", () => reject(new PictureRefused("not-a-picture")));
    reader.readAsDataURL(file);
  });
}
