import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { GuidePicture } from "../../tools/check/pictures/guide-pictures.ts";

const GUIDE = join(import.meta.dirname, "../../docs/guide");

export async function guidePicture(page: Page, name: GuidePicture): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await page.screenshot({ path: join(GUIDE, `${name}.png`), animations: "disabled", caret: "hide" });
}
