import { expect, test } from "../support/test.ts";
import { PAGE_ORIGIN, servePage } from "./build-page.ts";

test("S2.26 S9.04 S9.05 whatever the toolbar offers is the same after it was written as markdown and read again", async ({
  page,
}) => {
  await servePage(page.context());
  await page.goto(PAGE_ORIGIN);
  await page.waitForFunction(() => "offertory" in window);
  const lost = await page.evaluate<unknown>("window.offertory.findLostWords(2000)");
  expect(lost).toBeNull();
});
