import { at, disc, flock, hills, leaves, line, person, shape, SHEEP, sky, sprout } from "./scene-parts.ts";

/** Pictures of the demo's lessons as drawings of 1280 by 720: they need no photographer's leave, and weigh nothing here. */
export const SCENES = {
  stories: [
    sky("#f6b26b", "#fde7c3"),
    disc(640, 360, 150, "#fff3d1"),
    hills("#c98a5d", "#9c6644", "#6f4a38"),
    shape("M640 590q-170-90-380-40v-210q220-50 380 40 160-90 380-40v210q-210-50-380 40z", "#fffdf7"),
    line("M640 380v208M320 390q150-24 280 40M320 440q150-24 280 40M320 490q150-24 280 40", "#d9c9ad", 8),
    line("M960 390q-150-24-280 40M960 440q-150-24-280 40M960 490q-150-24-280 40", "#d9c9ad", 8),
  ],
  sheep: [
    sky("#8fc7e8", "#e9f6ee"),
    disc(1050, 150, 70, "#fff2b8"),
    hills("#9fcf8d", "#78b56c", "#579a55"),
    flock,
    shape("M870 530l80-150 60 70 50-100 110 180q-150 40-300 0z", "#8d8f9b"),
    at(1010, 512, 0.95, SHEEP),
    at(760, 470, 1.15, person("#b5543c", "#f3e3c4")),
    line("M822 494q18-30 6-62M826 432v190", "#6b4a2b", 9),
  ],
  coin: [
    sky("#3c3260", "#6a4c7d"),
    disc(300, 300, 300, "#ffd98a22"),
    disc(300, 300, 190, "#ffd98a44"),
    shape("M0 560h1280v160H0z", "#4a2f3f"),
    shape("M220 340h160l-26 70H246z", "#c9743f"),
    line("M300 410v120M230 532h140", "#c9743f", 18),
    shape("M300 230q52 60 30 100h-60q-22-40 30-100z", "#ffe08a"),
    line("M1010 120L830 520", "#a9774a", 18),
    shape("M846 470l-86 110 150 20 26-100z", "#e2b860"),
    line("M800 580l24-70M840 590l18-74M880 594l12-76", "#a9774a", 6),
    disc(560, 580, 64, "#f0c24b"),
    disc(560, 580, 48, "#ffdf7e"),
    line("M560 552v56M532 580h56", "#d79b2a", 10),
    line("M650 520l30-26M666 566h40M560 492v-34M474 520l-28-26", "#ffe9a8", 8),
  ],
  father: [
    sky("#f4a27c", "#fde4c8"),
    disc(980, 330, 110, "#ffe9b0"),
    hills("#d99873", "#b9795a", "#8f5b4a"),
    shape("M520 720q120-150 60-200t140-110q60-40 30-60h34q40 40-30 90t-60 90q60 60-60 190z", "#f3d7ae"),
    shape("M150 360h300v210H150z", "#fff4e2"),
    shape("M120 372l180-130 180 130z", "#a5462f"),
    shape("M260 450h80v120h-80z", "#7b4a2f"),
    shape("M180 420h50v50h-50zM370 420h50v50h-50z", "#f6c667"),
    at(560, 500, 1.1, person("#2f5d7c", "#e8e1d4")),
    `<g transform="translate(850 330) scale(-.6 .6)">${person("#7d6a4f", "#5a4a3a")}</g>`,
  ],
  sower: [
    sky("#bfe3f0", "#fdf3d7"),
    disc(220, 170, 80, "#ffe28a"),
    hills("#b7cf86", "#b98b5a", "#8a5f3c"),
    line("M60 700q300-110 640-60M260 716q300-80 620-40M640 716q300-80 600-20", "#6f4a2e", 10),
    at(470, 400, 1.7, person("#3c6e71", "#f1e4c8")),
    ...Array.from({ length: 22 }, (_, seed) => {
      const far = (seed * 37) % 340;
      return disc(590 + far, 455 + Math.round((far * far) / 760) + ((seed * 53) % 60), 7, "#e8b84a");
    }),
    sprout(1040, 610, 0.9),
    sprout(1130, 640, 1.2),
    sprout(1210, 600, 0.7),
  ],
  tree: [
    sky("#cfeaf2", "#f4f7e3"),
    hills("#cfe0a8", "#a9c97d", "#86ad5d"),
    line("M640 640q-14-160 0-330M640 470q-70-60-130-90M640 440q80-60 140-100", "#7a5638", 30),
    leaves(["#4f8f46", "#67a853", "#82bd62", "#5a9a4c"], 190),
    line("M230 190q22-24 40 0 20-24 42 0M1010 130q18-20 34 0 16-20 36 0", "#3d4f5c", 7),
    ...[
      [560, 280],
      [730, 220],
    ].map(([x = 0, y = 0]) =>
      at(
        x,
        y,
        1,
        shape("M-34 0q34 40 68 0 16-22 34-18-10-22-32-10-30-20-44 10z", "#d9653b") + disc(44, -14, 4, "#fff"),
      ),
    ),
  ],
  table: [
    sky("#f8e3c9", "#f3c9a5"),
    shape("M0 470h1280v250H0z", "#a86b46"),
    line("M0 520h1280M0 600h1280", "#955c3a", 6),
    shape("M150 130h300v250H150z", "#bfe0ea"),
    line("M300 130v250M150 255h300M150 130h300v250H150z", "#fff8ee", 14),
    ...[
      [560, "#2f6f73"],
      [800, "#c4573a"],
      [1040, "#d9a23b"],
    ].map(([x, colour]) =>
      at(
        Number(x),
        500,
        1.4,
        shape("M-46-60h92l-10 84q-36 22-72 0z", String(colour)) +
          line("M46-40q40 4 26 36-12 18-34 14", String(colour), 12) +
          line("M-18-84q-14-18 0-34t0-34M16-84q-14-18 0-34t0-34", "#fff8ee", 7),
      ),
    ),
    shape("M210 560q90-70 190 0z", "#e0a55e"),
    line("M260 536l14 22M306 526l8 30M352 536l-6 22", "#b97b3c", 8),
  ],
  door: [
    sky("#2e4a6b", "#8fb3c9"),
    shape("M360 720V260q280-230 560 0v460z", "#f2e6d0"),
    shape("M460 720V330q180-150 360 0v390z", "#ffdf9a"),
    shape("M460 720V330q60-50 120-68v400z", "#8c4a32"),
    disc(556, 510, 12, "#f2c766"),
    shape("M460 720l-180 0 180-90zM820 630l180 90H460l120-58z", "#ffdf9a66"),
    line("M640 186v84M608 214h64", "#b98d4f", 14),
    line("M180 720v-120M1100 720v-120", "#4b3a2f", 20),
    disc(180, 540, 80, "#4d7f57"),
    disc(1100, 540, 80, "#4d7f57"),
  ],
  boats: [
    sky("#f7b37a", "#fbe6cf"),
    disc(860, 330, 120, "#fff0c4"),
    shape("M0 420h1280v300H0z", "#2f6f8f"),
    line(
      "M60 480q60-20 120 0t120 0M520 520q60-20 120 0t120 0M900 470q60-20 120 0t120 0M240 640q60-20 120 0t120 0",
      "#7fb3c6",
      8,
    ),
    shape("M360 520h460q-40 110-130 110H490q-90 0-130-110z", "#7a3f2d"),
    line("M590 520V170", "#4b2c20", 14),
    shape("M606 190q190 130 190 300H606z", "#fff6e6"),
    shape("M574 230q-130 110-150 260h150z", "#f2d8b4"),
    shape("M1000 450h130q-10 40-40 40h-60q-24 0-30-40z", "#5c3a2e"),
    line("M1064 450V350", "#4b2c20", 7),
    shape("M1070 356q56 40 56 86h-56z", "#fff6e6"),
  ],
} as const satisfies Record<string, readonly string[]>;

export type SceneName = keyof typeof SCENES;
