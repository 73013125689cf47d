import { CHURCH_SETTINGS } from "@offertory/contract";
import type { Size } from "./fit-image.ts";

/** How a picked picture is kept: its box, how it stands in it, and how long its text may be. */
export interface PictureKind {
  box: Size;
  /** `fit` keeps all of it, `square` centres it on a transparent square, `fill` cuts the edges off. */
  place: "fit" | "square" | "fill";
  format: "image/png" | "image/jpeg";
  longest: number;
  /** Width by height of what is cut from a picture; 0 leaves it to the person. */
  cut: number;
}

export const PORTRAIT: PictureKind = {
  box: { width: 400, height: 400 },
  place: "fill",
  format: "image/jpeg",
  longest: 200_000,
  cut: 1,
};

export const LOGO: PictureKind = {
  box: { width: 800, height: 240 },
  place: "fit",
  format: "image/png",
  longest: CHURCH_SETTINGS.logoLight.longest,
  cut: 0,
};

export const LARGE_ICON: PictureKind = {
  box: { width: 400, height: 400 },
  place: "square",
  format: "image/png",
  longest: CHURCH_SETTINGS.favicon_400x400.longest,
  cut: 0,
};

export const SMALL_ICON: PictureKind = {
  box: { width: 16, height: 16 },
  place: "square",
  format: "image/png",
  longest: CHURCH_SETTINGS.favicon_16x16.longest,
  cut: 0,
};
