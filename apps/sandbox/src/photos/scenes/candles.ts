import { blur, circle, colour, ground, linear, radial, round, type Scene, vignette } from "../canvas.ts";
import { times } from "../chance.ts";

/** Candles in the dark, their light on each other. */
export const candles: Scene = (canvas) => {
  const { width, height, chance } = canvas;
  const count = width > height ? 7 : 4;
  const candle = (index: number) => {
    const wide = width * (0.32 / count) * chance(0.8, 1.25);
    const x = width * ((index + 0.5) / count) + chance(-0.2, 0.2) * wide;
    const top = height * chance(0.42, 0.66);
    const flame = wide * chance(0.55, 0.8);
    return `${circle(x, top - flame, height * 0.34, 'fill="url(#glow)"')}
      <rect x="${round(x - wide / 2)}" y="${round(top)}" width="${round(wide)}" height="${round(height - top)}" rx="${round(wide * 0.12)}" fill="url(#wax)"/>
      <ellipse cx="${round(x)}" cy="${round(top + 2)}" rx="${round(wide / 2)}" ry="${round(wide * 0.13)}" fill="${colour(canvas, 2)}"/>
      <path d="M${round(x)},${round(top)} v${round(-flame * 0.35)}" stroke="#3b2a1c" stroke-width="${round(wide * 0.05)}"/>
      <path d="M${round(x)},${round(top - flame * 2.1)} C${round(x + flame * 0.6)},${round(top - flame * 1.1)} ${round(x + flame * 0.42)},${round(top - flame * 0.2)} ${round(x)},${round(top - flame * 0.18)} C${round(x - flame * 0.42)},${round(top - flame * 0.2)} ${round(x - flame * 0.6)},${round(top - flame * 1.1)} ${round(x)},${round(top - flame * 2.1)} Z" fill="url(#flame)"/>`;
  };
  return `<defs>${linear("dark", [
    [0, colour(canvas, 0)],
    [1, colour(canvas, 1)],
  ])}${linear("wax", [
    [0, colour(canvas, 2)],
    [0.25, colour(canvas, 3)],
    [1, colour(canvas, 1)],
  ])}${linear("flame", [
    [0, "#ffd27a"],
    [0.55, "#fff4cf"],
    [0.9, "#ffb347"],
    [1, "#6f8fd8"],
  ])}${radial("glow", [
    [0, "#ffdf9a", 0.75],
    [0.3, "#ff9d3f", 0.25],
    [1, "#ff9d3f", 0],
  ])}${blur("far", height * 0.014)}</defs>
  ${ground(canvas, "url(#dark)")}
  <g filter="url(#far)">${times(34, () =>
    circle(
      width * chance(0, 1),
      height * chance(0.02, 0.5),
      height * chance(0.008, 0.035),
      `fill="#ffb65c" opacity="${chance(0.12, 0.5).toFixed(2)}"`,
    ),
  ).join("")}</g>
  ${times(count, candle).join("")}
  ${vignette(canvas, 0.55)}`;
};
