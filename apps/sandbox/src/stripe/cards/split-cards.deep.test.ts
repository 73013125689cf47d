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
  site = await serveGiftPage(world, await bundleGiftPage("split-page.jsx"));
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
    // The browser logs every refusal of the API.
    if (message.text().includes("402 (Payment Required)")) return;
    if (["error", "warning"].includes(message.type())) troubles.push(message.text());
  });
  page.on("pageerror", (error) => troubles.push(error.message));
  await page.goto(site.url);
});
afterEach(async () => {
  await page.close();
  if (troubles.length > 0) throw new Error(`The page complained: ${troubles.join("; ")}`);
});

const field = (title: string) => page.frameLocator(`iframe[title="${title}"]`).locator("input:visible");
const number = () => field("Secure card number input frame");
const expiry = () => field("Secure expiration date input frame");
const code = () => field("Secure CVC input frame");
const click = (name: string) => page.getByRole("button", { name }).click();
const said = async () => (await page.textContent("#said")) ?? "";
const change = async (): Promise<unknown> => JSON.parse((await page.textContent("#change")) ?? "{}");

async function type(digits = "4242424242424242", cvc = "123"): Promise<void> {
  await number().pressSequentially(digits);
  await expiry().pressSequentially("1234");
  await code().pressSequentially(cvc);
}

test("a card whose fields are apart pays, and each field reports its own state and the number its brand", async () => {
  await type();
  await expect.poll(change).toMatchObject({
    cardNumber: { elementType: "cardNumber", brand: "visa", complete: true, empty: false },
    cardExpiry: { elementType: "cardExpiry", complete: true },
    cardCvc: { elementType: "cardCvc", complete: true },
  });
  expect(await number().inputValue()).toBe("4242 4242 4242 4242");
  await click("Donate");
  await expect.poll(said).toBe("final succeeded Ann Donor");
  expect(site.requests.join("\n")).not.toMatch(/4242/);
});

test("the number decides how long the security code is", async () => {
  await type("378282246310005", "1234");
  expect(await code().inputValue()).toBe("1234");
  await expect.poll(change).toMatchObject({ cardNumber: { brand: "amex" }, cardCvc: { complete: true } });
  await click("Token");
  await expect.poll(said).toMatch(/^token tok_\w+ American Express Ann Donor$/);
});

test("a field that is missing or wrong is named, whichever frame it is in", async () => {
  await number().pressSequentially("4242424242424242");
  await click("Donate");
  await expect.poll(said).toBe("Error: Your card's expiration date is incomplete.");
  await expect.poll(change).toMatchObject({ cardExpiry: { error: { code: "incomplete_expiry" } } });
  await expiry().pressSequentially("1234");
  await click("Token");
  await expect.poll(said).toBe("Error: Your card's security code is incomplete.");
});

test("a payment intent is confirmed with the fields apart, and a declined card says why", async () => {
  await type();
  await click("Confirm");
  await expect.poll(said).toBe("final succeeded");
  await number().fill("4000000000009995");
  await click("Confirm");
  await expect.poll(said).toBe("Error: Your card has insufficient funds.");
});
