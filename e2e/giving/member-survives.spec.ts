import type { Page } from "@playwright/test";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { form, given, openPreview, prepare, preview, thanks } from "./member-form.ts";
import { makeGivingChurch, saveCard } from "./member-church.ts";

const CHARGE = "**/donate/charge";

/** Lets gifts reach the server and drops their answers; returns how to stop that, and the gifts' idempotency keys. */
async function loseAnswers(page: Page) {
  const keys: (string | undefined)[] = [];
  let isLosing = true;
  await page.route(CHARGE, async (route) => {
    if (!isLosing) return route.continue();
    keys.push(route.request().headers()["idempotency-key"]);
    await route.fetch();
    // A reload may have cancelled the request meanwhile.
    await route.abort("connectionreset").catch(() => {});
  });
  const stop = () => {
    isLosing = false;
  };
  return { keys, stop };
}

test("a reload during a gift shows its result and charges once, and a reload before it keeps the typed values", async ({
  page,
  request,
}) => {
  const church = await makeGivingChurch(request);
  await saveCard(church);
  await enterChurch(page.context(), church);
  await page.goto("/giving");
  await form(page).getByRole("textbox", { name: "Amount" }).fill("44");
  await form(page).getByLabel("Memo").fill("For the roof");
  await page.reload();
  await expect(form(page).getByRole("textbox", { name: "Amount" })).toHaveValue("44");
  await expect(form(page).getByLabel("Memo")).toHaveValue("For the roof");

  const lost = await loseAnswers(page);
  await openPreview(page);
  await preview(page).getByRole("button", { name: "Donate $44.00" }).click();
  await expect.poll(() => lost.keys.length).toBeGreaterThan(1);
  lost.stop();
  await page.reload();
  await expect(thanks(page)).toBeVisible();
  expect(new Set(lost.keys).size).toBe(1);
  expect(lost.keys[0]).toMatch(/\S{20,}/);
  expect(await given(church)).toEqual([44]);
  await page.reload();
  await expect(form(page).getByRole("textbox", { name: "Amount" })).toHaveValue("");
});

test("a double click makes one gift", async ({ page, request }) => {
  const church = await makeGivingChurch(request);
  await saveCard(church);
  await enterChurch(page.context(), church);
  await page.goto("/giving");
  await (await prepare(page, "21")).dblclick();
  await expect(thanks(page)).toBeVisible();
  expect(await given(church)).toEqual([21]);
});

test("G8.09 a lost connection shows an error and hides the form, and Try again shows the result of the gift", async ({
  page,
  request,
  expectAccessible,
}) => {
  const church = await makeGivingChurch(request);
  await saveCard(church);
  await enterChurch(page.context(), church);
  await page.goto("/giving");
  const lost = await loseAnswers(page);
  await (await prepare(page, "17")).click();
  await expect(page.getByText("We couldn't confirm your donation yet", { exact: true })).toBeVisible();
  const notice = page.getByText("Error: We couldn't confirm your donation yet. You won't be charged twice.");
  await expect(notice).toBeVisible();
  const box = await notice.boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(box && box.y > height / 2 && Math.abs(box.x + box.width / 2 - width / 2) < 60).toBe(true);
  await expect(form(page)).toBeHidden();
  await expectAccessible(page);
  await expect(notice).toBeHidden();
  lost.stop();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(thanks(page)).toBeVisible();
  expect(await given(church)).toEqual([17]);
});

test("the same gift from two tabs is charged once with a notice in the second tab, and a new gift is charged again", async ({
  page,
  request,
}) => {
  const church = await makeGivingChurch(request);
  await saveCard(church);
  await enterChurch(page.context(), church);
  await page.goto("/giving");
  const second = await page.context().newPage();
  await second.goto("/giving");
  const buttons = [await prepare(page, "30"), await prepare(second, "30")];
  for (const button of buttons) await button.click();
  await expect(thanks(page)).toBeVisible();
  await expect(thanks(second)).toBeVisible();
  expect(await given(church)).toEqual([30]);

  // A gift that another tab has made meanwhile is not made again; a form that is opened afterwards is another gift.
  for (const tab of [page, second]) await tab.getByRole("button", { name: "One time" }).click();
  const [first, other] = [await prepare(page, "31"), await prepare(second, "31")];
  await first.click();
  await expect(thanks(page)).toBeVisible();
  await other.click();
  await expect(
    second.getByText("You already made this donation in another tab, so you weren't charged again."),
  ).toBeVisible();
  expect(await given(church)).toEqual([31, 30]);
  await second.getByRole("button", { name: "One time" }).click();
  await (await prepare(second, "31")).click();
  await expect.poll(() => given(church)).toEqual([31, 31, 30]);

  // The tab was closed before the answer: the next tab shows the result.
  const lost = await loseAnswers(page);
  await page.getByRole("button", { name: "One time" }).click();
  await (await prepare(page, "12")).click();
  await expect.poll(() => lost.keys.length).toBeGreaterThan(0);
  await page.close();
  const third = await second.context().newPage();
  await third.goto("/giving");
  await expect(thanks(third)).toBeVisible();
  expect(await given(church)).toEqual([12, 31, 31, 30]);
});
