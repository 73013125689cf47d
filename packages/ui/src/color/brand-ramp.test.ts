import fc from "fast-check";
import { expect, test } from "vitest";
import { brandRamp } from "./brand-ramp.ts";
import { contrast } from "./contrast.ts";
import { oklchToSrgb } from "./oklch.ts";
import { hexToSrgb, type Srgb } from "./srgb.ts";
import { surfaces } from "./surfaces.ts";

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);
const screen = (hex: string | undefined): Srgb => hexToSrgb(hex ?? "") ?? [Number.NaN, Number.NaN, Number.NaN];

for (const theme of ["light", "dark"] as const) {
  test(`any church color gives text and button labels a contrast of at least 4.5:1 in the ${theme} theme`, () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const ramp = brandRamp(color)?.[theme] ?? {};
        const soft = screen(ramp["--brand-soft"]);
        const papers = [...Object.values(surfaces[theme]).map(oklchToSrgb), soft];
        for (const ink of [ramp["--brand"], ramp["--brand-strong"]].map(screen)) {
          for (const paper of papers) expect(contrast(ink, paper)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(screen(ramp["--on-brand"]), ink)).toBeGreaterThanOrEqual(4.5);
        }
      }),
      {
        numRuns: 300,
        examples: [["#000000"], ["#ffffff"], ["#ffff00"], ["#0000ff"], ["#00ff00"], ["#ff00ff"], ["#777777"]],
      },
    );
  });
}

test("a church color with enough contrast is not changed", () => {
  expect(brandRamp("#1F6F54")?.light["--brand"]).toBe("#1f6f54");
  expect(brandRamp("#ffd84d")?.dark["--brand"]).toBe("#ffd84d");
});

test("a church color with too little contrast is adjusted and keeps its hue", () => {
  const ramp = brandRamp("#ffd84d");
  const [red, green, blue] = screen(ramp?.light["--brand"]);
  expect(red).toBeGreaterThan(green);
  expect(green).toBeGreaterThan(blue * 2);
  expect(ramp?.light["--brand"]).not.toBe("#ffd84d");
});

test("short colors and colors without # are accepted, and invalid colors are refused", () => {
  expect(brandRamp("#175")).toEqual(brandRamp("#117755"));
  expect(brandRamp("117755")).toEqual(brandRamp("#117755"));
  expect(["", "green", "#12", "#12345g", "url(x)"].map(brandRamp)).toEqual([null, null, null, null, null]);
});
