import type { Page } from "@playwright/test";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { makeGivingChurch } from "./member-church.ts";

/** A window of 1280 × 800 at 200 % zoom. */
const ENLARGED = { width: 640, height: 400 };

/** Returns how much of the window is covered by fixed elements. */
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

test("at 200 % zoom, fixed bars cover at most a fifth of the donation page and of the member's form", async ({
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
  await expect(page.getByRole("button", { name: "Review donation" })).toBeVisible();
  expect(await covered(page)).toBeLessThan(0.2);
});

test("donation paths of other church software redirect a member to /giving with their query", async ({
  page,
  request,
}) => {
  const church = await makeGivingChurch(request);
  await enterChurch(page.context(), church);
  for (const path of ["/donate", "/donations", "/my/donate"]) {
    await page.goto(`${path}?fundId=${church.funds[1]}&amount=25`);
    await expect(page).toHaveURL(new RegExp(`/giving\\?fundId=${church.funds[1]}&amount=25$`));
    await expect(page.getByRole("button", { name: "Review donation" })).toBeVisible();
  }
});

test("on a phone the card field never covers the center of the Give button at any scroll position", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${site}/grace/give`);
  await page.getByLabel("Amount", { exact: true }).fill("25");
  await expect(page.locator("iframe").first()).toBeVisible();
  const missed = await page.getByRole("button", { name: /^Give/ }).evaluate(async (give) => {
    const places: number[] = [];
    for (let top = 0; top <= document.documentElement.scrollHeight - innerHeight; top += 20) {
      scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
      const { left, width, top: y, height } = give.getBoundingClientRect();
      const middle = { x: left + width / 2, y: y + height / 2 };
      const isSeen = middle.y > 0 && middle.y < innerHeight;
      if (isSeen && !give.contains(document.elementFromPoint(middle.x, middle.y))) places.push(top);
    }
    return places;
  });
  expect(missed).toEqual([]);
});
