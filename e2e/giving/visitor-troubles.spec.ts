import type { Page, Route } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { paypalChurch } from "./paypal-church.ts";
import { payPalField } from "./paypal-field.ts";
import { visitorForm } from "./visitor-form.ts";

const SCRIPT = { stripe: /\/stripe\/v3\/$/, paypal: /\/web-sdk\/v6\/core$/ };
const runs = (body: string) => (route: Route) => route.fulfill({ contentType: "text/javascript", body });
const notice = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

/** Fills in everything of a gift except the card. */
async function write(page: Page, site: string, email = "trouble@example.org", subDomain = "grace"): Promise<void> {
  await page.goto(`${site}/${subDomain}/give?amount=10`);
  await visitorForm(page).fillPerson(email);
}

/** The same at a church that takes cards through PayPal. */
async function writeAtPayPal(page: Page, site: string): Promise<void> {
  await write(page, site, "trouble@example.org", (await paypalChurch(page.request)).subDomain);
}

async function give(page: Page): Promise<void> {
  await expect(page.getByText("Verified")).toBeVisible();
  await visitorForm(page).giveButton().click();
}

test("G8.02 'Stripe payment processing not available for this gateway' is shown without a public key", async ({
  page,
  site,
}) => {
  await page.route(/\/grace\/give/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/"publicKey":"pk_[^"]+"/, '"publicKey":""'),
    });
  });
  await write(page, site);
  await notice(page, "Stripe payment processing not available for this gateway");
});

test("G8.02 'Payment processing unavailable' is shown when the script fails to load, and Try again loads it", async ({
  page,
  site,
}) => {
  await page.route(SCRIPT.stripe, (route) => route.abort());
  await write(page, site);
  await notice(page, "Payment processing unavailable");
  await page.unroute(SCRIPT.stripe);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("iframe[title='Secure card payment input frame']")).toBeVisible();
  await expect(page.getByText("Payment processing unavailable")).toHaveCount(0);
});

test("G8.02 'Stripe is not available' is shown on the page and after Give when the script defines nothing", async ({
  page,
  site,
}) => {
  await page.route(SCRIPT.stripe, runs(""));
  await write(page, site);
  await notice(page, "Stripe is not available");
  await give(page);
  await notice(page, "Error: Stripe is not available");
});

test("G8.02 'Card element not found' is shown after Give while the card field is still loading", async ({
  page,
  site,
}) => {
  let arrive = (): void => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(SCRIPT.stripe, async (route) => {
    await late;
    await route.continue();
  });
  await write(page, site);
  await notice(page, "Loading payment options...");
  await give(page);
  await notice(page, "Card element not found");
  arrive();
  await expect(page.locator("iframe[title='Secure card payment input frame']")).toBeVisible();
});

test("G8.02 'Failed to create payment method' is shown when Stripe returns no message", async ({ page, site }) => {
  await page.route(/\/v1\/payment_methods$/, (route) => route.fulfill({ status: 402, json: { error: {} } }));
  await write(page, site);
  await visitorForm(page).fillCard();
  await give(page);
  await notice(page, "Failed to create payment method");
});

test("G8.02 'An error occurred while processing your payment method.' is shown when the response is lost", async ({
  page,
  site,
}) => {
  await page.route(/\/paymentmethods\/addcard$/, (route) => route.abort("connectionreset"));
  await write(page, site);
  await visitorForm(page).fillCard();
  await give(page);
  await notice(page, "Error: An error occurred while processing your payment method.");
});

test("G8.02 'Card creation failed' is shown when the provider returns no message, and otherwise its message", async ({
  page,
  site,
}) => {
  let answer: object = { raw: {} };
  await page.route(/\/paymentmethods\/addcard$/, (route) => route.fulfill({ json: answer }));
  await write(page, site);
  await visitorForm(page).fillCard();
  await give(page);
  await notice(page, "Card creation failed");
  answer = { raw: { message: "This card is too old." } };
  await visitorForm(page).giveButton().click();
  await notice(page, "This card is too old.");
});

test("G8.02 'An error occurred while processing your payment.' is shown when our own script throws", async ({
  page,
  site,
}) => {
  await page.route(/\/paymentmethods\/addcard$/, (route) =>
    route.fulfill({ json: { paymentMethod: { id: "pm_1" }, customerId: "cus_1" } }),
  );
  await page.addInitScript(() => {
    crypto.getRandomValues = () => {
      throw new Error("no chance");
    };
  });
  await write(page, site);
  await visitorForm(page).fillCard();
  await give(page);
  await notice(page, "Error: An error occurred while processing your payment.");
});

const UNAVAILABLE = "PayPal card fields are unavailable. Ensure HTTPS and that PayPal Hosted Fields are enabled.";

