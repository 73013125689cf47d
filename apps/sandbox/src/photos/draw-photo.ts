import sharp from "sharp";
import type { Photo } from "./catalogue.ts";
import { chanceFrom } from "./chance.ts";
import { ORIGINAL, type Size, SIZES, type SizeName } from "./sizes.ts";

const drawn = new Map<string, Promise<Buffer>>();

/** A photo in one size; drawn when it is first asked for, and kept while we run. */
export function drawPhoto(photo: Photo, size: SizeName): Promise<Buffer> {
  const name = `${photo.id} ${size}`;
  const kept = drawn.get(name) ?? draw(photo, size);
  drawn.set(name, kept);
  return kept;
}

/** Drawn in the size that is wanted: soft light costs by the pixel, and a small picture has few. */
function draw(photo: Photo, size: SizeName): Promise<Buffer> {
  const whole = ORIGINAL[photo.shape];
  const box = SIZES[size];
  const scales = [(box?.width ?? whole.width) / whole.width, (box?.height ?? whole.height) / whole.height];
  const scale = Math.min(1, box?.cut ? Math.max(...scales) : Math.min(...scales));
  const at = { width: Math.ceil(whole.width * scale), height: Math.ceil(whole.height * scale) };
  const picture = sharp(Buffer.from(svgOf(photo, whole, at))).flatten({ background: "#000" });
  const cut = box?.cut ? picture.resize({ width: box.width, height: box.height, fit: "cover" }) : picture;
  return cut.jpeg({ quality: 86 }).toBuffer();
}

const svgOf = (photo: Photo, { width, height }: Size, at: Size): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${at.width}" height="${at.height}" viewBox="0 0 ${width} ${height}">${photo.scene(
    { width, height, chance: chanceFrom(photo.id), colours: photo.colours },
  )}</svg>`;
