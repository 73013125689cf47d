import { circle, colour, ground, linear, radial, ridge, round, type Scene } from "../canvas.ts";
import { times } from "../chance.ts";

/** A small church on a hill, its windows lit, under the evening sky. */
export const church: Scene = (canvas) => {
  const { width, height, chance } = canvas;
  const size = Math.min(width, height);
  const [x, base] = [width * chance(0.4, 0.62), height * 0.76];
  const [long, high, tower] = [size * 0.3, size * 0.14, size * 0.1];
  const shade = colour(canvas, 4);
  const box = (left: number, top: number, wide: number, tall: number, fill: string) =>
    `<rect x="${round(left)}" y="${round(top)}" width="${round(wide)}" height="${round(tall)}" fill="${fill}"/>`;
  const towerX = x - long / 2 - tower * 0.4;
  const towerTop = base - high * 2.1;
  return `<defs>${linear("sky", [
    [0, colour(canvas, 0)],
    [0.55, colour(canvas, 1)],
    [0.85, colour(canvas, 2)],
  ])}${radial("lamp", [
    [0, "#ffd98a", 0.8],
    [1, "#ffd98a", 0],
  ])}</defs>
  ${ground(canvas, "url(#sky)")}
  ${times(90, () => circle(width * chance(0, 1), height * chance(0, 0.45), chance(0.6, 2.2), `fill="#fff" opacity="${chance(0.2, 0.9).toFixed(2)}"`)).join("")}
  <path d="${ridge(canvas, height * 0.66, height * 0.05, 1.4)}" fill="${colour(canvas, 3)}" opacity="0.75"/>
  ${circle(x, base - high * 0.6, size * 0.42, 'fill="url(#lamp)"')}
  ${box(x - long / 2, base - high, long, high * 1.4, shade)}
  <path d="M${round(x - long / 2 - 8)},${round(base - high)} L${round(x - long * 0.36)},${round(base - high * 1.75)} H${round(x + long * 0.36)} L${round(x + long / 2 + 8)},${round(base - high)} Z" fill="${shade}"/>
  ${box(towerX, towerTop, tower, high * 2.5, shade)}
  <path d="M${round(towerX - 6)},${round(towerTop)} L${round(towerX + tower / 2)},${round(towerTop - high * 1.5)} L${round(towerX + tower + 6)},${round(towerTop)} Z" fill="${shade}"/>
  <path d="M${round(towerX + tower / 2)},${round(towerTop - high * 1.9)} v${round(high * 0.5)} M${round(towerX + tower / 2 - high * 0.12)},${round(towerTop - high * 1.75)} h${round(high * 0.24)}" stroke="${shade}" stroke-width="${round(size * 0.006)}"/>
  ${times(5, (index) => {
    const [left, wide, tall] = [x - long * 0.33 + index * long * 0.165, long * 0.07, high * 0.5];
    return `<path d="M${round(left)},${round(base - high * 0.2)} v${round(-tall + wide / 2)} a${round(wide / 2)},${round(wide / 2)} 0 0 1 ${round(wide)},0 v${round(tall - wide / 2)} Z" fill="#ffd98a"/>`;
  }).join("")}
  <path d="${ridge(canvas, height * 0.82, height * 0.045, 0.7)}" fill="${colour(canvas, 5)}"/>
  ${times(26, () => {
    const [left, foot, tall] = [width * chance(-0.02, 1.02), height * chance(0.84, 1.02), size * chance(0.06, 0.17)];
    return `<path d="M${round(left)},${round(foot - tall)} L${round(left + tall * 0.26)},${round(foot)} H${round(left - tall * 0.26)} Z" fill="${colour(canvas, 5)}" opacity="0.92"/>`;
  }).join("")}`;
};
