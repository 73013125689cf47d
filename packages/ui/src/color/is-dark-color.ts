import { hexToSrgb } from "./srgb.ts";

/** Returns whether a color is dark: its brightness by the W3C formula, from 0 to 255, is below 156. */
export function isDarkColor(hex: string): boolean {
  const color = hexToSrgb(hex);
  if (!color) return false;
  const [red, green, blue] = color.map((channel) => Math.round(channel * 255));
  return (red ?? 0) * 299 + (green ?? 0) * 587 + (blue ?? 0) * 114 < 156_000;
}
