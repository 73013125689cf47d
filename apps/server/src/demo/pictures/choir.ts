import { circle, fade, glow, of, oval, rect, type Scene, shape, times } from "./drawing.ts";

const SKIN = ["#f0c8a4", "#8d5a3b", "#e2ac84", "#c68a5f", "#5f3c28", "#f4d5b8"] as const;
const HAIR = ["#3a2a20", "#1d1613", "#b9803f", "#d8d4cc", "#23191a", "#7a4526", "#e9e5dd"] as const;

/** The choir in front of the organ, singing. */
export const choir: Scene = ({ width, height }, chance) => {
  const pipe = (index: number, count: number) => {
    const wide = width / count;
    const top = height * (0.1 + 0.2 * Math.abs(Math.sin((index / count) * Math.PI * 3)));
    const [left, mouth] = [index * wide, height * 0.5];
    return (
      rect(left + 3, top, wide - 6, height * 0.6 - top, "url(#pipe)", `rx="${wide / 5}"`) +
      shape(
        [
          [left + wide * 0.25, mouth],
          [left + wide * 0.75, mouth],
          [left + wide * 0.5, mouth - wide * 0.7],
        ],
        "#6d5426",
      ) +
      rect(left + wide * 0.2, top + 8, wide * 0.14, height * 0.6 - top, "#fff", 'fill-opacity="0.22"')
    );
  };
  const singer = (x: number, y: number, size: number, index: number) => {
    const [skin, hair] = [of(SKIN, index * 5), of(HAIR, index * 3)];
    const long = index % 3 !== 0;
    return `${long ? oval(x, y + size * 0.14, size * 0.58, size * 0.66, hair) : ""}
    <path d="M${x - size * 1.15},${y + size * 4} v${-size * 2} q0,${-size * 1.05} ${size * 1.15},${-size * 1.05} t${size * 1.15},${size * 1.05} v${size * 2} Z" fill="url(#robe)"/>
    <path d="M${x - size * 0.5},${y + size} L${x},${y + size * 2.1} L${x + size * 0.5},${y + size} L${x + size * 0.28},${y + size * 0.85} H${x - size * 0.28} Z" fill="#f6edd8"/>
    ${rect(x - size * 0.2, y + size * 0.4, size * 0.4, size * 0.55, skin, `rx="${size * 0.18}"`)}
    ${oval(x, y, size * 0.48, size * 0.58, skin)}
    <path d="M${x - size * 0.52},${y - size * 0.02} a${size * 0.52},${size * 0.6} 0 0 1 ${size * 1.04},0 q${-size * 0.4},${-size * 0.34} ${-size * 1.04},0 Z" fill="${hair}"/>
    ${circle(x - size * 0.18, y + size * 0.02, size * 0.045, "#2a1c17")}${circle(x + size * 0.18, y + size * 0.02, size * 0.045, "#2a1c17")}
    ${oval(x, y + size * 0.32, size * 0.11, size * chance(0.1, 0.17), "#7a2d2b")}
    ${rect(x - size * 0.62, y + size * 2.25, size * 1.24, size * 0.85, "#20303a", `rx="${size * 0.06}"`)}${rect(x - size * 0.55, y + size * 2.31, size * 0.53, size * 0.72, "#f7f3ea")}${rect(x + size * 0.02, y + size * 2.31, size * 0.53, size * 0.72, "#fffdf7")}`;
  };
  const row = (count: number, y: number, size: number, begin: number) =>
    times(count, (index) =>
      singer((width / count) * (index + 0.5) + chance(-8, 8), y + chance(-12, 12), size, index + begin),
    );
  return `${fade("room", [0, "#3c2b22"], [1, "#7b5a3d"])}${fade("pipe", [0, "#f0d79a"], [0.6, "#c39a4b"], [1, "#84622a"])}
  ${fade("robe", [0, "#2f7a5d"], [1, "#123d2e"])}${glow("lamp", [0, "#ffe3a6", 0.6], [1, "#ffe3a6", 0])}
  ${rect(0, 0, width, height, "url(#room)")}${times(23, (index) => pipe(index, 23))}
  ${circle(width * 0.5, height * 0.25, height * 0.7, "url(#lamp)")}
  ${row(7, height * 0.47, height * 0.085, 0)}${row(6, height * 0.62, height * 0.1, 4)}`;
};
