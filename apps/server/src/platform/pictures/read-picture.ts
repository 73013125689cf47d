const SIGNATURES: Record<string, (bytes: Buffer) => boolean> = {
  "image/png": (bytes) => bytes.subarray(0, 8).equals(Buffer.from("89504e470d0a1a0a", "hex")),
  "image/jpeg": (bytes) => bytes.subarray(0, 3).equals(Buffer.from("ffd8ff", "hex")),
  "image/webp": (bytes) => bytes.subarray(0, 4).toString() === "RIFF" && bytes.subarray(8, 12).toString() === "WEBP",
};

/**
 * Returns the picture of a data URL; null when its first bytes are not PNG, JPEG or WebP. SVG is not accepted, because
 * it can contain a script.
 */
export function readPicture(dataUrl: string): { type: string; bytes: Buffer } | null {
  const [, type, base64] = /^data:(image\/\w+);base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl) ?? [];
  const matchesSignature = type && SIGNATURES[type];
  if (!matchesSignature || !base64) return null;
  const bytes = Buffer.from(base64, "base64");
  return matchesSignature(bytes) ? { type, bytes } : null;
}
