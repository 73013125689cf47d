import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Expects that axe finds nothing serious or critical on the page as it is now. axe stays in the page for the next
 * check, because parsing its source takes as long as a check.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page);
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => "axe" in window)))
      await frame.evaluate(`${SOURCE}; axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] });`);
  const found = await page.evaluate(async () => {
    const results = await window.axe?.run({ resultTypes: ["violations"] });
    return results?.violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join("\n  ")}`);
  });
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

const MAX_ROUNDS = 20;

/**
 * Waits until transitions of colors have ended; after one has ended, elements that inherit the color may start their
 * own.
 */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async (rounds) => {
    const isEnding = ({ effect, playState }: Animation) =>
      playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
    for (let round = 0; round < rounds; round += 1) {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const ending = document.getAnimations().filter(isEnding);
      if (ending.length === 0) return;
      await Promise.allSettled(ending.map(({ finished }) => finished));
    }
  }, MAX_ROUNDS);
