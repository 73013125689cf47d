import { blur, circle, colour, ground, linear, radial, round, type Scene, vignette } from "../canvas.ts";
import { times } from "../chance.ts";

/** An open book in the morning's light. */
export const book: Scene = (canvas) => {
  const { width, height, chance } = canvas;
  const size = Math.min(width * 0.8, height * 1.25);
  const [x, y, half, tall] = [width / 2, height * 0.58, size * 0.42, size * 0.26];
  const page = (side: 1 | -1) =>
    `<path d="M${x},${round(y - tall)} C${round(x + side * half * 0.35)},${round(y - tall * 1.22)} ${round(x + side * half * 0.75)},${round(y - tall * 1.08)} ${round(x + side * half)},${round(y - tall * 0.92)} L${round(x + side * half * 1.12)},${round(y + tall * 0.95)} C${round(x + side * half * 0.8)},${round(y + tall * 0.72)} ${round(x + side * half * 0.35)},${round(y + tall * 0.68)} ${x},${round(y + tall)} Z" fill="url(#paper${side === 1 ? "Right" : "Left"})"/>`;
  const line = (side: 1 | -1, row: number) => {
    const along = row / 15;
    const top = y - tall * 0.82 + along * tall * 1.45;
    const [near, far] = [x + side * half * 0.12, x + side * half * (0.86 + along * 0.12) * chance(0.85, 1)];
    return `<path d="M${round(near)},${round(top)} Q${round((near + far) / 2)},${round(top - tall * 0.13)} ${round(far)},${round(top + tall * 0.02)}" stroke="#574a3b" stroke-opacity="0.5" stroke-width="${round(size * 0.0045)}" fill="none"/>`;
  };
  return `<defs>${linear("room", [
    [0, colour(canvas, 0)],
    [0.55, colour(canvas, 1)],
    [1, colour(canvas, 2)],
  ])}${linear("paperLeft", [
    [0, "#fffaf0"],
    [1, "#e5d7bf"],
  ])}${linear("paperRight", [
    [0, "#fffdf7"],
    [1, "#efe3cd"],
  ])}${radial("sun", [
    [0, "#fff8e0", 0.95],
    [1, "#fff8e0", 0],
  ])}${blur("soft", height * 0.02)}${blur("far", height * 0.025)}</defs>
  ${ground(canvas, "url(#room)")}
  <g filter="url(#far)">${times(24, () => circle(width * chance(0, 1), height * chance(0, 0.5), height * chance(0.02, 0.08), `fill="${chance(0, 1) > 0.5 ? "#fff3cf" : colour(canvas, 3)}" opacity="${chance(0.15, 0.5).toFixed(2)}"`)).join("")}</g>
  <ellipse cx="${x}" cy="${round(y + tall * 0.95)}" rx="${round(half * 1.25)}" ry="${round(tall * 0.24)}" fill="#120b05" opacity="0.45" filter="url(#soft)"/>
  <path d="M${round(x - half * 1.16)},${round(y + tall)} L${x},${round(y + tall * 1.08)} L${round(x + half * 1.16)},${round(y + tall)} L${round(x + half * 1.02)},${round(y - tall * 0.9)} H${round(x - half * 1.02)} Z" fill="${colour(canvas, 4)}"/>
  ${page(-1)}${page(1)}
  ${times(15, (row) => line(-1, row) + line(1, row)).join("")}
  <path d="M${x},${round(y - tall)} V${round(y + tall)}" stroke="#a08a68" stroke-opacity="0.6" stroke-width="${round(size * 0.006)}"/>
  ${circle(width * 0.78, height * 0.1, height * 0.7, 'fill="url(#sun)"')}
  ${vignette(canvas, 0.4)}`;
};
