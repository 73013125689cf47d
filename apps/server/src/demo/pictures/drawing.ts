/** Everything is drawn on a field of this width; the height follows from the shape. */
export const WIDE = 1600;

export type Chance = (from: number, to: number) => number;

/**
 * Draws a picture as the inside of an SVG. Chance is the same every time. What shines through says `fill-opacity`: for each `opacity`
 * a layer as large as the picture would be made, and drawing take four times as long.
 */
export type Scene = (size: { width: number; height: number }, chance: Chance) => string;

type Stop = readonly [offset: number, colour: string, opacity?: number];

const round = (value: number): number => Math.round(value * 10) / 10;

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join("");

/** From top to bottom. */
export const fade = (id: string, ...list: Stop[]): string =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(list)}</linearGradient></defs>`;

/** From the middle outwards. */
export const glow = (id: string, ...list: Stop[]): string =>
  `<defs><radialGradient id="${id}">${stops(list)}</radialGradient></defs>`;

export const rect = (x: number, y: number, wide: number, tall: number, fill: string, more = ""): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(wide)}" height="${round(tall)}" fill="${fill}" ${more}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, more = ""): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}" ${more}/>`;

export const oval = (x: number, y: number, wide: number, tall: number, fill: string, more = ""): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(wide)}" ry="${round(tall)}" fill="${fill}" ${more}/>`;

export const shape = (points: readonly (readonly [number, number])[], fill: string, more = ""): string =>
  `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(" ")}" fill="${fill}" ${more}/>`;

export const turned = (x: number, y: number, degrees: number, what: string): string =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(degrees)})">${what}</g>`;

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

export const of = <T>(list: readonly [T, ...T[]], index: number): T => list[index % list.length] ?? list[0];

/** Ground that rolls as the prairie does. */
export function hill(width: number, height: number, top: number, swing: number, begin: number, fill: string): string {
  const line = Array.from({ length: 41 }, (_, step): [number, number] => {
    const along = step / 40;
    return [along * width, top - swing * (Math.sin(along * 4 + begin) + 0.4 * Math.sin(along * 9 + begin * 2))];
  });
  return shape([[0, height], ...line, [width, height]], fill);
}

/** Flat below and round above. Its parts are one, so that none shines through another. */
export const cloud = (x: number, y: number, size: number, opacity: number): string =>
  `<g opacity="${opacity}">${[20, 34, 44, 30, 22].map((radius, index) => circle(x + index * 38 * size, y - radius * size, radius * size, "#fff")).join("")}${rect(x - 20 * size, y - 26 * size, 194 * size, 26 * size, "#fff", `rx="${13 * size}"`)}</g>`;

/** A round tree, lit from the left. */
export const tree = (x: number, foot: number, tall: number, leaves: string, light: string): string =>
  rect(x - tall * 0.035, foot - tall * 0.45, tall * 0.07, tall * 0.46, "#5b4130") +
  oval(x, foot - tall * 0.62, tall * 0.3, tall * 0.38, leaves) +
  oval(x - tall * 0.08, foot - tall * 0.68, tall * 0.18, tall * 0.25, light, 'fill-opacity="0.6"');
