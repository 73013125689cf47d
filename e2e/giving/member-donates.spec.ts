import type { Locator, Page } from "@playwright/test";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { bankFrame, typeCard } from "./member-card.ts";
import { form, given, openPreview, preview } from "./member-form.ts";
import { makeGivingChurch, saveCard } from "./member-church.ts";

/** The color as the browser paints it, because its CSS may be in any color space. */
async function expectRed(notice: Locator): Promise<void> {
  const [red = 0, green = 0, blue = 0] = await notice.evaluate((element) => {
    const canvas = document.createElement("canvas").getContext("2d");
    if (!canvas) return [];
    canvas.fillStyle = getComputedStyle(element).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });
  expect(red).toBeGreaterThan(2 * Math.max(green, blue, 1));
}

async function expectBottomCenter(page: Page, notice: Locator): Promise<void> {
  const box = (await notice.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const view = await page.evaluate(() => ({ width: document.documentElement.clientWidth, height: innerHeight }));
  expect(Math.abs(box.x + box.width / 2 - view.width / 2)).toBeLessThan(2);
  const below = view.height - (box.y + box.height);
  expect(below).toBeGreaterThanOrEqual(0);
  expect(below).toBeLessThan(32);
}

test("G1.01 G2.02 G2.06 G2.07 G2.08 G2.09 G2.10 G2.11 G2.12 G4.02 a member gives once with a saved card, two funds and a memo", async ({
  page,
  request,
  expectAccessible,
}) => {
  const church = await makeGivingChurch(request);
  await saveCard(church);
  await enterChurch(page.context(), church);
  await page.goto("/giving");
  await form(page).getByRole("textbox", { name: "Amount" }).fill("12.50");
  await form(page).getByRole("button", { name: "Add another fund" }).click();
  await expect(form(page).getByLabel("Fund 2", { exact: true })).toHaveValue(church.funds[0] ?? "");
  await form(page).getByLabel("Fund 2", { exact: true }).selectOption({ label: "Missions" });
  await form(page).getByLabel("Amount 2").fill("x7a");
  await form(page).getByLabel("Memo").focus();
  await expect(form(page).getByText("Enter an amount without a currency sign, such as 25.50.")).toBeVisible();
  await form(page).getByLabel("Amount 2").fill("7");
  await form(page).getByLabel("Memo").fill("For the roof");
  await expect(form(page).getByText("Add $0.89 to cover the processing fee")).toBeVisible();
  await expectAccessible(page);
  await openPreview(page);
  const dialog = preview(page);
  for (const words of ["Robin Newcomer", "Visa •••• 4242", "One-time Donation", "For the roof"])
    await expect(dialog).toContainText(words);
  for (const words of ["$12.50 to General Fund", "$7.00 to Missions", "$19.50"])
    await expect(dialog).toContainText(words);
  await expect(dialog).not.toContainText("Processing fee");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await form(page)
    .getByRole("checkbox", { name: /^Add \$0\.89 to cover the processing fee/ })
    .check();
  await openPreview(page);
  await expect(dialog).toContainText("Processing fee");
  await dialog.getByRole("button", { name: "Donate $20.39" }).dblclick();
  await expect(page.getByRole("heading", { name: "Thank you for your donation!" })).toBeFocused();
  await expect(page.getByText("Thank you for your donation.", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "One time" })).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByRole("table", { name: "Giving history" })).toContainText("$20.39");
  await expectAccessible(page);
  expect(await given(church)).toEqual([20.39]);

  // Repeats the gift with one click: the same funds, card, memo and fee.
  await page.getByRole("button", { name: /^Give again: \$20\.39/ }).click();
  for (const words of ["Visa •••• 4242", "For the roof", "$7.00 to Missions", "$0.89"])
    await expect(dialog).toContainText(words);
  await dialog.getByRole("button", { name: "Donate $20.39" }).click();
  await expect(page.getByRole("heading", { name: "Thank you for your donation!" })).toBeVisible();
  expect(await given(church)).toEqual([20.39, 20.39]);
});

