import { type Srgb, toLinear } from "./srgb.ts";

/** Returns the relative luminance as WCAG 2 defines it. */
function luminance([red, green, blue]: Srgb): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** Returns the contrast ratio as WCAG 2 defines it, from 1 to 21. */
export function contrast(one: Srgb, other: Srgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}
