import type { Locator, Page } from "@playwright/test";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { cardFrame, typeCard } from "./member-card.ts";
import { makeGivingChurch } from "./member-church.ts";
import { paypalChurch } from "./paypal-church.ts";
import { payPalField } from "./paypal-field.ts";
import { visitorForm } from "./visitor-form.ts";

const PHONE = { width: 360, height: 740 };
const cardInput = (page: Page) => page.locator('iframe[title="Secure card payment input frame"]');

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on the page.");
  return { ...box, middle: box.x + box.width / 2, center: box.y + box.height / 2, foot: box.y + box.height };
}

async function expectInTheMiddle(page: Page, window: Locator): Promise<void> {
  const { middle, center } = await boxOf(window);
  const { width, height } = page.viewportSize() ?? PHONE;
  expect(Math.abs(middle - width / 2)).toBeLessThan(2);
  expect(Math.abs(center - height / 2)).toBeLessThan(2);
}

const LINE = 40;
const PARTS = [/card number/i, /expiration/i, /security code|cvc/i, /zip|postal/i];

/** All parts of the card are in sight, in a box that holds them and does not touch its label. */
async function expectStacked(page: Page, label: Locator): Promise<void> {
  await expect.poll(async () => (await boxOf(cardInput(page))).height).toBeGreaterThan(LINE);
  const frame = await boxOf(cardInput(page));
  expect(frame.height).toBeLessThan(2 * LINE);
  expect(frame.y).toBeGreaterThan((await boxOf(label)).foot);
  const holder = await boxOf(cardInput(page).locator("../.."));
  expect(holder.foot).toBeGreaterThan(frame.foot);
  for (const part of PARTS) {
    const { x, width, y, foot } = await boxOf(cardFrame(page).getByLabel(part));
    expect(x).toBeGreaterThanOrEqual(frame.x);
    expect(x + width).toBeLessThanOrEqual(frame.x + frame.width + 1);
    expect(y).toBeGreaterThanOrEqual(frame.y);
    expect(foot).toBeLessThanOrEqual(frame.foot + 1);
  }
}

test("on a phone all parts of the card are in sight, in two lines; on a desk in one", async ({ page, site }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${site}/grace/give`);
  await page.getByLabel("Amount", { exact: true }).fill("12");
  await expect(cardFrame(page).getByLabel("Credit or debit card number")).toBeVisible();
  await expectStacked(page, page.getByText("Card", { exact: true }));
  await typeCard(page, "4242424242424242");
  await expect(cardFrame(page).getByLabel(/zip|postal/i)).toBeFocused();
  await expectStacked(page, page.getByText("Card", { exact: true }));
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(async () => (await boxOf(cardInput(page))).height).toBeLessThan(LINE);
});

test("on a phone all parts of the card are in sight when a member adds one", async ({ page, request }) => {
  const church = await makeGivingChurch(request);
  await enterChurch(page.context(), church);
  await page.setViewportSize(PHONE);
  await page.goto("/giving");
  await page.getByRole("button", { name: "Add card" }).click();
  const dialog = page.getByRole("dialog", { name: "Add card" });
  await expect(cardFrame(page).getByLabel("Credit or debit card number")).toBeVisible();
  await expectStacked(page, dialog.getByText("Card", { exact: true }));
});

test("the card field of Add card does not cover its label before anything is typed", async ({ page, request }) => {
  const church = await makeGivingChurch(request);
  await enterChurch(page.context(), church);
  await page.goto("/giving");
  const methods = page.getByRole("region", { name: "Payment methods" });
  await methods.getByRole("button", { name: "Add payment method" }).click();
  await page.getByRole("menuitem", { name: "Add card" }).click();
  await expect(cardFrame(page).getByLabel("Credit or debit card number")).toBeVisible();
  const label = await boxOf(methods.getByText("Card", { exact: true }).first());
  const frame = await boxOf(cardInput(page));
  expect(frame.height).toBeLessThan(40);
  expect(frame.y).toBeGreaterThan(label.foot);
});

test("the 3-D Secure dialog of Stripe is centered on the screen", async ({ page, site }) => {
  await page.goto(`${site}/grace/give`);
  await page.getByLabel("Amount", { exact: true }).fill("14");
  await visitorForm(page).fillPerson(`middle-${Date.now()}@example.org`);
  await visitorForm(page).fillCard("4000002760003184");
  await visitorForm(page).giveButton().click();
  await expectInTheMiddle(page, page.locator("dialog:has(iframe[name='stripe-challenge-frame'])"));
});

test("the 3-D Secure dialog of PayPal is centered on the screen", async ({ page, site, request }) => {
  await page.goto(`${site}/${(await paypalChurch(request)).subDomain}/give`);
  await page.getByLabel("Amount", { exact: true }).fill("15");
  await visitorForm(page).fillPerson(`middle-paypal-${Date.now()}@example.org`);
  await page.getByLabel("Name on card").fill("Vera Visitor");
  await payPalField(page, "number").fill("4000002760003184");
  await payPalField(page, "expiry").fill("12/34");
  await payPalField(page, "cvv").fill("123");
  await visitorForm(page).giveButton().click();
  await expectInTheMiddle(page, page.locator("dialog:has(iframe[name='paypal-3ds'])"));
});
