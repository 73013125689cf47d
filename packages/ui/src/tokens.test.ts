import { expect, test } from "vitest";
import { token, tokenNames, tokenOnScreen, type Theme } from "../test/read-tokens.ts";
import { contrast } from "./color/contrast.ts";
import { isShowable } from "./color/oklch.ts";
import { surfaces } from "./color/surfaces.ts";

const themes: Theme[] = ["light", "dark"];
const grounds = ["surface", "raised", "sunken"];
const tones = ["brand", "success", "warning", "danger", "info"];
const texts = ["ink", "ink-soft", "brand", "brand-strong", "success", "warning", "danger", "info"];

const pairs = (inks: string[], papers: string[]) => inks.flatMap((ink) => papers.map((paper) => [ink, paper] as const));

const readable = [
  ...pairs(texts, grounds),
  ...tones.map((tone) => [tone, `${tone}-soft`] as const),
  ...pairs(
    ["ink", "ink-soft"],
    tones.map((tone) => `${tone}-soft`),
  ),
  ...pairs(["on-brand"], ["brand", "brand-strong"]),
  ...pairs(["on-danger"], ["danger"]),
  ...pairs(["on-danger-fill"], ["danger-fill", "danger-fill-strong"]),
  ...pairs(["on-tint"], ["tint-0", "tint-1", "tint-2", "tint-3", "tint-4", "tint-5"]),
  ["surface", "ink"] as const,
];

for (const theme of themes) {
  test.each(readable)(`%s on %s has a contrast of at least 4.5:1 in the ${theme} theme`, (ink, paper) => {
    expect(contrast(tokenOnScreen(ink, theme), tokenOnScreen(paper, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(["line-strong", "brand", "danger"], grounds))(
    `the control edge %s on %s has a contrast of at least 3:1 in the ${theme} theme`,
    (edge, ground) => {
      expect(contrast(tokenOnScreen(edge, theme), tokenOnScreen(ground, theme))).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(grounds)(
    `the background %s is the one that church colors are checked against in the ${theme} theme`,
    (ground) => {
      const tried = Object.entries(surfaces[theme]).find(([name]) => name === ground)?.[1];
      expect(tried).toEqual(token(ground, theme));
    },
  );

  test(`S8.10 G8.09 the color of error notices is red in the ${theme} theme`, () => {
    const { c, h } = token("danger-fill", theme);
    const [red, green, blue] = tokenOnScreen("danger-fill", theme);
    expect(c).toBeGreaterThan(0.15);
    expect(h).toBeGreaterThan(15);
    expect(h).toBeLessThan(35);
    expect(red).toBeGreaterThan(3 * Math.max(green, blue));
  });

  test(`every color can be displayed by an sRGB screen in the ${theme} theme`, () => {
    const colors = tokenNames.filter((name) => name !== "scrim" && !name.endsWith("-shadow"));
    expect(colors.filter((name) => !isShowable(token(name, theme)))).toEqual([]);
  });
}

test("the neutral ramp and the brand ramp have eleven steps from light to dark", () => {
  for (const ramp of ["neutral", "evergreen"]) {
    const steps = tokenNames.filter((name) => name.startsWith(`${ramp}-`)).map((name) => token(name, "light").l);
    expect(steps).toHaveLength(11);
    expect(steps).toEqual(steps.toSorted((a, b) => b - a));
  }
});
