const LARGEST = 200_000;

const SIGNATURES: Record<string, (bytes: Buffer) => boolean> = {
  png: (bytes) => bytes.subarray(0, 8).equals(Buffer.from("89504e470d0a1a0a", "hex")),
  jpeg: (bytes) => bytes.subarray(0, 3).equals(Buffer.from("ffd8ff", "hex")),
  webp: (bytes) => bytes.subarray(0, 4).toString() === "RIFF" && bytes.subarray(8, 12).toString() === "WEBP",
};

/** A picture in a data address that is what it says, and not too large. SVG is none: it can hold a script. */
export function isPhoto(dataUrl: string): boolean {
  const [, type, base64] = /^data:image\/(png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl) ?? [];
  const isReally = type && SIGNATURES[type];
  if (!isReally || !base64) return false;
  const bytes = Buffer.from(base64, "base64");
  return bytes.length <= LARGEST && isReally(bytes);
}
