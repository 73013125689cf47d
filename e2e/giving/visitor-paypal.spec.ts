import type { Page } from "@playwright/test";
import { launchChromium } from "../../tools/test/launch-chromium.ts";
import { expect, test } from "../support/test.ts";
import type { GivingChurch } from "./member-church.ts";
import { paypalChurch } from "./paypal-church.ts";
import { payPalField } from "./paypal-field.ts";
import { receiptsOf, visitorForm } from "./visitor-form.ts";

/** Opens the donation page of a church that takes cards through PayPal. */
async function openPage(page: Page, site: string, amount = "33"): Promise<GivingChurch> {
  const church = await paypalChurch(page.request);
  await page.goto(`${site}/${church.subDomain}/give`);
  await page.getByLabel("Amount", { exact: true }).fill(amount);
  await expect(payPalField(page, "number")).toBeVisible();
  return church;
}

async function fillCard(page: Page, number = "4242424242424242"): Promise<void> {
  await page.getByLabel("Name on card").fill("Vera Visitor");
  await payPalField(page, "number").fill(number);
  await payPalField(page, "expiry").fill("12/34");
  await payPalField(page, "cvv").fill("123");
}

test("G1.04 G2.16 G2.17 a visitor of a church that takes cards through PayPal gives by card, and chooses no company", async ({
  page,
  site,
}) => {
  const consoleErrors: string[] = [];
  page.on("console", (message) => message.type() === "error" && consoleErrors.push(message.text()));
  const { name } = await openPage(page, site);
  await expect(page.getByText("Stripe")).toHaveCount(0);
  await visitorForm(page).fillPerson("paypal@example.church");
  await fillCard(page);
  await page.getByRole("button", { name: "Give $33.00" }).click();
  await expect(page.getByRole("heading", { name: "Thank you for your donation!" })).toBeVisible();
  await expect(page.getByText(`You gave $33.00 to ${name}.`)).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test("G5.06 G5.07 G5.10 G5.11 G5.12 G5.13 invalid PayPal card fields each show an error", async ({ page, site }) => {
  await openPage(page, site, "0");
  await visitorForm(page).giveButton().click();
  await expect(page.getByText("Amount cannot be $0.")).toBeVisible();
  await page.getByLabel("Amount", { exact: true }).fill("10");
  await visitorForm(page).fillPerson("wrong@example.org");
  await visitorForm(page).giveButton().click();
  for (const text of [
    "Card holder name is required",
    "Invalid card number",
    "Invalid expiry date",
    "Invalid CVV",
    "Please provide valid card information",
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  // The message stays while the field is only focused, and disappears when a valid value is entered.
  const message = page.getByText("Please provide valid card information", { exact: true });
  await page.clock.install();
  await payPalField(page, "number").focus();
  await page.getByLabel("Name on card").focus();
  await page.clock.runFor(300);
  await expect(message).toBeVisible();
  await payPalField(page, "number").fill("4242424242424242");
  await expect(message).toBeHidden();
});

test("G4.10 a visitor completes PayPal's 3-D Secure and gives", async ({ page, site }) => {
  await openPage(page, site);
  await visitorForm(page).fillPerson("paypal-secure@example.org");
  await fillCard(page, "4000002760003184");
  await visitorForm(page).giveButton().click();
  await page
    .frameLocator("iframe[src*='/paypal/secure']")
    .getByRole("button", { name: /complete|yes|confirm|approve|authenticate/i })
    .click();
  await expect(page.getByRole("heading", { name: "Thank you for your donation!" })).toBeVisible();
});

test("G4.10 PayPal's card fields are shown on localhost, and an error over plain HTTP asks for HTTPS", async ({
  page,
  site,
}) => {
  const { subDomain } = await openPage(page, site);
  // The same page under a host name that the browser does not treat as this machine.
  const browser = await launchChromium("--host-resolver-rules=MAP church.test 127.0.0.1");
  try {
    const elsewhere = await browser.newPage();
    await elsewhere.goto(`${site.replace("localhost", "church.test")}/${subDomain}/give`);
    expect(await elsewhere.evaluate(() => isSecureContext)).toBe(false);
    await elsewhere.getByLabel("Amount", { exact: true }).fill("33");
    await expect(elsewhere.getByText("PayPal HostedFields requires HTTPS")).toBeVisible();
    await expect(elsewhere.locator('iframe[title^="PayPal card"]')).toHaveCount(0);
  } finally {
    await browser.close();
  }
});

/** New for every run, because receipts of earlier runs must not count. */
const emailOf = (name: string): string => `paypal-${name}-${Date.now()}@example.org`;

test("a PayPal gift is charged once despite a double click, lost responses, a second tab and a reload", async ({
  page,
  context,
  site,
  sandbox,
  mailFor,
}) => {
  const email = emailOf("survives");
  const { subDomain } = await openPage(page, site, "21");
  await visitorForm(page).fillPerson(email);
  await fillCard(page);
  let sent = 0;
  await context.route(/\/donate\/charge$/, async (route) => {
    sent += 1;
    await route.fetch();
    // The first answers are lost, whichever tab asks.
    if (sent < 4) await route.abort("connectionreset");
    else await route.continue();
  });
  await visitorForm(page).giveButton().dblclick();
  await expect.poll(() => sent).toBeGreaterThan(0);
  const second = await context.newPage();
  await Promise.all([second.goto(`${site}/${subDomain}/give`), page.reload()]);
  for (const tab of [second, page])
    await expect(tab.getByRole("heading", { name: "Thank you for your donation!" })).toBeVisible();
  expect(sent).toBeGreaterThan(2);
  await mailFor(email);
  expect(await receiptsOf(sandbox, email)).toEqual([2100]);
});

test("G8.04 a card part that fails to load shows an error, and Try again loads it and keeps the typed amount", async ({
  page,
  site,
}) => {
  const { subDomain } = await paypalChurch(page.request);
  // The page loads it before it starts, and once more where it is shown.
  await page.route(/card-fields.*\.js$/, (route) => route.abort(), { times: 2 });
  await page.goto(`${site}/${subDomain}/give`);
  await page.getByLabel("Amount", { exact: true }).fill("33");
  await expect(page.getByRole("alert")).toContainText("This part of the page couldn't be loaded.");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(payPalField(page, "number")).toBeVisible();
  await expect(page.getByLabel("Amount", { exact: true })).toHaveValue("33");
});
