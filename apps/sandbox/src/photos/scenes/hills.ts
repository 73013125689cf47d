import { blur, circle, colour, ground, linear, radial, ridge, type Scene } from "../canvas.ts";
import { times } from "../chance.ts";

/** Hills behind hills, the sun low above them: sky, horizon, sun, and hills from far to near. */
export const hills: Scene = (canvas) => {
  const { width, height, chance } = canvas;
  const [sunX, sunY] = [width * chance(0.25, 0.75), height * chance(0.34, 0.46)];
  const rows = 5;
  return `<defs>
    ${linear("sky", [
      [0, colour(canvas, 0)],
      [0.6, colour(canvas, 1)],
      [1, colour(canvas, 2)],
    ])}
    ${radial("glow", [
      [0, "#fff", 0.95],
      [0.12, colour(canvas, 2), 0.85],
      [1, colour(canvas, 2), 0],
    ])}
    ${times(rows, (row) =>
      linear(`hill${row}`, [
        [0, colour(canvas, 3 + row)],
        [1, colour(canvas, 4 + Math.min(row, rows - 2))],
      ]),
    ).join("")}
    ${blur("mist", height * 0.02)}
  </defs>
  ${ground(canvas, "url(#sky)")}
  ${circle(sunX, sunY, height * 0.62, 'fill="url(#glow)"')}
  ${times(rows, (row) => {
    const base = height * (0.52 + row * 0.11);
    return `<path d="${ridge(canvas, base, height * (0.035 + row * 0.016), 0.9 + row * 0.25)}" fill="url(#hill${row})"/>
      <ellipse cx="${width * chance(0.2, 0.8)}" cy="${base + height * 0.07}" rx="${width * 0.5}" ry="${height * 0.03}" fill="#fff" opacity="${0.16 - row * 0.03}" filter="url(#mist)"/>`;
  }).join("")}`;
};
