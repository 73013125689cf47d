import { encodeQr, qrPath } from "./encode-qr.ts";

/** Returns a QR code as SVG, which is sharp at any size. */
export function qrSvg(text: string): Blob {
  const qr = encodeQr(text);
  const { size } = qr;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 10}" height="${size * 10}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${qrPath(qr)}" fill="#000"/></svg>\n`;
  return new Blob([svg], { type: "image/svg+xml" });
}