test("G2.02 G5.01 a member without a payment method adds a card from the form, and an amount below $0.50 is refused", async ({
  page,
  request,
}) => {
  const church = await makeGivingChurch(request, { gateways: [{ provider: "stripe", payFees: true }] });
  await enterChurch(page.context(), church);
  await page.goto("/giving");
  await form(page).getByRole("textbox", { name: "Amount" }).fill("0.49");
  await openPreview(page);
  await expect(page.getByText("Donation amount must be greater than $0.50")).toBeVisible();
  await expect(form(page).getByRole("textbox", { name: "Amount" })).toBeFocused();
  await expect(preview(page)).toBeHidden();
  await form(page).getByRole("button", { name: "Add card" }).click();
  await typeCard(page, "4242424242424242");
  await page.getByRole("button", { name: "Save card" }).click();
  await expect(form(page).getByLabel("Payment method")).toContainText("Visa •••• 4242");
  await form(page).getByRole("textbox", { name: "Amount" }).fill("0.50");
  await expect(form(page).getByText("$0.32 is added to cover the processing fee")).toBeVisible();
  await openPreview(page);
  await preview(page).getByRole("button", { name: "Donate $0.82" }).click();
  await expect(page.getByText("Thank you for your donation!")).toBeVisible();
});

test("G1.02 G2.03 G2.09 G2.10 G2.12 a member starts a recurring gift", async ({ page, request }) => {
  const church = await makeGivingChurch(request);
  await saveCard(church);
  await enterChurch(page.context(), church);
  await page.goto("/giving");
  await page.getByRole("button", { name: "One time" }).click();
  await expect(form(page)).toBeHidden();
  await page.getByRole("button", { name: "Recurring" }).click();
  await form(page).getByRole("textbox", { name: "Amount" }).fill("25");
  await form(page).getByLabel("Frequency").selectOption({ label: "Every 2 weeks" });
  await openPreview(page);
  await expect(preview(page)).toContainText("Recurring Donation");
  await expect(preview(page)).toContainText("Start date");
  await expect(preview(page)).toContainText("every 2 weeks");
  await preview(page).getByRole("button", { name: "Donate $25.00" }).click();
  await expect(page.getByText("Recurring donation created. Thank you for your donation.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Thank you for your donation!" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Recurring donations" })).toContainText("every 2 weeks");
});

test("G4.02 G8.01 G8.09 a declined gift closes the preview and shows a red error at the bottom center for 6 seconds", async ({
  page,
  request,
}) => {
  const church = await makeGivingChurch(request);
  await saveCard(church, "pm_card_chargeCustomerFail");
  await enterChurch(page.context(), church);
  await page.clock.install();
  await page.goto("/giving");
  await form(page).getByRole("textbox", { name: "Amount" }).fill("10");
  await openPreview(page);
  const donate = preview(page).getByRole("button", { name: "Donate $10.00" });
  await expect(donate).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await donate.click();
  const notice = page
    .getByRole("alert")
    .filter({ hasText: "Error: Your bank declined this card. Nothing was charged." });
  await expect(notice).toBeVisible();
  await page.clock.runFor(5_900);
  await expect(notice).toBeVisible();
  await expect(preview(page)).toBeHidden();
  await expect(page.getByText("Your donation didn't go through")).toBeVisible();
  await expect(form(page).getByRole("textbox", { name: "Amount" })).toHaveValue("10");
  await expectRed(notice);
  await expectBottomCenter(page, notice);
  await page.clock.runFor(100);
  await expect(notice).toHaveCount(0);
  expect(await given(church)).toEqual([]);
});

test("a gift with 3-D Secure succeeds after the donor completes it, and shows an error after it fails", async ({
  page,
  request,
}) => {
  const church = await makeGivingChurch(request);
  await saveCard(church, "pm_card_authenticationRequired");
  await enterChurch(page.context(), church);
  await page.goto("/giving");
  await form(page).getByRole("textbox", { name: "Amount" }).fill("33");
  await openPreview(page);
  await preview(page).getByRole("button", { name: "Donate $33.00" }).click();
  await bankFrame(page).getByRole("button", { name: "Fail" }).click();
  await expect(page.getByText(/^Error: /)).toBeVisible();
  await openPreview(page);
  await preview(page).getByRole("button", { name: "Donate $33.00" }).click();
  await bankFrame(page).getByRole("button", { name: "Complete" }).click();
  await expect(page.getByRole("heading", { name: "Thank you for your donation!" })).toBeVisible();
  expect(await given(church)).toHaveLength(1);
});
