import { deflateSync } from "node:zlib";
import { crc32 } from "node:zlib";

/** Returns an image as a device has it: a PNG of stripes, in which a wrong crop would be visible. */
export async function somePhoto({ width = 1600, height = 1200 } = {}) {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const start = y * (width * 3 + 1);
    const shade = Math.floor((y / height) * 255);
    for (let x = 0; x < width; x += 1) rows.set([shade, (x >> 4) & 255, 255 - shade], start + 1 + x * 3);
  }
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  const chunks = [chunk("IHDR", size), chunk("IDAT", deflateSync(rows, { level: 1 })), chunk("IEND", Buffer.alloc(0))];
  const buffer = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...chunks]);
  return { name: "hall.png", mimeType: "image/png", buffer };
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(type), data]);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
