import type { Browser, Page } from "@playwright/test";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { launchChromium } from "../../../../tools/test/launch-chromium.ts";
import { openTestStripe, type TestStripe } from "./testing/open-test-stripe.ts";
import { bundleGiftPage, serveGiftPage } from "./testing/serve-gift-page.ts";

// A browser and a bundle are slow on a busy machine.

let world: TestStripe;
let browser: Browser;
let site: Awaited<ReturnType<typeof serveGiftPage>>;
let page: Page;
let troubles: string[] = [];

beforeAll(async () => {
  world = await openTestStripe();
  site = await serveGiftPage(world, await bundleGiftPage());
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
  page.on("request", (request) => {
    if (!/^http:\/\/(127\.0\.0\.1|localhost):/.test(request.url())) troubles.push(`outside: ${request.url()}`);
  });
  await page.goto(site.url);
});
afterEach(async () => {
  await page.close();
  if (troubles.length > 0) throw new Error(`The page complained: ${troubles.join("; ")}`);
});

const card = () => page.frameLocator('iframe[title="Secure card payment input frame"]');
const bank = () => page.frameLocator('iframe[name="stripe-challenge-frame"]');
const number = () => card().getByLabel("Credit or debit card number");
const click = (name: string) => page.getByRole("button", { name }).click();
const output = async () => {
  await page.locator("#said", { hasText: /^(final|Error|kept|token)/ }).waitFor();
  return (await page.textContent("#said")) ?? "";
};
const change = async (): Promise<unknown> => JSON.parse((await page.textContent("#change")) ?? "{}");

/** Types by keyboard only: the focus moves from field to field by itself. */
async function type(digits: string, rest = "123412312345") {
  await number().click();
  await page.keyboard.type(digits);
  await page.keyboard.type(rest);
}

test("a card typed without a pause is formatted, moves the focus between fields, and pays", async () => {
  await type("4242424242424242");
  await expect(number().inputValue()).resolves.toBe("4242 4242 4242 4242");
  await expect(card().getByLabel("expiration date").inputValue()).resolves.toBe("12 / 34");
  await expect.poll(change).toMatchObject({ complete: true, brand: "visa", value: { postalCode: "12345" } });
  await click("Donate");
  expect(await output()).toMatch("final succeeded");
  expect(site.requests.join("\n")).not.toMatch(/4242/);
  expect(await page.evaluate("document.querySelector('iframe').contentDocument")).toBeNull();
});

test("invalid card details show Stripe's error messages", async () => {
  await type("4242424242424241", "");
  await expect.poll(change).toMatchObject({
    error: { code: "invalid_number", message: "Your card number is invalid." },
  });
  await expect(number().getAttribute("aria-invalid")).resolves.toBe("true");
  await click("Donate");
  expect(await output()).toMatch("Error: Your card number is invalid.");
  await click("Clear");
  await expect.poll(change).toMatchObject({ empty: true });
  await type("4242424242424242", "0120");
  await expect.poll(change).toMatchObject({ error: { code: "invalid_expiry_year_past" } });
  await click("Clear");
  await type("4242424242424242", "1234");
  await click("Donate");
  expect(await output()).toMatch("Error: Your card's security code is incomplete.");
});

test.each([
  ["4000000000009995", "Error: Your card has insufficient funds."],
  ["4000000000000002", "Error: Your card was declined."],
  ["378282246310005", "final succeeded"],
])("card %s ends with '%s'", async (digits, expected) => {
  await type(digits, digits.startsWith("3") ? "1234123412345" : undefined);
  await click("Donate");
  expect(await output()).toMatch(expected);
});

test("a payment succeeds when its 3-D Secure challenge is completed and fails when it fails", async () => {
  await type("4000002760003184");
  await click("Donate");
  await bank().getByText("payment of $12.34").waitFor();
  await bank().getByRole("button", { name: "Complete" }).click();
  expect(await output()).toMatch("final succeeded");
  await click("Clear");
  await type("4000000000003220");
  await click("Donate");
  await bank().getByRole("button", { name: "Fail" }).click();
  expect(await output()).toMatch(/Error: We are unable to authenticate/);
  await expect(page.locator("dialog").count()).resolves.toBe(0);
});

