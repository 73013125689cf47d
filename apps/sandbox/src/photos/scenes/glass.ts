import { circle, colour, ground, radial, round, type Scene, vignette } from "../canvas.ts";
import { times } from "../chance.ts";

const point = (x: number, y: number, radius: number, angle: number): string =>
  `${round(x + radius * Math.cos(angle))},${round(y + radius * Math.sin(angle))}`;

/** A rose window: rings of coloured glass, held by lead, with the light behind it. */
export const glass: Scene = (canvas) => {
  const { width, height, chance } = canvas;
  const [x, y, whole] = [width / 2, height / 2, Math.min(width, height) * 0.47];
  const petals = 12;
  const lead = round(whole * 0.014);
  const pane = (ring: number, inner: number, outer: number, count: number) =>
    times(count, (index) => {
      const [from, to] = [(index / count) * 6.2832, ((index + 1) / count) * 6.2832];
      const radius = round(whole * outer);
      const tint = colour(canvas, 1 + Math.floor(chance(0, 50)) + ring);
      return `<path d="M${point(x, y, whole * inner, from)} L${point(x, y, whole * outer, from)} A${radius},${radius} 0 0 1 ${point(x, y, whole * outer, to)} L${point(x, y, whole * inner, to)} A${round(whole * inner)},${round(whole * inner)} 0 0 0 ${point(x, y, whole * inner, from)} Z" fill="${tint}" fill-opacity="${chance(0.72, 1).toFixed(2)}"/>`;
    }).join("");
  return `<defs>${radial("light", [
    [0, "#fff", 0.65],
    [0.55, "#fff", 0.16],
    [1, "#000", 0.28],
  ])}${radial("wall", [
    [0, "#57493d"],
    [1, "#17120f"],
  ])}</defs>
  ${ground(canvas, "url(#wall)")}
  ${circle(x, y, whole * 1.05, 'fill="#120d0a"')}
  <g stroke="#140f0d" stroke-width="${lead}" stroke-linejoin="round">
    ${pane(0, 0.82, 1, petals * 3)}${pane(1, 0.56, 0.82, petals * 2)}${pane(2, 0.26, 0.56, petals)}${pane(3, 0.02, 0.26, petals / 2)}
    ${times(petals, (index) => {
      const angle = ((index + 0.5) / petals) * 6.2832;
      return circle(
        x + whole * 0.69 * Math.cos(angle),
        y + whole * 0.69 * Math.sin(angle),
        whole * 0.085,
        `fill="${colour(canvas, index + 2)}"`,
      );
    }).join("")}
    ${circle(x, y, whole * 0.11, `fill="${colour(canvas, 0)}"`)}
  </g>
  ${circle(x, y, whole, 'fill="url(#light)"')}
  ${vignette(canvas, 0.5)}`;
};
