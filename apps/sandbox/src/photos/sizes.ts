import type { Shape } from "./catalogue.ts";

export type Size = { width: number; height: number };

export const ORIGINAL: Record<Shape, Size> = {
  landscape: { width: 1880, height: 1253 },
  portrait: { width: 1253, height: 1880 },
  square: { width: 1500, height: 1500 },
};

/** The sizes that Pexels offers: fitted into a box, or cropped to it. */
export const SIZES = {
  original: null,
  large2x: { width: 1880, height: 1300, cut: false },
  large: { width: 940, height: 650, cut: false },
  medium: { width: 1000, height: 350, cut: false },
  small: { width: 1000, height: 130, cut: false },
  portrait: { width: 800, height: 1200, cut: true },
  landscape: { width: 1200, height: 627, cut: true },
  tiny: { width: 280, height: 200, cut: true },
} as const;
export type SizeName = keyof typeof SIZES;
export const SIZE_NAMES = Object.keys(SIZES).filter((name): name is SizeName => name in SIZES);
