import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { choose } from "./account-window.ts";
import { type GivingChurch, makeGivingChurch } from "./member-church.ts";
import { receiptsOf, receivedBy, visitorForm } from "./visitor-form.ts";

const BOTH = [
  { provider: "stripe", payFees: false },
  { provider: "paypal", payFees: false },
] as const;

type Account = "PayPal" | "Venmo";
const button = (page: Page, account: Account = "PayPal") =>
  page.getByRole("button", { name: `Donate with ${account}` });
const thanks = (page: Page) => page.getByRole("heading", { name: "Thank you for your donation!" });

/** Opens the donation page of a church that has both providers, with $50 chosen. */
async function openPage(page: Page, site: string, gateways: Parameters<typeof makeGivingChurch>[1] = {}) {
  const church = await makeGivingChurch(page.request, { gateways: BOTH, ...gateways });
  await page.goto(`${site}/${church.subDomain}/give`);
  await page.getByRole("button", { name: "$50" }).click();
  await expect(button(page)).toBeVisible();
  return church;
}

/** Presses the button of an account, and returns the window that opens. */
async function openWindow(page: Page, account: Account = "PayPal"): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent("popup"), button(page, account).click()]);
  await popup.waitForURL(/window\/order/);
  return popup;
}

for (const account of ["PayPal", "Venmo"] as const)
  test(`a visitor gives from a ${account} account with two taps on the page, and types nothing`, async ({
    page,
    site,
    sandbox,
    mailFor,
    expectAccessible,
  }) => {
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    const church = await openPage(page, site);
    await expectAccessible(page);
    const popup = await openWindow(page, account);
    await expect(page.getByText(`Continue in the ${account} window.`)).toBeVisible();
    const email = `${account.toLowerCase()}-${Date.now()}@example.org`;
    await popup.getByLabel("Email").fill(email);
    await choose(popup, "Pay $50.00");
    await expect(thanks(page)).toBeVisible();
    await expect(page.getByText("We're sending a receipt to the email address of your account.")).toBeVisible();
    expect(await receivedBy(church)).toEqual([50]);
    await mailFor(email);
    expect(await receiptsOf(sandbox, email)).toEqual([5000]);
    expect(errors).toEqual([]);
  });

for (const trouble of ["Cancel and go back", "Close the window", "Approve, and lose the answer"])
  test(`"${trouble}" charges nothing, and the visitor can give afterwards`, async ({ page, site }) => {
    const church = await openPage(page, site);
    await choose(await openWindow(page), trouble);
    await expect(page.getByText("The PayPal window was closed. You weren't charged.")).toBeVisible();
    expect(await receivedBy(church)).toEqual([]);
    await choose(await openWindow(page), "Pay $50.00");
    await expect(thanks(page)).toBeVisible();
    expect(await receivedBy(church)).toEqual([50]);
  });

test("a window that the visitor closes in the browser, or cancels on the page, charges nothing", async ({
  page,
  site,
}) => {
  const church = await openPage(page, site);
  await (await openWindow(page)).close();
  const closed = page.getByText("The PayPal window was closed. You weren't charged.");
  await expect(closed).toBeVisible();
  const popup = await openWindow(page, "Venmo");
  await expect(closed).toBeHidden();
  const isClosed = popup.waitForEvent("close");
  await page.getByRole("button", { name: "Cancel" }).click();
  await isClosed;
  await expect(page.getByText("The Venmo window was closed. You weren't charged.")).toBeVisible();
  expect(await receivedBy(church)).toEqual([]);
});

test("a declined account and a broken window are named, and the next attempt gives once", async ({ page, site }) => {
  const church = await openPage(page, site);
  await choose(await openWindow(page), "Pay with a declined card");
  await expect(page.getByText("PayPal declined this payment. You weren't charged.", { exact: false })).toBeVisible();
  await choose(await openWindow(page), "Break with an error");
  await expect(page.getByText("The payment window reported an error.", { exact: false })).toBeVisible();
  expect(await receivedBy(church)).toEqual([]);
  await choose(await openWindow(page), "Pay $50.00");
  await expect(thanks(page)).toBeVisible();
  expect(await receivedBy(church)).toEqual([50]);
});

test("a slow approval gives once, and meanwhile the page cannot give another way", async ({ page, site }) => {
  const church = await openPage(page, site);
  const popup = await openWindow(page);
  await choose(popup, "Approve after 5 seconds");
  await expect(
    visitorForm(page)
      .giveButton()
      .or(page.getByRole("button", { name: "Processing…" })),
  ).toHaveAttribute("aria-busy", "true");
  await expect(thanks(page)).toBeVisible({ timeout: 15_000 });
  expect(await receivedBy(church)).toEqual([50]);
});

test("where the browser opens no popup, the window opens in the page", async ({ page, site }) => {
  await page.addInitScript(() => Object.assign(globalThis, { open: () => null }));
  const church = await openPage(page, site);
  await button(page).click();
  await page.frameLocator("iframe[name=paypal-window]").getByRole("button", { name: "Pay $50.00" }).click();
  await expect(thanks(page)).toBeVisible();
  expect(await receivedBy(church)).toEqual([50]);
});

test("a gift from an account is charged once despite lost answers, a second tab and a reload", async ({
  page,
  context,
  site,
}) => {
  const church = await openPage(page, site);
  let sent = 0;
  await context.route(/\/donate\/charge$/, async (route) => {
    sent += 1;
    await route.fetch();
    // The first answers are lost, whichever tab asks.
    if (sent < 4) await route.abort("connectionreset");
    else await route.continue();
  });
  await choose(await openWindow(page), "Pay $50.00");
  await expect.poll(() => sent).toBeGreaterThan(0);
  const second = await context.newPage();
  await Promise.all([second.goto(page.url()), page.reload()]);
  for (const tab of [second, page]) await expect(thanks(tab)).toBeVisible();
  expect(sent).toBeGreaterThan(2);
  expect(await receivedBy(church)).toEqual([50]);
});

test("without PayPal's script the visitor gives by card, and PayPal is not offered", async ({ page, site }) => {
  await page.route(/web-sdk/, (route) => route.abort());
  const church: GivingChurch = await makeGivingChurch(page.request, { gateways: BOTH });
  await page.goto(`${site}/${church.subDomain}/give`);
  await page.getByRole("button", { name: "$50" }).click();
  await visitorForm(page).fillPerson();
  await visitorForm(page).fillCard();
  await visitorForm(page).giveButton().click();
  await expect(thanks(page)).toBeVisible();
  expect(await receivedBy(church)).toEqual([50]);
});

test("accounts are offered for what they can do: not for a recurring gift, and not before there is an amount", async ({
  page,
  site,
}) => {
  await openPage(page, site);
  await page.getByText("Recurring", { exact: true }).click();
  await expect(button(page)).toBeHidden();
  await page.getByText("One time", { exact: true }).click();
  await page.getByLabel("Amount", { exact: true }).fill("");
  let popups = 0;
  page.on("popup", () => (popups += 1));
  await button(page).click();
  await expect(page.getByText("Donation amount must be greater than $0.50")).toBeVisible();
  expect(popups).toBe(0);
});

test("the window asks for the fee of its own gateway, which the page says before", async ({ page, site }) => {
  const gateways = [BOTH[0], { provider: "paypal", payFees: true }] as const;
  const church = await openPage(page, site, { gateways });
  await expect(page.getByText("With PayPal and Venmo: $51.80")).toBeVisible();
  await choose(await openWindow(page), "Pay $51.80");
  await expect(thanks(page)).toBeVisible();
  expect(await receivedBy(church)).toEqual([51.8]);
});