test("G5.08 G8.04 'PayPal card fields are unavailable…' is shown without the script, and 'PayPal Hosted Fields not available' after Give", async ({
  page,
  site,
}) => {
  await page.route(SCRIPT.paypal, (route) => route.abort());
  await writeAtPayPal(page, site);
  await notice(page, UNAVAILABLE);
  await give(page);
  await notice(page, "Error: PayPal Hosted Fields not available");
});

test("G8.04 'Hosted Fields not ready' is shown after Give while the fields are loading", async ({ page, site }) => {
  await page.route(SCRIPT.paypal, () => new Promise(() => {}));
  await writeAtPayPal(page, site);
  await give(page);
  await notice(page, "Hosted Fields not ready");
});

test("G8.04 'PayPal HostedFields requires HTTPS' is shown in an insecure context", async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(window, "isSecureContext", { value: false }));
  await writeAtPayPal(page, site);
  await notice(page, UNAVAILABLE);
  await notice(page, "PayPal HostedFields requires HTTPS");
});

test("G8.04 'not eligible' is shown when the client token is missing", async ({ page, site }) => {
  await page.route(/\/donate\/client-token$/, (route) => route.fulfill({ json: {} }));
  await writeAtPayPal(page, site);
  await notice(page, "PayPal Hosted Fields are not eligible: the client token is missing.");
});

const instance = (methods: string, more = "") =>
  runs(
    `window.paypal = { createInstance: async () => { ${more}; return { findEligibleMethods: async () => (${methods}) }; } };`,
  );

test("G8.04 'not eligible' is shown when the merchant is not enabled", async ({ page, site }) => {
  await page.route(SCRIPT.paypal, instance("{ isEligible: () => false }"));
  await writeAtPayPal(page, site);
  await notice(page, "PayPal Hosted Fields are not eligible: the merchant is not enabled for them.");
});

test("G8.04 'Initialization failed' is shown when PayPal returns no message, and otherwise its message", async ({
  page,
  site,
}) => {
  await page.route(SCRIPT.paypal, instance("{}", "throw new Error(window.why ?? '')"));
  await writeAtPayPal(page, site);
  await notice(page, "Initialization failed");
  await page.evaluate(() => Reflect.set(window, "why", "This account is on hold."));
  await page.getByRole("button", { name: "Try again" }).click();
  await notice(page, "This account is on hold.");
});

test("G8.04 'Payment processing failed' is shown when the response has no message and no error", async ({
  page,
  site,
}) => {
  await page.route(/\/donate\/create-order$/, (route) => route.fulfill({ json: {} }));
  await writeAtPayPal(page, site);
  await page.getByLabel("Name on card").fill("Vera Visitor");
  for (const [type, text] of [
    ["number", "4242424242424242"],
    ["expiry", "12/34"],
    ["cvv", "123"],
  ] as const)
    await payPalField(page, type).fill(text);
  await give(page);
  await notice(page, "Error: Payment processing failed");
});

test("G4.04 G5.20 a captcha that rejects the visitor or fails shows an error, and the gift succeeds once it passes", async ({
  page,
  site,
  expectAccessible,
}) => {
  let verdict: object | null = { response: "robot", success: false, score: 0.49 };
  await page.route(/\/donate\/captcha-verify$/, (route) =>
    verdict ? route.fulfill({ json: verdict }) : route.continue(),
  );
  let charges = 0;
  await page.route(/\/donate\/charge$/, (route) => {
    charges += 1;
    return route.continue();
  });
  await write(page, site, "robot@example.org");
  await notice(page, "We couldn't confirm that you're not a robot.");
  await expectAccessible(page);
  await visitorForm(page).fillCard();
  await visitorForm(page).giveButton().click();
  await notice(page, "Error: We couldn't confirm that you're not a robot.");
  verdict = {};
  await page.getByRole("button", { name: "Try again" }).click();
  await notice(page, "The robot check didn't work.");
  await visitorForm(page).giveButton().click();
  await notice(page, "Error: The robot check didn't work.");
  expect(charges).toBe(0);
  verdict = null;
  await visitorForm(page).giveButton().click();
  await expect(page.getByRole("heading", { name: "Thank you for your donation!" })).toBeVisible();
  expect(charges).toBe(1);
});

test("G2.15 G5.20 without the captcha a warning is logged but not shown, and the gift is refused", async ({
  page,
  site,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "warning" && logged.push(message.text()));
  await page.addInitScript(() => Object.defineProperty(Crypto.prototype, "subtle", { get: () => undefined }));
  await write(page, site);
  await visitorForm(page).fillCard();
  expect(logged.join()).toContain("The captcha is not there");
  await expect(page.getByText("The captcha is not there")).toHaveCount(0);
  await visitorForm(page).giveButton().click();
  await expect(page.getByText("Please confirm you're not a robot.")).toBeVisible();
});
