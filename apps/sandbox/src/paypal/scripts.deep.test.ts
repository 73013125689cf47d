import { VaultCardVerificationMethod } from "@paypal/paypal-server-sdk";
import type { Browser, Page } from "@playwright/test";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { launchChromium } from "../../../../tools/test/launch-chromium.ts";
import { gift, openTestPaypal, type Merchant } from "./testing/open-test-paypal.ts";
import { bundlePage, servePage } from "./testing/serve-page.ts";

// A browser and two bundles are slow on a busy machine.

let paypal: Awaited<ReturnType<typeof openTestPaypal>>;
let grace: Merchant;
let browser: Browser;
let pages: { card: string; hosted: string };
const open: (() => unknown)[] = [];

beforeAll(async () => {
  paypal = await openTestPaypal();
  grace = paypal.as();
  pages = { card: await bundlePage("card-page.jsx"), hosted: await bundlePage("hosted-page.jsx") };
  browser = await launchChromium();
});
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
afterAll(async () => {
  await browser?.close();
  await paypal.discard();
});

async function openPage(kind: "card" | "save" | "hosted", settings: object = {}) {
  let last = "";
  const site = await servePage(
    kind === "hosted" ? pages.hosted : pages.card,
    { origin: paypal.origin, save: kind === "save", ...settings },
    {
      "/make": async () => {
        last = kind === "save" ? await newSetupToken() : await newOrder();
        return { id: last };
      },
      "/client-token": async () => ({
        clientToken: (await grace.token({ response_type: "client_token" })).body["access_token"],
      }),
      "/older-token": async () => ({
        clientToken: (await grace.rest("POST", "/v1/identity/generate-token", {})).body["client_token"],
      }),
    },
    kind === "hosted" ? "" : `<script src="${paypal.origin}/paypal/web-sdk/v6/core"></script>`,
  );
  const page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  const outside: string[] = [];
  const troubles: string[] = [];
  page.on("request", (request) => {
    if (!/^(http:\/\/(127\.0\.0\.1|localhost):|data:|blob:)/.test(request.url())) outside.push(request.url());
  });
  page.on("pageerror", (error) => troubles.push(error.message));
  open.push(() => page.close(), site.close);
  await page.goto(site.url);
  return { page, site, outside, troubles, made: () => last };
}

const newOrder = async () =>
  (await grace.orders.createOrder({ body: gift("50.00"), paypalRequestId: crypto.randomUUID() })).result.id ?? "";
const card = { verificationMethod: VaultCardVerificationMethod.ScaWhenRequired };
const newSetupToken = async () =>
  (await grace.vault.createSetupToken({ body: { paymentSource: { card } } })).result.id ?? "";

const field = (page: Page, name: string) => page.frameLocator(`iframe[title="PayPal card ${name}"]`).locator("input");

async function fill(page: Page, number: string, expiry = "12/35"): Promise<void> {
  await field(page, "number").fill(number);
  await field(page, "expiry").fill(expiry);
  await field(page, "cvv").fill("123");
}

async function send(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Send" }).click();
}

const output = async (page: Page) => (await page.locator("output").textContent()) ?? "";
async function answers(page: Page, expected: string | RegExp): Promise<void> {
  await expect.poll(() => output(page)).toMatch(expected);
}
const bank = (page: Page, name: string) =>
  page.frameLocator("iframe[name=paypal-3ds]").getByRole("button", { name }).click();

test("G7.16 a card typed into PayPal's React components approves the order, and its number never reaches the page's server", async () => {
  const { page, site, outside, troubles, made } = await openPage("card");
  await fill(page, "4111111111111111");
  await expect.poll(() => page.locator("#events").textContent()).toContain("cvv true visa");
  expect(await field(page, "number").inputValue()).toBe("4111 1111 1111 1111");
  expect(await field(page, "number").evaluate("getComputedStyle(document.querySelector('input')).color")).toBe(
    "rgb(1, 2, 3)",
  );
  expect(await field(page, "expiry").getAttribute("aria-label")).toBe("Expires");
  await send(page);
  await answers(page, /^succeeded$/);
  const { result } = await grace.orders.captureOrder({ id: made(), prefer: "return=representation" });
  expect(result.paymentSource?.card).toMatchObject({ lastDigits: "1111", expiry: "2035-12", name: "Ada Giver" });
  expect(site.seen.join("")).not.toContain("41111111");
  expect({ outside, troubles }).toEqual({ outside: [], troubles: [] });
});

