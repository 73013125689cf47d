import { CHURCH_SETTINGS } from "@offertory/contract";
import type { Size } from "./fit-image.ts";

/** How a picked picture is stored: the size of its box, its placement, and the maximum length of its data URL. */
export interface PictureKind {
  box: Size;
  /** `fit` keeps the whole picture, `square` centers it on a transparent square, `fill` cuts the edges off. */
  fit: "fit" | "square" | "fill";
  format: "image/png" | "image/jpeg";
  longest: number;
  /** The aspect ratio (width divided by height) of the crop; 0 lets the person choose it. */
  cut: number;
}

export const PORTRAIT: PictureKind = {
  box: { width: 400, height: 400 },
  fit: "fill",
  format: "image/jpeg",
  longest: 200_000,
  cut: 1,
};

export const LOGO: PictureKind = {
  box: { width: 800, height: 240 },
  fit: "fit",
  format: "image/png",
  longest: CHURCH_SETTINGS.logoLight.longest,
  cut: 0,
};

export const LARGE_ICON: PictureKind = {
  box: { width: 400, height: 400 },
  fit: "square",
  format: "image/png",
  longest: CHURCH_SETTINGS.favicon_400x400.longest,
  cut: 0,
};

export const SMALL_ICON: PictureKind = {
  box: { width: 16, height: 16 },
  fit: "square",
  format: "image/png",
  longest: CHURCH_SETTINGS.favicon_16x16.longest,
  cut: 0,
};
