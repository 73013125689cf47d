import { type Area, radians, type Size, rotatedSize } from "./crop-state.ts";
import { blobOf, type OpenedPicture, PictureRefused } from "./open-picture.ts";

export interface Drawing {
  area: Area;
  rotation: number;
  output: Size;
  type: "image/png" | "image/jpeg" | "image/webp";
  quality: number;
}

/** Draws the cropped area in the output size, directly from the image and without a large copy in between. */
export function drawCrop(picture: OpenedPicture, { area, rotation, output, type, quality }: Drawing): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = output.width;
  canvas.height = output.height;
  const context = canvas.getContext("2d");
  if (!context) throw new PictureRefused("not-a-picture");
  context.imageSmoothingQuality = "high";
  if (type === "image/jpeg") {
    context.fillStyle = "#fff"; // JPEG has no transparency: without a background, transparent parts would be black.
    context.fillRect(0, 0, output.width, output.height);
  }
  const rotated = rotatedSize(picture, rotation);
  context.scale(output.width / area.width, output.height / area.height);
  context.translate(rotated.width / 2 - area.x, rotated.height / 2 - area.y);
  context.rotate(radians(rotation));
  context.drawImage(picture.image, -picture.width / 2, -picture.height / 2, picture.width, picture.height);
  return blobOf(canvas, type, quality);
}
