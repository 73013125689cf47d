import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { Photo } from "./catalogue.ts";
import { ORIGINAL, SIZES, type SizeName } from "./sizes.ts";

const drawn = new Map<string, Promise<Buffer>>();

/** Returns a photo in one size. It is rendered at the first request and then cached in memory. */
export function drawPhoto(photo: Photo, size: SizeName): Promise<Buffer> {
  const name = `${photo.id} ${size}`;
  const kept = drawn.get(name) ?? draw(photo, size);
  drawn.set(name, kept);
  return kept;
}

/** Renders at the requested size, because the SVG's blur filters cost time per pixel. */
async function draw(photo: Photo, size: SizeName): Promise<Buffer> {
  const svg = await readFile(new URL(`pictures/${photo.id}.svg`, import.meta.url), "utf8");
  const whole = ORIGINAL[photo.shape];
  const box = SIZES[size];
  const scales = [(box?.width ?? whole.width) / whole.width, (box?.height ?? whole.height) / whole.height];
  const scale = Math.min(1, box?.cut ? Math.max(...scales) : Math.min(...scales));
  const at = `width="${Math.ceil(whole.width * scale)}" height="${Math.ceil(whole.height * scale)}"`;
  const picture = sharp(Buffer.from(svg.replace(/width="\d+" height="\d+"/, at))).flatten({ background: "#000" });
  const cut = box?.cut ? picture.resize({ width: box.width, height: box.height, fit: "cover" }) : picture;
  return cut.jpeg({ quality: 86 }).toBuffer();
}
