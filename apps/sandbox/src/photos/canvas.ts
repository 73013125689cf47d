import type { Chance } from "./chance.ts";

/** What a scene is drawn on, and with which colours. */
export type Canvas = { width: number; height: number; chance: Chance; colours: readonly string[] };

/** Draws a scene as the inside of an SVG. */
export type Scene = (canvas: Canvas) => string;

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join("");

export const linear = (id: string, list: readonly Stop[], turned = false): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${turned ? 1 : 0}" y2="${turned ? 0.4 : 1}">${stops(list)}</linearGradient>`;

export const radial = (id: string, list: readonly Stop[]): string =>
  `<radialGradient id="${id}">${stops(list)}</radialGradient>`;

export const blur = (id: string, deviation: number): string =>
  `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

export const circle = (x: number, y: number, radius: number, paint: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${paint}/>`;

export const ground = ({ width, height }: Canvas, fill: string): string =>
  `<rect width="${width}" height="${height}" fill="${fill}"/>`;

export const round = (value: number): number => Math.round(value * 10) / 10;

/** The colour of a canvas by its place in the list; a list that is too short begins again. */
export const colour = ({ colours }: Canvas, place: number): string => colours[place % colours.length] ?? "#888";

/** A line that rolls as hills do, closed along the bottom. */
export function ridge({ width, height, chance }: Canvas, base: number, swing: number, waves: number): string {
  const [one, other, sharpness] = [chance(0, 6.3), chance(0, 6.3), chance(1.7, 2.6)];
  const steps = 60;
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const along = index / steps;
    const rise = Math.sin(along * waves * 6.3 + one) + 0.45 * Math.sin(along * waves * sharpness * 6.3 + other);
    return `${round(along * width)},${round(base - (rise * swing) / 1.45)}`;
  });
  return `M0,${height} L${points.join(" L")} L${width},${height} Z`;
}

/** The soft darkening towards the edges that a lens makes. */
export const vignette = (canvas: Canvas, strength = 0.45): string =>
  `<defs>${radial("edge", [
    [0.55, "#000", 0],
    [1, "#000", strength],
  ])}</defs><ellipse cx="${canvas.width / 2}" cy="${canvas.height / 2}" rx="${canvas.width * 0.78}" ry="${canvas.height * 0.82}" fill="url(#edge)"/>`;
