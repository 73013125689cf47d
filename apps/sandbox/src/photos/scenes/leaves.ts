import { blur, circle, colour, ground, linear, round, type Scene, vignette } from "../canvas.ts";
import { times } from "../chance.ts";

/** Leaves against the light, some near and sharp, most of them far and soft. */
export const leaves: Scene = (canvas) => {
  const { width, height, chance } = canvas;
  const leaf = (size: number, paint: string) => {
    const [x, y, turn] = [width * chance(0, 1), height * chance(0, 1), chance(0, 360)];
    return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})">
      <path d="M0,0 C${round(size * 0.45)},${round(-size * 0.5)} ${round(size * 0.45)},${round(-size * 0.9)} 0,${round(-size * 1.35)} C${round(-size * 0.45)},${round(-size * 0.9)} ${round(-size * 0.45)},${round(-size * 0.5)} 0,0 Z" ${paint}/>
      <path d="M0,${round(size * 0.12)} L0,${round(-size * 1.2)}" stroke="#fff" stroke-opacity="0.28" stroke-width="${round(size * 0.02)}"/></g>`;
  };
  return `<defs>${linear(
    "light",
    [
      [0, colour(canvas, 0)],
      [1, colour(canvas, 1)],
    ],
    true,
  )}${linear("near", [
    [0, colour(canvas, 3)],
    [1, colour(canvas, 4)],
  ])}${blur("far", height * 0.018)}${blur("middle", height * 0.006)}</defs>
  ${ground(canvas, "url(#light)")}
  <g filter="url(#far)">${times(26, () =>
    circle(
      width * chance(0, 1),
      height * chance(0, 1),
      height * chance(0.02, 0.09),
      `fill="${chance(0, 1) > 0.5 ? "#fffbe0" : colour(canvas, 2)}" opacity="${chance(0.2, 0.6).toFixed(2)}"`,
    ),
  ).join(
    "",
  )}${times(30, () => leaf(height * chance(0.1, 0.2), `fill="${colour(canvas, 2)}" opacity="0.7"`)).join("")}</g>
  <g filter="url(#middle)">${times(22, () => leaf(height * chance(0.12, 0.22), `fill="${colour(canvas, 3)}" opacity="0.8"`)).join("")}</g>
  ${times(11, () => leaf(height * chance(0.18, 0.32), 'fill="url(#near)"')).join("")}
  ${vignette(canvas, 0.4)}`;
};
