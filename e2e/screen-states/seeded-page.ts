import type { Page } from "@playwright/test";
import { enterChurch } from "../support/enter-church.ts";
import { productUrls } from "../support/product-urls.ts";
import { test as base } from "../support/test.ts";
import { seededChurch, type SeededChurch } from "./seeded-church.ts";

type Seeded = { church: SeededChurch; page: Page };

/**
 * Playwright's test with one page for all tests of a worker, signed in to the seeded church, for tests that only look.
 * It saves each of them a new page and a sign-in.
 */
export const test = base.extend<{ church: SeededChurch }, { seeded: Seeded }>({
  seeded: [
    async ({ browser, playwright }, use) => {
      const request = await playwright.request.newContext();
      const church = await seededChurch(request);
      const context = await browser.newContext({
        baseURL: productUrls().portal,
        locale: "en-US",
        timezoneId: "America/Chicago",
        reducedMotion: "reduce",
      });
      await enterChurch(context, church);
      await use({ church, page: await context.newPage() });
      await context.close();
      await request.dispose();
    },
    { scope: "worker" },
  ],
  church: async ({ seeded }, use) => use(seeded.church),
  page: async ({ seeded: { page } }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
});
