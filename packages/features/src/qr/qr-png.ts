import { encodeQr, runsOf } from "./encode-qr.ts";

/** The minimum width in pixels, sharp on a slide and in print. */
const LEAST_PIXELS = 1200;

/** Returns a QR code as PNG, for programs that do not support SVG. */
export async function qrPng(text: string): Promise<Blob> {
  const { size, data } = encodeQr(text);
  const module = Math.ceil(LEAST_PIXELS / size);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size * module;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws no pictures.");
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#000";
  for (const [y, row] of data.entries())
    for (const { from, length } of runsOf(row)) pen.fillRect(from * module, y * module, length * module, module);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!picture) throw new Error("This browser made no picture.");
  return picture;
}
