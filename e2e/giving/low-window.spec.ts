import type { Page } from "@playwright/test";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { makeGivingChurch } from "./member-church.ts";

/** A screen of 1280 × 800 that is enlarged to 200 %. */
const ENLARGED = { width: 640, height: 400 };

/** How much of the window is covered by what does not scroll away. */
const covered = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, 300);
    const stays = [...document.querySelectorAll("body *")].filter((element) => {
      const { position, visibility } = getComputedStyle(element);
      if (visibility === "hidden" || !["fixed", "sticky"].includes(position)) return false;
      const { top, bottom, height, width } = element.getBoundingClientRect();
      return width > innerWidth / 2 && height > 4 && bottom > 0 && top < innerHeight;
    });
    return stays.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0) / innerHeight;
  });

test("enlarged to 200 %, bars that stay cover at most a fifth of the donation page and of the member's form", async ({
  page,
  request,
  site,
}) => {
  await page.setViewportSize(ENLARGED);
  await page.goto(`${site}/grace/give`);
  await expect(page.getByLabel("Amount", { exact: true })).toBeVisible();
  expect(await covered(page)).toBeLessThan(0.2);
  await enterChurch(page.context(), await makeGivingChurch(request));
  await page.goto("/giving");
  await expect(page.getByRole("button", { name: "Preview donation" })).toBeVisible();
  expect(await covered(page)).toBeLessThan(0.2);
});

test("the addresses under which other church software has its donations lead a member to giving, with what a link asks for", async ({
  page,
  request,
}) => {
  const church = await makeGivingChurch(request);
  await enterChurch(page.context(), church);
  for (const path of ["/donate", "/donations", "/my/donate"]) {
    await page.goto(`${path}?fundId=${church.funds[1]}&amount=25`);
    await expect(page).toHaveURL(new RegExp(`/giving\\?fundId=${church.funds[1]}&amount=25$`));
    await expect(page.getByRole("button", { name: "Preview donation" })).toBeVisible();
  }
});
