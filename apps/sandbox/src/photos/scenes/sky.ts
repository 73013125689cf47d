import { blur, circle, colour, ground, linear, radial, round, type Scene } from "../canvas.ts";
import { times } from "../chance.ts";

/** Clouds, and light that breaks through them. */
export const sky: Scene = (canvas) => {
  const { width, height, chance } = canvas;
  const [lightX, lightY] = [width * chance(0.3, 0.7), height * 0.12];
  return `<defs>
    ${linear("air", [
      [0, colour(canvas, 0)],
      [0.65, colour(canvas, 1)],
      [1, colour(canvas, 2)],
    ])}
    ${radial("glow", [
      [0, "#fffdf0", 1],
      [0.25, colour(canvas, 3), 0.7],
      [1, colour(canvas, 3), 0],
    ])}
    ${linear("ray", [
      [0, "#fffbe6", 0.55],
      [1, "#fffbe6", 0],
    ])}
    ${blur("soft", height * 0.035)}${blur("shaft", height * 0.012)}
  </defs>
  ${ground(canvas, "url(#air)")}
  ${circle(lightX, lightY, height * 0.75, 'fill="url(#glow)"')}
  <g filter="url(#shaft)">${times(9, (index) => {
    const lean = (index - 4) * width * 0.11 + chance(-20, 20);
    const wide = width * chance(0.015, 0.05);
    return `<path d="M${round(lightX - 6)},${round(lightY)} L${round(lightX + lean - wide)},${height} L${round(lightX + lean + wide)},${height} L${round(lightX + 6)},${round(lightY)} Z" fill="url(#ray)" opacity="${chance(0.25, 0.8).toFixed(2)}"/>`;
  }).join("")}</g>
  ${times(6, (bank) => {
    const [x, y] = [width * chance(-0.05, 1.05), height * (0.2 + bank * 0.13)];
    return `<g filter="url(#soft)" opacity="${(0.5 + bank * 0.07).toFixed(2)}">${times(9, () =>
      circle(
        x + chance(-1, 1) * width * 0.2,
        y + chance(-1, 1) * height * 0.05,
        height * chance(0.04, 0.12),
        `fill="${chance(0, 1) > 0.35 ? "#ffffff" : colour(canvas, 4)}"`,
      ),
    ).join("")}</g>`;
  }).join("")}`;
};
