/** What the drawings of the demo's lessons are put together from. */

export const sky = (top: string, bottom: string): string =>
  `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient><rect width="1280" height="720" fill="url(#sky)"/>`;
export const disc = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;
export const shape = (path: string, colour: string): string => `<path d="${path}" fill="${colour}"/>`;
export const line = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
export const at = (x: number, y: number, scale: number, what: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${what}</g>`;

export const SHEEP = [
  line("M-26 34v36M-8 38v36M18 38v36M34 34v34", "#3d3a45", 9),
  ...[
    [-34, 6, 26],
    [-12, -16, 30],
    [20, -16, 30],
    [40, 8, 26],
    [20, 24, 28],
    [-14, 24, 28],
    [4, 4, 36],
  ].map(([x = 0, y = 0, r = 0]) => disc(x, y, r, "#fffaf0")),
  `<ellipse cx="68" cy="-8" rx="17" ry="22" fill="#3d3a45"/>`,
  `<ellipse cx="50" cy="-20" rx="12" ry="6" fill="#3d3a45" transform="rotate(-24 50 -20)"/>`,
  disc(73, -12, 3, "#fff"),
].join("");
/** Somebody in a long robe, seen from afar. */
export const person = (robe: string, arm: string): string =>
  shape("M-22 96C-20 40-16 14 0 14s20 26 22 82z", robe) +
  disc(0, -6, 17, "#8a5a3c") +
  shape("M-19-6a19 19 0 0 1 38 0l-2 14-4-14h-26l-4 14z", arm) +
  line("M14 34q22 6 36-8", robe, 10);

export const hills = (far: string, middle: string, near: string): string =>
  shape("M0 470q220-120 470-40t440-60 370-10v350H0z", far) +
  shape("M0 560q260-130 560-40t720-60v260H0z", middle) +
  shape("M0 650q340-110 680-40t600-50v160H0z", near);

export const flock = [
  [250, 560, 0.5],
  [330, 590, 0.55],
  [400, 552, 0.48],
  [470, 600, 0.56],
  [190, 612, 0.6],
  [540, 566, 0.5],
]
  .map(([x = 0, y = 0, size = 1]) => at(x, y, size, SHEEP))
  .join("");

export const leaves = (colours: readonly string[], spread: number): string =>
  Array.from({ length: 46 }, (_, leaf) => {
    const turn = leaf * 2.4;
    const far = Math.sqrt(leaf / 46) * spread;
    const [x, y] = [640 + Math.cos(turn) * far * 1.45, 250 + Math.sin(turn) * far];
    return disc(Math.round(x), Math.round(y), 46, colours[leaf % colours.length] ?? "");
  }).join("");

export const sprout = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    size,
    line("M0 0v-60", "#3f7d3c", 8) +
      shape("M0-50q-46 4-52-40 46-4 52 40z", "#6bb04f") +
      shape("M0-58q40-6 52-44-48-2-52 44z", "#8cc95f"),
  );
