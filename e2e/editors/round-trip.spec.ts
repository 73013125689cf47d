import { expect, test } from "../support/test.ts";
import { PAGE_ORIGIN, servePage } from "./build-page.ts";

test("S2.26 S9.04 S9.05 all toolbar formats survive a round trip through Markdown", async ({ page }) => {
  await servePage(page.context());
  await page.goto(PAGE_ORIGIN);
  await page.waitForFunction(() => "offertory" in window);
  const lost = await page.evaluate<unknown>("window.offertory.findLostText(2000)");
  expect(lost).toBeNull();
});

test("S2.25 all HTML that HTML Source allows survives being opened and extended in the visual editor", async ({
  page,
}) => {
  await servePage(page.context());
  await page.goto(PAGE_ORIGIN);
  await page.waitForFunction(() => "offertory" in window);
  const changed = await page.evaluate<unknown>("window.offertory.findChangedHtml(1000)");
  expect(changed).toBeNull();
});
