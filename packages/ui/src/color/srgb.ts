import { toHex } from "./to-hex.ts";

/** Red, green and blue from 0 to 1, gamma-encoded. */
export type Srgb = readonly [red: number, green: number, blue: number];

export function hexToSrgb(color: string): Srgb | null {
  const hex = toHex(color);
  if (!hex) return null;
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

export function srgbToHex(color: Srgb): string {
  return `#${color
    .map((channel) =>
      Math.round(clamp(channel) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

export const clamp = (share: number): number => Math.min(1, Math.max(0, share));

export const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

export const fromLinear = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
