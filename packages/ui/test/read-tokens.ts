import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Oklch, oklchToSrgb } from "../src/color/oklch.ts";
import type { Srgb } from "../src/color/srgb.ts";

export type Theme = "light" | "dark";

const css = readFileSync(join(import.meta.dirname, "../src/tokens.css"), "utf8").replaceAll(/\/\*.*?\*\//gs, "");
const declared = new Map(
  [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value.trim()]),
);

export const tokenNames = [...declared.keys()];

/** Returns a token's color in a theme, as tokens.css defines it. */
export function token(name: string, theme: Theme): Oklch {
  return resolve(declared.get(name) ?? missing(name), theme);
}

export const tokenOnScreen = (name: string, theme: Theme): Srgb => oklchToSrgb(token(name, theme));

function resolve(value: string, theme: Theme): Oklch {
  // The default color, which is used when the church has none of its own.
  const ours = /^var\(--church-[\w-]+,\s*(.+)\)$/s.exec(value)?.[1];
  if (ours) return resolve(ours, theme);
  const pair = /^light-dark\(((?:[^(),]|\([^()]*\))+),\s*((?:[^(),]|\([^()]*\))+)\)$/.exec(value);
  if (pair) return resolve((theme === "light" ? pair[1] : pair[2])?.trim() ?? missing(value), theme);
  const name = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (name) return token(name, theme);
  const parts = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value);
  if (!parts) return missing(value);
  return { l: Number(parts[1]), c: Number(parts[2]), h: Number(parts[3]) };
}

function missing(what: string): never {
  throw new Error(`tokens.css holds no plain colour for "${what}"`);
}
