import { circle, cloud, fade, glow, hill, rect, type Scene, shape, times, tree } from "./drawing.ts";

/** The church on Main Street, white and early in the morning. */
export const mainStreet: Scene = ({ width, height }, chance) => {
  const ground = height * 0.8;
  const [x, wall] = [width * 0.5, "url(#wall)"];
  const house = (left: number, wide: number, tall: number, colour: string, roof: string) =>
    rect(left, ground - tall, wide, tall, colour) +
    shape(
      [
        [left - 18, ground - tall],
        [left + wide / 2, ground - tall - wide * 0.42],
        [left + wide + 18, ground - tall],
      ],
      roof,
    ) +
    times(2, (index) =>
      rect(left + wide * (0.2 + index * 0.38), ground - tall * 0.68, wide * 0.2, tall * 0.34, "#ffe2a6"),
    );
  const window = (left: number) =>
    `<path d="M${left},${ground - 60} v-110 a24,24 0 0 1 48,0 v110 Z" fill="#ffd688" stroke="#b99f79" stroke-width="6"/>`;
  return `${fade("sky", [0, "#5f8fb8"], [0.5, "#f1c7a0"], [0.85, "#ffe9c4"])}${fade("wall", [0, "#fffaf0"], [1, "#e9dfcd"])}
  ${glow("sun", [0, "#fff6dc", 0.95], [0.25, "#ffe3a8", 0.6], [1, "#ffe3a8", 0])}${fade("lawn", [0, "#7fa45f"], [1, "#3f6a45"])}
  ${rect(0, 0, width, height, "url(#sky)")}${circle(width * 0.72, height * 0.52, height * 0.55, "url(#sun)")}
  ${times(5, (index) => cloud(width * (0.06 + index * 0.21), height * (0.16 + (index % 3) * 0.07), 1, 0.55))}
  ${hill(width, height, height * 0.66, 26, 0.6, "#a9bd92")}${hill(width, height, height * 0.72, 22, 2.4, "#86a777")}
  ${house(width * 0.1, 150, 150, "#d9a48a", "#7d4b3c")}${house(width * 0.215, 130, 120, "#c9cfae", "#5d6b4a")}
  ${house(width * 0.73, 150, 130, "#a9bccb", "#4c6273")}${house(width * 0.85, 160, 160, "#e3c58d", "#86633a")}
  ${times(9, (index) => tree(width * (index / 8) + chance(-40, 40), ground + 6, chance(120, 190), "#5c8a57", "#a5c27b"))}
  ${rect(0, ground - 6, width, height, "url(#lawn)")}
  ${rect(x - 90, ground - 210, 400, 216, wall)}
  ${shape(
    [
      [x - 110, ground - 206],
      [x - 30, ground - 330],
      [x + 240, ground - 330],
      [x + 330, ground - 206],
    ],
    "#4b5560",
  )}
  ${times(4, (index) => window(x + 20 + index * 72))}
  ${rect(x - 190, ground - 380, 150, 386, wall)}
  ${shape(
    [
      [x - 204, ground - 376],
      [x - 115, ground - 590],
      [x - 26, ground - 376],
    ],
    "#4b5560",
  )}
  <path d="M${x - 115},${ground - 652} v70 M${x - 137},${ground - 630} h44" stroke="#4b5560" stroke-width="9" stroke-linecap="round"/>
  ${circle(x - 115, ground - 300, 30, "#ffd688", 'stroke="#b99f79" stroke-width="6"')}
  <path d="M${x - 152},${ground + 6} v-104 a37,37 0 0 1 74,0 v104 Z" fill="#1d5c45" stroke="#b99f79" stroke-width="6"/>
  ${shape(
    [
      [x - 152, ground + 4],
      [x - 78, ground + 4],
      [x + 40, height],
      [x - 320, height],
    ],
    "#e6d6b4",
  )}
  ${times(70, () => circle(chance(0, width), chance(ground + 20, height), chance(2, 5), "#fff3c9", 'fill-opacity="0.7"'))}
  ${tree(width * 0.2, height * 0.9, 330, "#3f7350", "#8fb56d")}${tree(width * 0.9, height * 0.93, 380, "#38694a", "#86ad67")}`;
};
