import { expect, test } from "../support/test.ts";
import { PAGE_ORIGIN, servePage } from "./build-page.ts";

test("S2.26 S9.04 S9.05 whatever the toolbar offers is the same after it was written as markdown and read again", async ({
  page,
}) => {
  await servePage(page.context());
  await page.goto(PAGE_ORIGIN);
  await page.waitForFunction(() => "offertory" in window);
  const lost = await page.evaluate<unknown>("window.offertory.findLostText(2000)");
  expect(lost).toBeNull();
});

test("S2.25 whatever HTML Source may hold is the same after it was opened and added to in the visual editor", async ({
  page,
}) => {
  await servePage(page.context());
  await page.goto(PAGE_ORIGIN);
  await page.waitForFunction(() => "offertory" in window);
  const changed = await page.evaluate<unknown>("window.offertory.findChangedHtml(1000)");
  expect(changed).toBeNull();
});
