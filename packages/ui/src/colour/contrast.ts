import { type Srgb, toLinear } from "./srgb.ts";

/** WCAG 2 relative luminance. */
function luminance([red, green, blue]: Srgb): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** WCAG 2 contrast ratio, from 1 to 21. */
export function contrast(one: Srgb, other: Srgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}