test("an invalid card number or expiry date shows an error and can be corrected", async () => {
  const { page, made } = await openPage("card");
  await fill(page, "4111111111111112");
  await send(page);
  await answers(page, "failed Invalid number");
  await fill(page, "4111111111111111", "01/20");
  await send(page);
  await answers(page, "failed Invalid expiry");
  await fill(page, "4111111111111111");
  await send(page);
  await answers(page, /^succeeded$/);
  expect((await grace.orders.getOrder({ id: made() })).result.status).toBe("APPROVED");
});

test("the name from the name field is sent with the card", async () => {
  const { page, made } = await openPage("card", { nameField: true });
  await fill(page, "4111111111111111");
  await field(page, "name").fill("CCREJECT-IF");
  await send(page);
  await answers(page, /^succeeded$/);
  const { result } = await grace.orders.captureOrder({ id: made() });
  expect(result.purchaseUnits?.[0]?.payments?.captures?.[0]?.status).toBe("DECLINED");
});

test.each([
  ["Yes, confirm", "succeeded POSSIBLE", "APPROVED"],
  ["Fail the check", "succeeded NO", "APPROVED"],
  ["Close without answering", "canceled", "PAYER_ACTION_REQUIRED"],
])("3-D Secure answered with '%s' ends as '%s'", async (button, expected, status) => {
  const { page, made } = await openPage("card");
  await fill(page, "4000002760003184");
  await send(page);
  await bank(page, button);
  await answers(page, expected);
  expect((await grace.orders.getOrder({ id: made() })).result.status).toBe(status);
});

test("a card is saved through the card fields; if its bank asks, only after the donor has confirmed 3-D Secure", async () => {
  const { page, made } = await openPage("save");
  const token = async () => (await grace.vault.getSetupToken(made())).result;
  await fill(page, "5555555555554444");
  await send(page);
  await answers(page, /^succeeded$/);
  expect(await token()).toMatchObject({
    status: "APPROVED",
    paymentSource: { card: { lastDigits: "4444", brand: "MASTERCARD" } },
  });
  await fill(page, "4000002760003184");
  await send(page);
  await page.frameLocator("iframe[name=paypal-3ds]").getByRole("button", { name: "Yes, confirm" }).waitFor();
  expect(await token()).toMatchObject({ status: "PAYER_ACTION_REQUIRED" });
  await bank(page, "Yes, confirm");
  await answers(page, /^succeeded POSSIBLE$/);
  expect(await token()).toMatchObject({ status: "APPROVED", paymentSource: { card: { lastDigits: "3184" } } });
});

test("a page with an expired token cannot submit its card", async () => {
  const { page, made } = await openPage("card");
  await fill(page, "4111111111111111");
  await paypal.payments.clock.moveBy(16 * 60_000);
  await send(page);
  await answers(page, "failed The access token");
  expect((await grace.orders.getOrder({ id: made() })).result.status).toBe("CREATED");
});

test("the older Hosted Fields accept cards, with and without 3-D Secure", async () => {
  const { page, site, outside } = await openPage("hosted");
  await field(page, "number").fill("4111111111111111");
  await field(page, "cvv").fill("123");
  await field(page, "expirationMonth").fill("7");
  await field(page, "expirationYear").fill("35");
  await send(page);
  await answers(page, "succeeded order POSSIBLE 1111");
  await field(page, "number").fill("4000002760003184");
  await send(page);
  await bank(page, "Yes, confirm");
  await answers(page, "succeeded order POSSIBLE 3184");
  await field(page, "number").fill("4111111111111112");
  await send(page);
  await answers(page, "error INVALID_FIELDS Invalid number");
  expect(site.seen.join("")).not.toContain("41111111");
  expect(outside).toEqual([]);
});
