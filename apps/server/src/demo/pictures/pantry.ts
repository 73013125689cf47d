import { circle, fade, of, oval, rect, type Scene, times } from "./drawing.ts";

const LIDS = ["#c8402f", "#1d5c45", "#d9a441", "#41627f"] as const;
const INSIDE = ["#d9772f", "#b23a3a", "#e8c35a", "#7d9a4a", "#8e4b6b"] as const;

/** The shelves of the pantry on a Saturday morning. */
export const pantry: Scene = ({ width, height }, chance) => {
  const jar = (x: number, foot: number, index: number) =>
    rect(x, foot - 172, 112, 172, "#e9f0ee", 'rx="20" fill-opacity="0.95"') +
    rect(x + 8, foot - 138, 96, 130, of(INSIDE, index), 'rx="14"') +
    rect(x + 10, foot - 196, 92, 32, of(LIDS, index * 3), 'rx="7"') +
    rect(x + 18, foot - 108, 76, 54, "#fbf4e2", 'rx="4"') +
    rect(x + 28, foot - 92, 56, 7, "#a7997c") +
    rect(x + 28, foot - 76, 40, 7, "#a7997c") +
    rect(x + 14, foot - 158, 12, 140, "#fff", 'fill-opacity="0.45" rx="6"');
  const can = (x: number, foot: number, index: number) =>
    rect(x, foot - 148, 104, 148, "#cfd3d3", 'rx="6"') +
    rect(x, foot - 126, 104, 104, of(LIDS, index)) +
    oval(x + 52, foot - 148, 52, 13, "#e6e9e8") +
    circle(x + 52, foot - 74, 30, "#fdf6e4") +
    circle(x + 52, foot - 74, 18, of(INSIDE, index + 2));
  const sack = (x: number, foot: number, label: string) =>
    `<path d="M${x},${foot} q-14,-110 12,-190 q60,22 122,0 q26,80 12,190 Z" fill="#d8bf94"/><path d="M${x + 12},${foot - 190} q60,-34 122,0 q-60,24 -122,0" fill="#b99c6b"/>
    ${circle(x + 73, foot - 88, 40, label)}`;
  const basket = (x: number, foot: number, fruit: readonly [string, ...string[]]) =>
    `${times(9, (index) => {
      const isAbove = index > 4;
      return circle(x + 34 + (index % 5) * 42 + (isAbove ? 20 : 0), foot - (isAbove ? 142 : 108), 33, of(fruit, index));
    })}<path d="M${x},${foot - 96} h240 l-24,96 h-192 Z" fill="#a8713f"/>${times(4, (band) => rect(x + 4 + band * 4, foot - 88 + band * 23, 232 - band * 8, 9, "#8a5a33"))}`;
  const loaf = (x: number, foot: number) =>
    `<path d="M${x},${foot} q-16,-120 74,-120 h96 q90,0 74,120 Z" fill="#c98a45"/><path d="M${x + 14},${foot - 22} q0,-80 62,-82 h92 q60,2 60,82 Z" fill="#e2ae69" fill-opacity="0.75"/>`;
  const shelf = (y: number) =>
    rect(0, y, width, 34, "#8a5f3c") +
    rect(0, y, width, 9, "#a97a50") +
    rect(0, y + 34, width, 26, "#000", 'fill-opacity="0.13"');
  const [one, two, three] = [height * 0.31, height * 0.62, height * 0.93];
  const filled = (from: number, to: number, step: number, draw: (x: number, index: number) => string) =>
    times(Math.floor((to - from) / step), (index) => draw(from + index * step + chance(-4, 4), index));
  return `${fade("wall", [0, "#eef0e2"], [1, "#d5ddc9"])}${rect(0, 0, width, height, "url(#wall)")}
  ${times(20, (board) => rect(board * (width / 20), 0, 3, height, "#c3ccb5", 'fill-opacity="0.7"'))}
  ${shelf(one)}${filled(40, 700, 130, (x, index) => jar(x, one, index))}${loaf(720, one)}${filled(1010, 1580, 122, (x, index) => can(x, one, index))}
  ${shelf(two)}${filled(40, 420, 122, (x, index) => can(x, two, index + 1))}${basket(450, two, ["#c8402f", "#d95a3a", "#b8342a"])}${filled(740, 1150, 130, (x, index) => jar(x, two, index + 2))}${sack(1190, two, "#1d5c45")}${sack(1380, two, "#c8402f")}
  ${shelf(three)}${sack(50, three, "#41627f")}${sack(230, three, "#d9a441")}${filled(440, 830, 130, (x, index) => jar(x, three, index + 4))}${basket(850, three, ["#e8a23a", "#dd8a2c", "#f0b756"])}${filled(1130, 1340, 122, (x, index) => can(x, three, index + 2))}${loaf(1340, three)}`;
};
