import sharp from "sharp";
import { seeded } from "../seeded.ts";
import { type Scene, WIDE } from "./drawing.ts";

/** As the gallery's own editor makes them. */
const KEPT_WIDTH = 1280;

/** A picture drawn by us, so that nobody has rights in it; the same every time. */
export function drawPicture(scene: Scene, ratio: number): Promise<Buffer> {
  const [width, height] = [WIDE, Math.round(WIDE / ratio)];
  const random = seeded(7);
  const inside = scene({ width, height }, (from, to) => from + random.next() * (to - from));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${KEPT_WIDTH}" height="${Math.round(KEPT_WIDTH / ratio)}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: "#fff" }).jpeg({ quality: 92 }).toBuffer();
}
