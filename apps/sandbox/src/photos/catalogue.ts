export type Shape = "landscape" | "portrait" | "square";

/**
 * A photo of the library: `pictures/<id>.svg`. The images were drawn for this project, so nobody else has rights in
 * them; the photographers are invented.
 */
export type Photo = {
  id: number;
  alt: string;
  /** Search words besides those of the description. */
  words: string;
  by: string;
  shape: Shape;
  /** The color that is shown until the image has loaded. */
  color: string;
};

type Line = [alt: string, words: string, shape: Shape, color: string];

const NAMES = ["Miriam Vale", "Tomas Rivera", "Ada Okafor", "Jonas Lindqvist", "Hana Sato", "Ruth Abara"];

const LINES: Line[] = [
  ["Sunrise over misty hills", "church nature dawn morning hope mountain landscape sky", "landscape", "#e8a37c"],
  ["Green hills in spring", "church nature meadow easter landscape summer", "landscape", "#bfe0f2"],
  ["Blue mountains at night fall", "nature advent evening landscape dusk", "landscape", "#34467f"],
  ["Golden valley in autumn", "nature harvest thanksgiving fall landscape", "landscape", "#e0995a"],
  ["The sun rises over a quiet sea", "church water baptism morning hope ocean lake light", "landscape", "#f0a987"],
  ["A calm lake under a blue sky", "water baptism summer peace nature", "landscape", "#9fcdec"],
  ["Evening light on the water", "water dusk peace prayer ocean", "portrait", "#a04f77"],
  ["Moonlit water", "water night advent silence", "square", "#1f3560"],
  ["Light breaks through the clouds", "church heaven sky easter glory hope prayer", "landscape", "#9cc4e2"],
  ["Rays of the evening sun", "sky heaven light prayer praise", "landscape", "#d68467"],
  ["White clouds on a summer day", "sky heaven summer children", "square", "#7fb9ea"],
  ["A storm gives way to light", "sky hope heaven lent", "portrait", "#55677b"],
  ["Fresh leaves in the sunlight", "nature growth spring creation green", "landscape", "#8fc766"],
  ["Autumn leaves", "nature harvest thanksgiving fall creation", "landscape", "#e79a4b"],
  ["A deep green forest canopy", "nature creation rest", "portrait", "#3d7d55"],
  ["A rose window in blue and red", "church stained glass cathedral worship window", "square", "#1d4fa3"],
  ["Stained glass in green and gold", "church window cathedral worship easter", "landscape", "#1f7a4d"],
  ["Violet light through a church window", "stained glass church lent advent window", "portrait", "#5b2a86"],
  ["Candles in a dark church", "church candle prayer christmas advent light", "landscape", "#3a2012"],
  ["Christmas candles", "candle christmas eve light prayer", "landscape", "#3d1420"],
  ["Four candles of advent", "candle advent christmas prayer wreath", "square", "#1c2a3a"],
  ["Bread and cup on a wooden table", "church communion supper eucharist meal harvest", "landscape", "#c9ac86"],
  ["A village church at dusk", "church building evening community home", "landscape", "#6a4f8c"],
  ["An open Bible in the morning light", "church book scripture study reading word lesson", "landscape", "#c7b894"],
];

const FIRST_ID = 410_201;

export const PHOTOS: readonly Photo[] = LINES.map(([alt, words, shape, color], index) => ({
  id: FIRST_ID + index * 37,
  alt,
  words,
  shape,
  color,
  by: NAMES[index % NAMES.length] ?? "",
}));
