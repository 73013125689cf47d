import { readFileSync } from "node:fs";
import { makeGivingChurch } from "../giving/member-church.ts";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";

test("G2.14 a donation link with its QR code is created, copied, saved and printed, and prefills the donation page", async ({
  page,
  context,
  request,
  site,
  expectAccessible,
}) => {
  const church = await makeGivingChurch(request);
  await enterChurch(context, church);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/treasury/links");
  await page.getByLabel("Fund", { exact: true }).selectOption("Missions");
  await page.getByLabel("Amount (optional)").fill("40");
  await page.getByLabel("Frequency").selectOption("Every 2 weeks");
  await page.getByLabel("Campaign (optional)").fill("Advent 2026");
  const link = await page.getByLabel("Link", { exact: true }).inputValue();
  expect(link).toBe(
    `${site}/${church.subDomain}/give?fundId=${church.funds[1]}&amount=40&frequency=two_week&campaign=Advent+2026`,
  );
  await expectAccessible(page);

  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  for (const [button, ending, begins] of [
    ["Download SVG", /-missions-qr\.svg$/, "<svg "],
    ["Download PNG", /-missions-qr\.png$/, "\u0089PNG"],
  ] as const) {
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: button }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(ending);
    expect(readFileSync(await file.path(), "latin1").slice(0, begins.length)).toBe(begins);
  }

  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole("button", { name: "Print cards" }).click();
  await page.emulateMedia({ media: "print" });
  const sheet = page.locator(".print-sheet");
  await expect(sheet.locator("section")).toHaveCount(4);
  await expect(sheet.locator("section").first()).toContainText("Give to Missions");
  await expect(sheet.locator("section").first()).toContainText(`/${church.subDomain}/give`);
  await expect(page.getByRole("heading", { name: "Links and QR codes", includeHidden: true }).first()).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await expect(sheet).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(sheet).toHaveCount(0);

  await page.goto(link);
  await expect(page.getByRole("heading", { name: `Give to ${church.name}` })).toBeVisible();
  await expect(page.getByLabel("Amount", { exact: true })).toHaveValue("40");
  await expect(page.getByText("Missions")).toBeVisible();
  await expect(page.getByLabel("Frequency")).toHaveValue("two_week");
  await expect(page.getByRole("note")).toHaveCount(0);
});
