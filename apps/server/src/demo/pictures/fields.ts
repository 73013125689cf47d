import { circle, cloud, fade, glow, hill, rect, type Scene, shape, times, tree } from "./drawing.ts";

/** Fields around Cedar Falls at harvest, a barn among them. */
export const fields: Scene = ({ width, height }, chance) => {
  const [x, foot] = [width * 0.68, height * 0.665];
  return `${fade("sky", [0, "#3f7fae"], [0.65, "#b7d7e0"], [1, "#f6ecd0"])}${glow("sun", [0, "#fffbe6", 1], [0.12, "#fff1c0", 0.85], [1, "#fff1c0", 0])}
  ${fade("wheat", [0, "#e6bd5c"], [1, "#b98430"])}${fade("near", [0, "#7f9b45"], [1, "#3f6332"])}
  ${rect(0, 0, width, height * 0.75, "url(#sky)")}${circle(width * 0.26, height * 0.3, height * 0.42, "url(#sun)")}
  ${times(4, (index) => cloud(width * (0.1 + index * 0.26), height * (0.14 + (index % 2) * 0.12), 1.3, 0.75))}
  ${hill(width, height, height * 0.58, 24, 0.3, "#8fae8d")}${hill(width, height, height * 0.63, 20, 2.1, "#a9b665")}
  ${times(12, (index) => tree(width * (0.02 + index * 0.034), height * 0.645 + chance(-8, 8), chance(60, 100), "#4f7a4d", "#8fb06a"))}
  ${rect(x, foot - 120, 190, 130, "#a33b2c")}${shape(
    [
      [x - 14, foot - 116],
      [x + 30, foot - 190],
      [x + 160, foot - 190],
      [x + 204, foot - 116],
    ],
    "#5b4a44",
  )}
  ${rect(x + 66, foot - 70, 58, 80, "#f3e7d2")}<path d="M${x + 66},${foot - 70} l58,80 m0,-80 l-58,80" stroke="#a33b2c" stroke-width="6"/>
  ${rect(x + 222, foot - 190, 62, 200, "#d8d5cc")}<path d="M${x + 222},${foot - 188} a31,34 0 0 1 62,0 Z" fill="#9aa3a6"/>
  ${hill(width, height, height * 0.7, 18, 4.2, "url(#wheat)")}
  ${times(22, (row) => `<path d="M${width * (-0.2 + row * 0.065)},${height * 0.84} Q${width * (0.2 + row * 0.028)},${height * 0.76} ${width * (0.3 + row * 0.018)},${height * 0.7}" stroke="#c9933b" stroke-width="5" fill="none" stroke-opacity="0.55"/>`)}
  ${hill(width, height, height * 0.85, 26, 1.1, "url(#near)")}
  ${shape(
    [
      [width * 0.5, height * 0.83],
      [width * 0.515, height * 0.83],
      [width * 0.66, height],
      [width * 0.44, height],
    ],
    "#dcc696",
    'fill-opacity="0.9"',
  )}
  ${times(120, () => circle(chance(0, width), chance(height * 0.9, height), chance(3, 7), chance(0, 1) > 0.5 ? "#f4e3a0" : "#e7f0d0", 'fill-opacity="0.75"'))}
  ${tree(width * 0.1, height * 0.95, 330, "#41693f", "#8aab56")}`;
};