test("a card is saved with a setup intent after 3-D Secure", async () => {
  await type("4000002500003155");
  await click("Keep card");
  await bank().getByRole("button", { name: "Complete" }).click();
  expect(await output()).toMatch("kept succeeded");
});

test("G7.15 the provider's script exchanges bank numbers for a token, and they never reach the church's server", async () => {
  await click("Add bank");
  expect(await output()).toMatch(/^token btok_\w+ new$/);
  expect(site.requests.join(" ")).not.toMatch(/000123456789|110000000/);
});

test("the inputs support autofill, apply the page's style, and work again after unmounting", async () => {
  const inputs = await card().locator("input").all();
  const names = await Promise.all(inputs.map((input) => input.getAttribute("autocomplete")));
  expect(names).toEqual(["cc-number", "cc-exp", "cc-csc", "postal-code"]);
  // A browser's autofill enters everything at once, with a year of four digits.
  await number().fill("5555555555554444");
  await card().getByLabel("expiration date").fill("12/2034");
  await expect(card().getByLabel("expiration date").inputValue()).resolves.toBe("12 / 34");
  await expect(card().locator("body").getAttribute("style")).resolves.toMatch(/color: rgb\(1, 2, 3\).*font-size: 18px/);
  await click("Toggle");
  await expect(page.locator("iframe").count()).resolves.toBe(0);
  await click("Toggle");
  await click("Focus");
  await expect.poll(() => page.locator("#card").getAttribute("class")).toContain("StripeElement--focus");
  await page.keyboard.type("4242");
  await expect(number().inputValue()).resolves.toBe("4242");
});

test("a second card element on one page is refused, and the script refuses a secret key", async () => {
  const second = await page.evaluate(`(() => {
    const elements = Stripe("pk_sandbox_grace").elements();
    elements.create("card");
    try { elements.create("card"); return "made"; } catch (error) { return error.message; }
  })()`);
  expect(second).toBe("Can only create one Element of type card through elements().");
  const secret = await page.evaluate(
    `(() => { try { Stripe("sk_sandbox_grace"); return "taken"; } catch (error) { return error.name; } })()`,
  );
  expect(secret).toBe("IntegrationError");
});

test("a bank account chosen in the provider's dialog is verified immediately or by deposits; closing adds none", async () => {
  const { stripe } = world;
  const { id: customer } = await stripe.customers.create({ name: "Ann Donor" });
  for (const [choice, status] of [
    ["Connect now", "succeeded"],
    ["Verify by small deposits", "requires_action"],
    ["Close", "requires_payment_method"],
  ] as const) {
    const setup = await stripe.setupIntents.create({ customer, allowed_payment_method_types: ["us_bank_account"] });
    await page.evaluate(
      `window.asked = Stripe("pk_sandbox_grace").collectBankAccountForSetup({
        clientSecret: ${JSON.stringify(setup.client_secret)},
        params: { payment_method_type: "us_bank_account", payment_method_data: { billing_details: { name: "Ann Donor" } } },
      }); undefined`,
    );
    await bank().getByRole("button", { name: choice }).click();
    const collected = await page.evaluate("window.asked.then(({ setupIntent }) => setupIntent.status)");
    expect([choice, collected]).toEqual([choice, choice === "Close" ? status : "requires_confirmation"]);
    if (choice !== "Close")
      await page.evaluate(
        `Stripe("pk_sandbox_grace").confirmUsBankAccountSetup(${JSON.stringify(setup.client_secret)})`,
      );
    const after = await stripe.setupIntents.retrieve(setup.id, { expand: ["payment_method"] });
    expect([choice, after.status]).toEqual([choice, status]);
    const { payment_method: method } = after;
    const holder = typeof method === "object" ? method?.billing_details.name : undefined;
    expect([choice, holder]).toEqual([choice, choice === "Close" ? undefined : "Ann Donor"]);
  }
});
