import { contrast } from "./contrast.ts";
import { isShowable, type Oklch, oklchToSrgb, srgbToOklch } from "./oklch.ts";
import { hexToSrgb, type Srgb, srgbToHex } from "./srgb.ts";
import { surfaces } from "./surfaces.ts";

export type BrandRamp = { light: Record<string, string>; dark: Record<string, string> };

/** WCAG requires a contrast of 4.5; the rest allows for rounding. */
const READABLE = 4.55;
const STEP = 0.005;

/**
 * Returns the CSS variables for a church's color; null when it is no color. A color with too little contrast is
 * darkened (light theme) or lightened (dark theme) until it passes.
 */
export function brandRamp(color: string): BrandRamp | null {
  const srgb = hexToSrgb(color);
  if (!srgb) return null;
  const church = srgbToOklch(srgb);
  return { light: lightRamp(church), dark: darkRamp(church) };
}

function lightRamp(church: Oklch): Record<string, string> {
  const soft = shown({ l: 0.966, c: Math.min(church.c, 0.02), h: church.h });
  const brand = untilReadable(church, -STEP, [...backgrounds("light"), soft]);
  const strong = shown({ ...brand, l: brand.l < 0.15 ? brand.l + 0.12 : brand.l - 0.065 });
  return variables({ brand: shown(brand), strong, soft, label: [1, 1, 1] });
}

function darkRamp(church: Oklch): Record<string, string> {
  const soft = shown({ l: 0.275, c: Math.min(church.c, 0.045), h: church.h });
  const brand = untilReadable(church, STEP, [...backgrounds("dark"), soft]);
  const strong = shown({ ...brand, l: brand.l > 0.9 ? brand.l - 0.08 : brand.l + 0.08 });
  return variables({
    brand: shown(brand),
    strong,
    soft,
    label: shown({ l: 0.2, c: Math.min(church.c, 0.03), h: church.h }),
  });
}

/** Keeps the hue and changes the lightness until the color is readable on every background. */
function untilReadable(church: Oklch, step: number, grounds: readonly Srgb[]): Oklch {
  const { c, h } = church;
  let { l } = church;
  const hides = (background: Srgb) => contrast(shown({ l, c, h }), background) < READABLE;
  const end = step > 0 ? 1 : 0;
  while (grounds.some(hides) && l !== end) l = Math.min(1, Math.max(0, l + step));
  return { l, c, h };
}

const backgrounds = (theme: "light" | "dark"): Srgb[] => Object.values(surfaces[theme]).map(shown);

/**
 * Returns the color that a screen can show: chroma is reduced until it is within sRGB, and channels are rounded to
 * 0–255.
 */
function shown(color: Oklch): Srgb {
  let { c } = color;
  while (c > 0.001 && !isShowable({ ...color, c })) c *= 0.96;
  return hexToSrgb(srgbToHex(oklchToSrgb({ ...color, c }))) ?? [0, 0, 0];
}

function variables(colors: { brand: Srgb; strong: Srgb; soft: Srgb; label: Srgb }): Record<string, string> {
  return {
    "--brand": srgbToHex(colors.brand),
    "--brand-strong": srgbToHex(colors.strong),
    "--brand-soft": srgbToHex(colors.soft),
    "--on-brand": srgbToHex(colors.label),
  };
}
