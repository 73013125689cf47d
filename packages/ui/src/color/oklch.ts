import { clamp, fromLinear, type Srgb, toLinear } from "./srgb.ts";

/** Lightness from 0 to 1, chroma from 0, hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

export function oklchToSrgb({ l, c, h }: Oklch): Srgb {
  const [red, green, blue] = toLinearRgb({ l, c, h }).map((light) => clamp(fromLinear(clamp(light))));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** Returns whether the color is within sRGB. */
export function isShowable(color: Oklch): boolean {
  return toLinearRgb(color).every((light) => light >= -0.0001 && light <= 1.0001);
}

export function srgbToOklch(color: Srgb): Oklch {
  const [red, green, blue] = [toLinear(color[0]), toLinear(color[1]), toLinear(color[2])];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

function toLinearRgb({ l, c, h }: Oklch): number[] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}
