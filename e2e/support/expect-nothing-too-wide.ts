import { expect, type Page } from "@playwright/test";

/** A chart measures its space a frame after the window has changed, so the width is polled until it has settled. */
export const expectNothingTooWide = async (page: Page, where = "the page"): Promise<void> =>
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
      message: `${where} is wider than the window`,
    })
    .toBeLessThanOrEqual(0);
