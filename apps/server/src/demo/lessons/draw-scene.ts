import sharp from "sharp";
import { SCENES, type SceneName } from "./scenes.ts";

/** A picture as the gallery takes it; the same bytes every time. */
export function drawScene(scene: SceneName): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720">${SCENES[scene].join("")}</svg>`;
  return sharp(Buffer.from(drawing)).jpeg({ quality: 86 }).toBuffer();
}
