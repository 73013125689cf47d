import type { Browser, Page } from "@playwright/test";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { launchChromium } from "../../../../../tools/test/launch-chromium.ts";
import { openTestStripe, type TestStripe } from "../testing/open-test-stripe.ts";
import { bundleGiftPage, serveGiftPage } from "../testing/serve-gift-page.ts";

let world: TestStripe;
let browser: Browser;
let site: Awaited<ReturnType<typeof serveGiftPage>>;
let page: Page;
let troubles: string[] = [];

beforeAll(async () => {
  world = await openTestStripe();
  site = await serveGiftPage(world, await bundleGiftPage("express-page.jsx"));
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  site?.close();
  await world.discard();
});
beforeEach(async () => {
  troubles = [];
  site.requests.splice(0);
  page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) troubles.push(message.text());
  });
  page.on("pageerror", (error) => troubles.push(error.message));
});
afterEach(async () => {
  await page.close();
  if (troubles.length > 0) throw new Error(`The page complained: ${troubles.join("; ")}`);
});

const buttons = () => page.frameLocator('iframe[title="Secure payment button frame"]');
const button = (name: string) => buttons().getByRole("button", { name });
const sheet = () => page.frameLocator('iframe[name="sandbox-wallet-frame"]');
const inSheet = (name: string) => sheet().getByRole("button", { name, exact: false });
const bank = () => page.frameLocator('iframe[name="stripe-challenge-frame"]');
const said = async () => ((await page.textContent("#said")) ?? "").split("\n");
const lastWords = async () => (await said()).at(-1) ?? "";
const open = (query: Record<string, string> = {}) => page.goto(`${site.url}?${new URLSearchParams(query)}`);

async function openSheet(query: Record<string, string> = {}, name = "Donate with Google Pay"): Promise<void> {
  await open(query);
  await page.getByRole("button", { name: "Give more" }).click();
  await button(name).click();
  await sheet().getByText("Sandbox: no real money").waitFor();
}

test("the device's wallets are drawn in a frame of an announced height, and nothing moves when they appear", async () => {
  await page.addInitScript(`
    window.shifts = [];
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({ value }) => value)))
      .observe({ type: "layout-shift", buffered: true });
  `);
  await open();
  await button("Donate with Google Pay").waitFor();
  await button("Link").waitFor();
  expect(await button("Apple Pay").count()).toBe(0);
  await expect.poll(lastWords).toContain('"googlePay":true');
  const frame = page.locator('iframe[title="Secure payment button frame"]');
  expect((await frame.boundingBox())?.height).toBe(48);
  expect(await page.evaluate("shifts.reduce((sum, value) => sum + value, 0)")).toBeLessThan(0.01);
});

test("the script's address or the operator names the wallets of the device; without any, none is offered", async () => {
  await open({ wallets: "apple_pay" });
  await button("Donate with Apple Pay").waitFor();
  await expect.poll(lastWords).toContain('"applePay":true,"googlePay":false');
  await open({ wallets: "none" });
  await expect.poll(lastWords).toBe("ready null");
  await world.operate("/stripe/wallets", { wallets: "link,apple_pay" });
  await open();
  await button("Donate with Apple Pay").waitFor();
  expect(await buttons().getByRole("button").allTextContents()).toEqual(["Link", "Donate with Apple Pay"]);
  await world.operate("/stripe/wallets", { wallets: "" });
  await open();
  await button("Donate with Google Pay").waitFor();
});

test("an approved wallet pays the amount of the moment by a confirmation token, and gives name and email", async () => {
  await openSheet();
  expect(await sheet().getByRole("row").allTextContents()).toEqual(["General fund$25.00", "Total$25.00"]);
  await sheet().getByText("To Grace Church").waitFor();
  await sheet().getByLabel("Name").fill("Ann Donor");
  await sheet().getByLabel("Email").fill("ann@example.com");
  await inSheet("Approve $25.00").click();
  await expect.poll(lastWords).toBe("final succeeded");
  expect(await said()).toContain("confirm google_pay Ann Donor ann@example.com");
  expect(await page.locator("dialog").count()).toBe(0);
  const { data } = await world.stripe.charges.list({ limit: 1 });
  expect(data[0]).toMatchObject({
    amount: 2500,
    billing_details: { name: "Ann Donor", email: "ann@example.com" },
    payment_method_details: { card: { wallet: { type: "google_pay" } } },
  });
  expect(site.requests.join("\n")).not.toMatch(/4242/);
});

test("a payment intent is confirmed in the browser, and a payment method is made from a wallet", async () => {
  await openSheet({ way: "confirm" });
  await inSheet("Approve").click();
  await expect.poll(lastWords).toBe("final succeeded");
  await openSheet({ way: "method", wallets: "apple_pay" }, "Donate with Apple Pay");
  await inSheet("Approve").click();
  await expect.poll(lastWords).toBe("final apple_pay");
});

test("Link pays with its owner's email", async () => {
  await openSheet({}, "Link");
  await sheet().getByLabel("Email").fill("link@example.com");
  await inSheet("Approve").click();
  await expect.poll(lastWords).toBe("final succeeded");
  const { data } = await world.stripe.paymentIntents.list({ limit: 1, expand: ["data.payment_method"] });
  expect(data[0]?.payment_method).toMatchObject({ type: "link", link: { email: "link@example.com" } });
});

test.each([
  ["Cancel", "cancelled"],
  ["Close", "cancelled"],
  ["Decline", "Error: Your card was declined."],
])("%s in the sheet ends with '%s'", async (name, expected) => {
  await openSheet();
  await inSheet(name).click();
  await expect.poll(lastWords).toBe(expected);
  expect(await page.locator("dialog").count()).toBe(0);
});

test("Escape cancels the sheet, and the focus returns to the buttons", async () => {
  await openSheet();
  await page.keyboard.press("Escape");
  await expect.poll(lastWords).toBe("cancelled");
  expect(await page.evaluate("document.activeElement.title")).toBe("Secure payment button frame");
});

test("a slow wallet pays late, and a lost one never answers; both can be tried again", async () => {
  await openSheet();
  await inSheet("Lost").click();
  await expect.poll(() => page.locator("dialog").count()).toBe(0);
  expect((await said()).at(-1)).toMatch(/^ready/);
  await button("Donate with Google Pay").click();
  await inSheet("Slow").click();
  await sheet().getByText("Processing").waitFor();
  await expect.poll(lastWords).toBe("final succeeded");
});

test("the sheet shows why the page says that a payment failed, and asks for 3-D Secure", async () => {
  await openSheet({ way: "fail" });
  await inSheet("Approve").click();
  await sheet().getByText("The church does not take this card.").waitFor();
  await inSheet("Close").click();
  await expect.poll(lastWords).toBe("cancelled");
  await openSheet();
  await sheet().getByLabel("Card").selectOption("authenticationRequired");
  await inSheet("Approve").click();
  await bank().getByRole("button", { name: "Complete" }).click();
  await expect.poll(lastWords).toBe("final succeeded");
});

test("a page that rejects the click opens no sheet, and one that does not submit its elements gets no token", async () => {
  await open({ way: "reject" });
  await button("Donate with Google Pay").click();
  expect(await page.locator("dialog").count()).toBe(0);
  await openSheet({ way: "unsubmitted" });
  await inSheet("Approve").click();
  await expect.poll(lastWords).toMatch(/^Error: elements\.submit\(\) must be called before/);
});
