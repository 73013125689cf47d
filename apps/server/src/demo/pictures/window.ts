import { circle, glow, of, rect, type Scene, shape, times } from "./drawing.ts";

const PANES = ["#1d5c8f", "#b3202e", "#e0a52b", "#2c7f5a", "#6a2c91", "#2f8fc4", "#c8602f"] as const;
const LEAD = 'stroke="#17140f" stroke-width="7" stroke-linejoin="round"';

/** The east window, with the morning behind it. */
export const eastWindow: Scene = ({ width, height }, chance) => {
  const [x, y, size] = [width / 2, height / 2, width * 0.43];
  const at = (turn: number, far: number): [number, number] => [
    x + Math.cos(turn * 2 * Math.PI) * far * size,
    y + Math.sin(turn * 2 * Math.PI) * far * size,
  ];
  const ring = (count: number, from: number, to: number, begin: number) =>
    times(count, (index) => {
      const [one, two] = [(index + 0.5 * begin) / count, (index + 1 + 0.5 * begin) / count];
      const light = chance(0.8, 1).toFixed(2);
      const middle = (one + two) / 2;
      return (
        shape(
          [at(one, from), at(one, to), at(middle, to * 1.03), at(two, to), at(two, from)],
          of(PANES, index + begin * 2),
          `${LEAD} fill-opacity="${light}"`,
        ) +
        shape(
          [at(one, (from + to) / 2), at(middle, to * 1.03), at(two, (from + to) / 2), at(middle, from)],
          of(PANES, index * 2 + begin),
          `${LEAD} fill-opacity="${light}"`,
        )
      );
    });
  return `${glow("wall", [0, "#6d5f52"], [1, "#2b241f"])}${glow("light", [0, "#fffbe0", 0.75], [0.5, "#fff2b8", 0.22], [1, "#fff2b8", 0])}
  ${rect(0, 0, width, height, "#2b241f")}${circle(x, y, width * 0.72, "url(#wall)")}
  ${times(24, (index) => shape([at(index / 24, 1.18), at(index / 24, 1.06), at((index + 0.92) / 24, 1.06), at((index + 0.92) / 24, 1.18)], index % 2 ? "#8c7c6a" : "#7f705f"))}
  ${circle(x, y, size * 1.05, "#17140f")}${ring(24, 0.72, 0.99, 0)}${ring(16, 0.42, 0.7, 1)}${ring(8, 0.16, 0.4, 2)}
  ${circle(x, y, size * 0.17, "#e0a52b", LEAD)}<path d="M${x},${y - size * 0.12} v${size * 0.24} M${x - size * 0.075},${y - size * 0.045} h${size * 0.15}" stroke="#fff6d8" stroke-width="14" stroke-linecap="round"/>
  ${circle(x, y, size * 1.02, "url(#light)")}`;
};
