import { type Area, radians, type Size, turnedSize } from "./cut.ts";
import { blobOf, type OpenedPicture, PictureRefused } from "./open-picture.ts";

export interface Drawing {
  area: Area;
  rotation: number;
  output: Size;
  type: "image/png" | "image/jpeg" | "image/webp";
  quality: number;
}

/** Draws the cropped area in the output size, directly from the image and without a large copy in between. */
export function drawCut(picture: OpenedPicture, { area, rotation, output, type, quality }: Drawing): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = output.width;
  canvas.height = output.height;
  const pen = canvas.getContext("2d");
  if (!pen) throw new PictureRefused("not-a-picture");
  pen.imageSmoothingQuality = "high";
  if (type === "image/jpeg") {
    pen.fillStyle = "#fff"; // JPEG has no transparency: without a background, transparent parts would be black.
    pen.fillRect(0, 0, output.width, output.height);
  }
  const turned = turnedSize(picture, rotation);
  pen.scale(output.width / area.width, output.height / area.height);
  pen.translate(turned.width / 2 - area.x, turned.height / 2 - area.y);
  pen.rotate(radians(rotation));
  pen.drawImage(picture.image, -picture.width / 2, -picture.height / 2, picture.width, picture.height);
  return blobOf(canvas, type, quality);
}
