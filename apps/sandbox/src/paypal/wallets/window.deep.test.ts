import type { Browser, Page } from "@playwright/test";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { launchChromium } from "../../../../../tools/test/launch-chromium.ts";
import { openTestPaypal, type Merchant } from "../testing/open-test-paypal.ts";
import { bundlePage, servePage } from "../testing/serve-page.ts";

let paypal: Awaited<ReturnType<typeof openTestPaypal>>;
let grace: Merchant;
let browser: Browser;
let script: string;
const open: (() => unknown)[] = [];

beforeAll(async () => {
  paypal = await openTestPaypal();
  grace = paypal.as();
  script = await bundlePage("wallet-page.jsx");
  browser = await launchChromium();
});
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
afterAll(async () => {
  await browser?.close();
  await paypal.discard();
});

async function makeOrder(): Promise<string> {
  const purchase_units = [{ amount: { currency_code: "USD", value: "50.00" } }];
  return String((await grace.rest("POST", "/v2/checkout/orders", { intent: "CAPTURE", purchase_units })).body["id"]);
}

async function makeSetup(): Promise<string> {
  const payment_source = { paypal: { usage_type: "MERCHANT" } };
  return String((await grace.rest("POST", "/v3/vault/setup-tokens", { payment_source })).body["id"]);
}

async function openPage(settings: { mode?: string; noOrder?: boolean; noPopups?: boolean } = {}) {
  let last = "";
  const calls = {
    "/make": async () => ({ id: (last = await makeOrder()) }),
    "/make-setup": async () => ({ id: (last = await makeSetup()) }),
    "/client-token": async () => ({
      clientToken: (await grace.token({ response_type: "client_token" })).body["access_token"],
    }),
  };
  const head = `<script src="${paypal.origin}/paypal/web-sdk/v6/core"></script><p id="eligible"></p>`;
  const site = await servePage(script, settings, calls, head);
  const page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  if (settings.noPopups) await page.addInitScript(() => Object.assign(globalThis, { open: () => null }));
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(error.message));
  open.push(() => page.close(), site.close);
  await page.goto(site.url);
  return { page, troubles, made: () => last };
}

/** Presses a button of the page and returns the window that it opens. */
async function press(page: Page, name: string): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent("popup"), page.getByRole("button", { name }).click()]);
  await popup.waitForURL(/window\/(order|setup)/);
  return popup;
}

const output = (page: Page) => page.locator("output").textContent();
async function shows(page: Page, expected: string): Promise<void> {
  await expect.poll(() => output(page)).toBe(expected);
}
const statusOf = async (id: string) => (await grace.orders.getOrder({ id })).result.status;

test("PayPal and Venmo are offered for the currencies that they take", async () => {
  const { page } = await openPage();
  await expect
    .poll(() => page.locator("#eligible").textContent())
    .toBe("USD paypal,venmo,advanced_cards | EUR paypal,advanced_cards | KRW ");
});

test.each([
  ["Donate with PayPal", "paypal"],
  ["Donate with Venmo", "venmo"],
])("'%s' opens a window in which the payer approves the payment", async (button, wallet) => {
  const { page, made, troubles } = await openPage();
  const popup = await press(page, button);
  expect(await popup.getByText("no real money moves").isVisible()).toBe(true);
  await popup.getByLabel("Email").fill("new.payer@example.com");
  await popup.getByRole("button", { name: "Pay $50.00" }).click();
  await shows(page, `approved order 13 ${wallet} | complete approved`);
  expect(popup.isClosed()).toBe(true);
  const { result } = await grace.orders.captureOrder({ id: made() });
  expect(result).toMatchObject({ status: "COMPLETED", payer: { emailAddress: "new.payer@example.com" } });
  expect(troubles).toEqual([]);
});

test("an account is saved without a payment", async () => {
  const { page, made } = await openPage();
  const popup = await press(page, "Subscribe with PayPal");
  await popup.getByRole("button", { name: "Agree and save" }).click();
  await shows(page, "approved setup 13 paypal | complete approved");
  expect((await grace.vault.getSetupToken(made())).result.status).toBe("APPROVED");
});

test.each([
  ["Cancel and go back", "canceled order | complete canceled", "CREATED"],
  ["Close the window", "canceled order | complete canceled", "CREATED"],
  ["Approve, and lose the answer", "canceled order | complete canceled", "APPROVED"],
  ["Break with an error", "error ERR_FLOW_SANDBOX false | complete error", "CREATED"],
  ["Pay with a declined card", "approved order 13 paypal | complete approved", "APPROVED"],
  ["Approve after 5 seconds", "approved order 13 paypal | complete approved", "APPROVED"],
])("'%s' in the window is reported to the page", async (button, expected, status) => {
  const { page, made } = await openPage();
  const popup = await press(page, "Donate with PayPal");
  await popup.getByRole("button", { name: button }).click();
  await shows(page, expected);
  expect(await statusOf(made())).toBe(status);
});

test("a window that the payer closes in the browser is a cancellation, and the button works again", async () => {
  const { page } = await openPage();
  await (await press(page, "Donate with PayPal")).close();
  await shows(page, "canceled order | complete canceled");
  const popup = await press(page, "Donate with PayPal");
  await popup.getByRole("button", { name: "Pay $50.00" }).click();
  const all = "canceled order | complete canceled | approved order 13 paypal | complete approved";
  await expect.poll(() => output(page)).toBe(all);
});

test("without popups, the window opens in a dialog of the page", async () => {
  const { page, made } = await openPage({ noPopups: true });
  await page.getByRole("button", { name: "Donate with PayPal" }).click();
  const window = page.frameLocator("iframe[name=paypal-window]");
  await window.getByRole("button", { name: "Pay $50.00" }).click();
  await shows(page, "approved order 13 paypal | complete approved");
  expect(await statusOf(made())).toBe("APPROVED");
  expect(await page.locator("dialog").count()).toBe(0);
});

test("when the page cannot create its order, the window closes again", async () => {
  const { page } = await openPage({ noOrder: true });
  const closed = page.waitForEvent("popup").then((popup) => popup.waitForEvent("close"));
  await page.getByRole("button", { name: "Donate with PayPal" }).click();
  await closed;
  expect(await output(page)).toBe("");
});

test("a window without its first name says what is missing, and approves nothing", async () => {
  const { page, made } = await openPage();
  const popup = await press(page, "Donate with PayPal");
  await popup.getByLabel("First name").fill("");
  await popup.getByRole("button", { name: "Pay $50.00" }).click();
  await expect.poll(() => popup.getByRole("alert").textContent()).toContain("Enter a first and a last name.");
  expect(await statusOf(made())).toBe("CREATED");
});
