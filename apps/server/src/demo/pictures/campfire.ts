import { circle, fade, glow, hill, oval, rect, type Scene, shape, times, turned } from "./drawing.ts";

/** The youth group around a fire, late in summer. */
export const campfire: Scene = ({ width, height }, chance) => {
  const [x, foot] = [width * 0.5, height * 0.84];
  const flame = (wide: number, tall: number, colour: string) =>
    `<path d="M${x},${foot - tall} C${x + wide * 0.35},${foot - tall * 0.6} ${x + wide},${foot - tall * 0.45} ${x + wide * 0.6},${foot} H${x - wide * 0.6} C${x - wide},${foot - tall * 0.4} ${x - wide * 0.2},${foot - tall * 0.55} ${x},${foot - tall} Z" fill="${colour}"/>`;
  const friend = (at: number, y: number, size: number, colour: string) => {
    const left = width * at;
    const [edge, sweep] = at < 0.5 ? [1, 0] : [-1, 1];
    return `<path d="M${left - size},${y} q${-size * 0.1},${-size * 1.75} ${size},${-size * 1.75} t${size},${size * 1.75} Z" fill="${colour}"/>
    ${circle(left, y - size * 2.15, size * 0.52, colour)}
    <path d="M${left + edge * size * 0.98},${y} q${-edge * size * 0.02},${-size * 1.66} ${-edge * size * 0.8},${-size * 1.72}" stroke="#ffb45e" stroke-width="6" fill="none" stroke-linecap="round" stroke-opacity="0.85"/>
    <path d="M${left + edge * size * 0.5},${y - size * 2.0} a${size * 0.52},${size * 0.52} 0 0 ${sweep} ${-edge * size * 0.3},${-size * 0.58}" stroke="#ffb45e" stroke-width="6" fill="none" stroke-linecap="round" stroke-opacity="0.85"/>`;
  };
  const pine = (left: number, ground: number, tall: number) =>
    times(3, (part) => {
      const [top, half] = [ground - tall + part * tall * 0.24, tall * (0.13 + part * 0.06)];
      return shape(
        [
          [left, top],
          [left + half, top + tall * 0.42],
          [left - half, top + tall * 0.42],
        ],
        "#0c1c22",
      );
    });
  return `${fade("night", [0, "#0e1a38"], [0.6, "#2b3d68"], [1, "#7a5a6c"])}${glow("light", [0, "#ffd27a", 0.9], [0.35, "#ff8f3c", 0.42], [1, "#ff8f3c", 0])}
  ${rect(0, 0, width, height, "url(#night)")}
  ${times(120, () => circle(chance(0, width), chance(0, height * 0.55), chance(0.8, 2.6), "#fff", `fill-opacity="${chance(0.25, 0.95).toFixed(2)}"`))}
  <path d="M${width * 0.82},${height * 0.1} a62,62 0 1 1 -58,84 a52,52 0 0 0 58,-84 Z" fill="#fdf3d6"/>
  ${hill(width, height, height * 0.62, 34, 1.2, "#1b2b45")}${times(26, (index) => pine(width * (index / 25) + chance(-20, 20), height * 0.74, chance(140, 290)))}
  ${hill(width, height, height * 0.74, 12, 3, "#14262a")}${circle(x, foot - 90, height * 0.62, "url(#light)")}
  ${friend(0.14, height * 0.86, 92, "#16202b")}${friend(0.3, height * 0.81, 82, "#1d1a28")}${friend(0.7, height * 0.81, 84, "#15222a")}${friend(0.86, height * 0.86, 94, "#1d1a26")}
  ${oval(x, foot + 14, 190, 34, "#241a17")}${turned(x, foot, 12, rect(-150, -18, 300, 36, "#4a2f20", 'rx="18"'))}${turned(x, foot, -14, rect(-150, -18, 300, 36, "#5b3a26", 'rx="18"'))}
  ${flame(150, 330, "#f2682a")}${flame(108, 245, "#ffa53c")}${flame(62, 150, "#ffe9a3")}
  ${times(34, () => circle(x + chance(-190, 190), foot - chance(160, 620), chance(2, 5), "#ffc56b", `fill-opacity="${chance(0.3, 0.95).toFixed(2)}"`))}
  ${friend(0.38, height * 1.06, 118, "#0d1318")}${friend(0.63, height * 1.07, 122, "#0f1216")}`;
};
