import { circle, of, oval, rect, type Scene, times, turned } from "./drawing.ts";

const SOUPS = ["#d9772f", "#c2452f", "#8da04a"] as const;

/** A long table laid for Wednesday's supper, from above. */
export const supper: Scene = ({ width, height }, chance) => {
  const plate = (x: number, y: number, index: number) =>
    circle(x + 8, y + 12, 128, "#000", 'fill-opacity="0.18"') +
    circle(x, y, 126, "#f4efe4") +
    circle(x, y, 108, "none", 'stroke="#1d5c45" stroke-width="5"') +
    circle(x, y, 88, "#e4dccb") +
    circle(x, y, 78, of(SOUPS, index)) +
    oval(x - 22, y - 18, 34, 20, "#fff", 'fill-opacity="0.22"') +
    times(9, () => circle(x + chance(-48, 48), y + chance(-48, 48), chance(4, 8), "#3f7a3a", 'fill-opacity="0.85"'));
  const spoon = (x: number, y: number) =>
    turned(x, y, chance(-6, 6), rect(-5, -60, 10, 150, "#c9c9c4", 'rx="5"') + oval(0, -82, 19, 32, "#d6d6d1"));
  const glass = (x: number, y: number) =>
    circle(x + 5, y + 8, 40, "#000", 'fill-opacity="0.16"') +
    circle(x, y, 40, "#e9f2f2") +
    circle(x, y, 32, "#bcd9df") +
    oval(x - 9, y - 10, 12, 8, "#fff", 'fill-opacity="0.8"');
  const loaf = (x: number, y: number) =>
    turned(
      x,
      y,
      -14,
      oval(10, 14, 215, 96, "#000", 'fill-opacity="0.2"') +
        rect(-230, -110, 460, 220, "#8a5a33", 'rx="22"') +
        oval(0, 0, 190, 82, "#b9732f") +
        oval(-14, -14, 165, 62, "#d8974a") +
        times(
          5,
          (cut) =>
            `<path d="M${-120 + cut * 56},-40 q18,36 0,78" stroke="#f3d39b" stroke-width="11" fill="none" stroke-linecap="round"/>`,
        ),
    );
  const places = [0.14, 0.38, 0.62, 0.86];
  return `${rect(0, 0, width, height, "#a8713f")}
  ${times(7, (plank) => rect(0, plank * (height / 7), width, height / 7 - 4, plank % 2 ? "#b37c48" : "#aa7442"))}
  ${times(60, () => rect(chance(0, width), chance(0, height), chance(60, 260), 2, "#7f5229", 'fill-opacity="0.35"'))}
  ${rect(0, height * 0.36, width, height * 0.28, "#efe6d2")}${rect(0, height * 0.375, width, 8, "#1d5c45")}${rect(0, height * 0.615, width, 8, "#1d5c45")}
  ${places.map((at, index) => plate(width * at, height * 0.16, index) + spoon(width * at + 165, height * 0.16) + glass(width * at - 150, height * 0.285)).join("")}
  ${places.map((at, index) => plate(width * at, height * 0.85, index + 1) + spoon(width * at - 165, height * 0.85) + glass(width * at + 150, height * 0.72)).join("")}
  ${loaf(width * 0.5, height * 0.5)}
  ${[0.2, 0.8].map((at) => circle(width * at + 8, height * 0.5 + 10, 92, "#000", 'fill-opacity="0.16"') + circle(width * at, height * 0.5, 92, "#f7f2e6") + times(16, () => circle(width * at + chance(-52, 52), height * 0.5 + chance(-52, 52), chance(17, 26), of(["#c8402f", "#4d8a3d", "#e2a53a", "#6fa14c"] as const, Math.floor(chance(0, 4)))))).join("")}`;
};
