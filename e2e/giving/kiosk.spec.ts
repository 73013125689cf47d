import { expect, test } from "../support/test.ts";
import { makeGivingChurch } from "./member-church.ts";
import { visitorForm } from "./visitor-form.ts";

test("on a tablet people give one after the other by large keys, and nothing of one is left for the next", async ({
  page,
  request,
  site,
  expectAccessible,
}) => {
  const church = await makeGivingChurch(request);
  const kiosk = `${site}/${church.subDomain}/give/kiosk`;
  await page.clock.install();
  await page.goto(kiosk);
  for (const key of ["1", "2", "5", "0"]) await page.getByRole("button", { name: key, exact: true }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Give $12.50" }).click();
  const form = visitorForm(page);
  await form.fillPerson("kiosk@example.org");
  await form.fillCard();
  await expect(page.getByRole("radio", { name: "Recurring" })).toHaveCount(0);
  await expect(page.getByLabel("First name")).toHaveAttribute("autocomplete", "off");
  await form.giveButton().click();
  await expect(page.getByRole("heading", { name: "Thank you for your donation!" })).toBeVisible();
  await page.clock.runFor(21_000);
  await expect(page.getByRole("button", { name: "Tap an amount or enter one" })).toBeVisible();
  expect(page.url()).toBe(kiosk);
  expect(await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)])).toEqual([]);
});

test("on a tablet a form that nobody finishes starts over after a question", async ({ page, request, site }) => {
  const church = await makeGivingChurch(request);
  await page.clock.install();
  await page.goto(`${site}/${church.subDomain}/give/kiosk`);
  await page.getByRole("button", { name: "$50" }).click();
  await page.getByLabel("First name").fill("Vera");
  await page.clock.runFor(92_000);
  await page.getByRole("button", { name: "I'm still here" }).click();
  await expect(page.getByLabel("First name")).toHaveValue("Vera");
  await page.clock.runFor(115_000);
  await expect(page.getByRole("button", { name: "Tap an amount or enter one" })).toBeVisible();
  await page.getByRole("button", { name: "$50" }).click();
  await expect(page.getByLabel("First name")).toHaveValue("");
});
