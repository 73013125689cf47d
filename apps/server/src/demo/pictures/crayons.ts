import { circle, of, oval, rect, type Scene, shape, times, turned } from "./drawing.ts";

const COLOURS = ["#d9412f", "#f0a52b", "#f4d64a", "#4d9a4b", "#2f80c2", "#7a4aa0"] as const;

/** A child's drawing of the church, with crayons around it. */
export const crayons: Scene = ({ width, height }, chance) => {
  const crayon = (x: number, y: number, degrees: number, colour: string) =>
    turned(
      x,
      y,
      degrees,
      rect(-128, -16, 262, 50, "#000", 'fill-opacity="0.16" rx="10"') +
        rect(-135, -25, 230, 50, colour, 'rx="8"') +
        rect(-110, -25, 22, 50, "#00000033") +
        rect(50, -25, 22, 50, "#00000033") +
        shape(
          [
            [95, -23],
            [140, -8],
            [140, 8],
            [95, 23],
          ],
          colour,
        ) +
        rect(-130, -18, 220, 9, "#fff", 'fill-opacity="0.35" rx="4"'),
    );
  const line = (path: string, colour: string, thick = 11) =>
    `<path d="${path}" stroke="${colour}" stroke-width="${thick}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
  const child = (x: number, y: number, colour: string) =>
    circle(x, y, 24, "none", `stroke="${colour}" stroke-width="9"`) +
    line(
      `M${x},${y + 26} v76 M${x - 42},${y + 58} q42,-22 84,0 M${x},${y + 102} l-28,56 M${x},${y + 102} l30,54`,
      colour,
      9,
    );
  const [w, h] = [width * 0.62, height * 0.72];
  const drawing = `${rect(-w / 2 + 14, -h / 2 + 18, w, h, "#000", 'fill-opacity="0.2"')}${rect(-w / 2, -h / 2, w, h, "#fffdf6")}
  ${circle(w * 0.36, -h * 0.33, 62, "#f4d64a")}${times(10, (ray) => turned(w * 0.36, -h * 0.33, ray * 36, rect(80, -5, 52, 10, "#f4d64a", 'rx="5"')))}
  ${times(26, (blade) => line(`M${-w * 0.46 + blade * w * 0.037},${h * 0.42} q${chance(-8, 8)},-26 ${chance(-6, 10)},-${chance(30, 58)}`, "#4d9a4b", 10))}
  ${line(`M-190,${h * 0.33} v-190 h270 v190 Z M-205,${h * 0.33 - 186} L-55,${h * 0.33 - 320} L95,${h * 0.33 - 186}`, "#d9412f")}
  ${line(`M-90,${h * 0.33} v-84 a34,34 0 0 1 68,0 v84`, "#7a4aa0")}${line(`M-55,${h * 0.33 - 412} v88 M-85,${h * 0.33 - 382} h60`, "#7a4aa0")}
  ${line(`M-165,${h * 0.33 - 130} h48 v48 h-48 Z M12,${h * 0.33 - 130} h48 v48 h-48 Z`, "#2f80c2")}
  ${child(-w * 0.36, h * 0.05, "#2f80c2")}${child(w * 0.22, h * 0.07, "#f0a52b")}${child(w * 0.36, h * 0.1, "#4d9a4b")}
  ${line(`M${-w * 0.43},${-h * 0.27} q-30,-54 34,-58 q22,-66 84,-26 q62,-18 58,42 q44,42 -22,46 h-122 q-34,4 -32,-4`, "#2f80c2", 9)}
  <path d="M${w * 0.12},${-h * 0.34} c-40,-60 -110,0 0,64 c110,-64 40,-124 0,-64" fill="#d9412f" fill-opacity="0.85"/>`;
  return `${rect(0, 0, width, height, "#7fb3a6")}
  ${times(90, () => circle(chance(0, width), chance(0, height), chance(3, 9), of(["#93c2b5", "#6fa497"] as const, Math.floor(chance(0, 2)))))}
  ${turned(width * 0.47, height * 0.5, -4, drawing)}
  ${times(6, (index) => crayon(width * 0.9 - (index % 2) * 34, height * (0.12 + index * 0.152), chance(-28, 24), of(COLOURS, index)))}
  ${crayon(width * 0.09, height * 0.86, 64, "#2f80c2")}${crayon(width * 0.2, height * 0.95, -8, "#f0a52b")}
  ${times(14, () => oval(chance(width * 0.02, width * 0.12), chance(30, height * 0.6), 16, 10, of(COLOURS, Math.floor(chance(0, 6))), 'fill-opacity="0.9"'))}`;
};
