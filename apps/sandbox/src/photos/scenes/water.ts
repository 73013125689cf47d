import { blur, circle, colour, ground, linear, radial, round, type Scene } from "../canvas.ts";
import { times } from "../chance.ts";

/** A quiet sea with the sun's road on it. */
export const water: Scene = (canvas) => {
  const { width, height, chance } = canvas;
  const horizon = height * 0.52;
  const sunX = width * chance(0.35, 0.65);
  return `<defs>
    ${linear("sky", [
      [0, colour(canvas, 0)],
      [0.5, colour(canvas, 1)],
      [1, colour(canvas, 2)],
    ])}
    ${linear("sea", [
      [0, colour(canvas, 3)],
      [1, colour(canvas, 4)],
    ])}
    ${radial("glow", [
      [0, "#fffdf2", 1],
      [0.1, "#fff3cf", 0.9],
      [1, colour(canvas, 2), 0],
    ])}
    ${blur("soft", height * 0.004)}${blur("cloud", height * 0.014)}
  </defs>
  <rect width="${width}" height="${horizon}" fill="url(#sky)"/>
  ${times(7, () => {
    const y = horizon * chance(0.12, 0.85);
    return `<ellipse cx="${round(width * chance(0, 1))}" cy="${round(y)}" rx="${round(width * chance(0.12, 0.3))}" ry="${round(height * chance(0.008, 0.022))}" fill="#fff" opacity="${chance(0.12, 0.35).toFixed(2)}" filter="url(#cloud)"/>`;
  }).join("")}
  ${circle(sunX, horizon - height * 0.07, height * 0.5, 'fill="url(#glow)"')}
  <rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#sea)"/>
  <g filter="url(#soft)">${times(150, (index) => {
    const depth = (index / 150) ** 1.6;
    const y = horizon + 4 + depth * (height - horizon);
    const near = 0.25 + depth;
    const inRoad = index % 2 === 0;
    const x = inRoad ? sunX + chance(-1, 1) * width * (0.025 + depth * 0.09) : width * chance(0, 1);
    return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(width * 0.028 * near * chance(0.5, 1.6))}" ry="${round(height * 0.0035 * near)}" fill="${inRoad ? "#fff6dc" : colour(canvas, index % 4 === 1 ? 2 : 4)}" opacity="${(inRoad ? 0.75 - depth * 0.3 : 0.25).toFixed(2)}"/>`;
  }).join("")}</g>
  ${ground(canvas, "none")}`;
};
