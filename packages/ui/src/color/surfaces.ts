import type { Oklch } from "./oklch.ts";

/** The backgrounds on which a church's color must be readable. A test checks that tokens.css has the same ones. */
export const surfaces: Record<"light" | "dark", Record<"surface" | "raised" | "sunken", Oklch>> = {
  light: {
    surface: { l: 0.985, c: 0.003, h: 70 },
    raised: { l: 1, c: 0, h: 0 },
    sunken: { l: 0.965, c: 0.004, h: 70 },
  },
  dark: {
    surface: { l: 0.165, c: 0.006, h: 70 },
    raised: { l: 0.205, c: 0.007, h: 70 },
    sunken: { l: 0.25, c: 0.008, h: 70 },
  },
};
