import type { Scene } from "./canvas.ts";
import { bread } from "./scenes/bread.ts";
import { candles } from "./scenes/candles.ts";
import { church } from "./scenes/church.ts";
import { book } from "./scenes/book.ts";
import { glass } from "./scenes/glass.ts";
import { hills } from "./scenes/hills.ts";
import { leaves } from "./scenes/leaves.ts";
import { sky } from "./scenes/sky.ts";
import { water } from "./scenes/water.ts";

export type Shape = "landscape" | "portrait" | "square";

/** A photo of the library. Drawn by us, so that nobody has rights in it; the photographers are made up. */
export type Photo = {
  id: number;
  alt: string;
  /** What it is found by, besides what its description says. */
  words: string;
  by: string;
  shape: Shape;
  scene: Scene;
  colours: readonly string[];
};

type Line = [alt: string, words: string, scene: Scene, shape: Shape, colours: string];

const NAMES = ["Miriam Vale", "Tomas Rivera", "Ada Okafor", "Jonas Lindqvist", "Hana Sato", "Ruth Abara"];

const LINES: Line[] = [
  [
    "Sunrise over misty hills",
    "church nature dawn morning hope mountain landscape sky",
    hills,
    "landscape",
    "#35507f #e8a37c #fbd9a0 #c98f86 #96738a #66597d #42476a #242c4a",
  ],
  [
    "Green hills in spring",
    "church nature meadow easter landscape summer",
    hills,
    "landscape",
    "#5da2dc #bfe0f2 #f7f3d2 #a8cf95 #7db46f #548f52 #356d41 #1e4a30",
  ],
  [
    "Blue mountains at night fall",
    "nature advent evening landscape dusk",
    hills,
    "landscape",
    "#131c3f #34467f #8d8fc4 #5d6aa5 #455389 #303e6e #1f2a52 #111936",
  ],
  [
    "Golden valley in autumn",
    "nature harvest thanksgiving fall landscape",
    hills,
    "landscape",
    "#7a4a3a #e0995a #ffe0a3 #d99a55 #b8743a #8c5228 #5f381d #382113",
  ],
  [
    "The sun rises over a quiet sea",
    "church water baptism morning hope ocean lake light",
    water,
    "landscape",
    "#44649c #f0a987 #ffe1ad #6f87ad #2a3f69",
  ],
  [
    "A calm lake under a blue sky",
    "water baptism summer peace nature",
    water,
    "landscape",
    "#3f8fd0 #9fcdec #eaf6f7 #5f9ec4 #1d5482",
  ],
  [
    "Evening light on the water",
    "water dusk peace prayer ocean",
    water,
    "portrait",
    "#2b2350 #a04f77 #f7a977 #714a72 #241c43",
  ],
  ["Moonlit water", "water night advent silence", water, "square", "#0c1530 #1f3560 #5a7aa8 #23406c #091127"],
  [
    "Light breaks through the clouds",
    "church heaven sky easter glory hope prayer",
    sky,
    "landscape",
    "#4c7fb8 #9cc4e2 #f2e7c9 #fff0c2 #cfdcea",
  ],
  [
    "Rays of the evening sun",
    "sky heaven light prayer praise",
    sky,
    "landscape",
    "#51426f #d68467 #ffd591 #ffd08a #b47c86",
  ],
  [
    "White clouds on a summer day",
    "sky heaven summer children",
    sky,
    "square",
    "#2f7ccb #7fb9ea #dff0fa #ffffff #d5e6f5",
  ],
  ["A storm gives way to light", "sky hope heaven lent", sky, "portrait", "#28323f #55677b #c9bd9d #ffe9b3 #6d7b8b"],
  [
    "Fresh leaves in the sunlight",
    "nature growth spring creation green",
    leaves,
    "landscape",
    "#f5f3b8 #8fc766 #a7d071 #5fa348 #2f6e31",
  ],
  [
    "Autumn leaves",
    "nature harvest thanksgiving fall creation",
    leaves,
    "landscape",
    "#ffe7ad #e79a4b #efb45f #cf6a2c #8c3418",
  ],
  ["A deep green forest canopy", "nature creation rest", leaves, "portrait", "#d4e9b8 #3d7d55 #5f9c6d #2d6a48 #123b2a"],
  [
    "A rose window in blue and red",
    "church stained glass cathedral worship window",
    glass,
    "square",
    "#ffe9a8 #1d4fa3 #b3202e #2c7fc4 #d9a521 #6a2c91 #0e3478 #c8402f",
  ],
  [
    "Stained glass in green and gold",
    "church window cathedral worship easter",
    glass,
    "landscape",
    "#fff2c0 #1f7a4d #e0b02e #3fa36a #0f5a45 #d98c1f #8fc35a #146b66",
  ],
  [
    "Violet light through a church window",
    "stained glass church lent advent window",
    glass,
    "portrait",
    "#ffe0f0 #5b2a86 #a83f8f #3b3a9e #d070a8 #7a4fc0 #2a1f6b #c98ad0",
  ],
  [
    "Candles in a dark church",
    "church candle prayer christmas advent light",
    candles,
    "landscape",
    "#1a0f0a #3a2012 #fff2d8 #f0d6a8",
  ],
  ["Christmas candles", "candle christmas eve light prayer", candles, "landscape", "#160c1c #3d1420 #fff0dc #d95a4a"],
  [
    "Four candles of advent",
    "candle advent christmas prayer wreath",
    candles,
    "square",
    "#0d1420 #1c2a3a #f3e9ff #8a6fc0",
  ],
  [
    "Bread and cup on a wooden table",
    "church communion supper eucharist meal harvest",
    bread,
    "landscape",
    "#7d6a55 #c9ac86 #8a5a34 #4a2c17 #d9b25f",
  ],
  [
    "A village church at dusk",
    "church building evening community home",
    church,
    "landscape",
    "#1d2450 #6a4f8c #f0a07c #3c3a66 #17152e #0f0e22",
  ],
  [
    "An open Bible in the morning light",
    "church book scripture study reading word lesson",
    book,
    "landscape",
    "#6f8f86 #c7b894 #8a6a48 #f3d9a0 #3b2417",
  ],
];

const FIRST_ID = 410_201;

export const PHOTOS: readonly Photo[] = LINES.map(([alt, words, scene, shape, colours], index) => ({
  id: FIRST_ID + index * 37,
  alt,
  words,
  scene,
  shape,
  by: NAMES[index % NAMES.length] ?? "",
  colours: colours.split(" "),
}));
