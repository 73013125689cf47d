import { join } from "node:path";
import type { Page } from "@playwright/test";

const folder = join(import.meta.dirname, "../../pictures");

export const WIDTHS = [360, 768, 1280];
const HEIGHTS: Record<number, number> = { 360: 740, 768: 1024, 1280: 800 };
const SCHEMES = ["light", "dark"] as const;

/** `npm run pictures -- guide` takes only the pictures of the guide. */
const ONLY_GUIDE = process.env["OFFERTORY_PICTURES"] === "guide";

/**
 * Takes pictures of a screen at phone, tablet and desktop width, light and dark: pictures/<name>-<width>-<scheme>.png.
 */
export async function takePictures(page: Page, name: string): Promise<void> {
  if (ONLY_GUIDE) return;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 800 });
    // The window gets the page's height: otherwise a bar that is fixed to the window would cut through the picture.
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(whole, HEIGHTS[width] ?? 800) });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.evaluate(() => document.fonts.ready.then(() => true));
      const path = join(folder, `${name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: true, animations: "disabled", caret: "hide" });
    }
  }
}
