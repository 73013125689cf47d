import { afterAll, beforeAll, expect, test } from "vitest";
import { idOf, openTestStripe, refusalOf, type TestStripe } from "../testing/open-test-stripe.ts";

let world: TestStripe;
beforeAll(async () => {
  world = await openTestStripe();
});
afterAll(() => world.discard());

const AUTOMATIC = { enabled: true, allow_redirects: "never" } as const;

type Elements = { mode?: string; amount?: string; currency?: string; usage?: string; wallet?: string; card?: string };

/** Creates a token as Stripe's script does after a wallet was approved. */
async function tokenFromWallet({ mode = "payment", amount = "2500", currency = "usd", usage, ...chosen }: Elements) {
  const { wallet = "google_pay", card = "visa" } = chosen;
  const approved = await fetch(`${world.origin}/stripe/wallet/approve`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: world.origin },
    body: JSON.stringify({ key: "pk_sandbox_grace", wallet, card }),
  });
  const { token }: { token: string } = JSON.parse(await approved.text());
  const type = wallet === "link" ? "link" : "card";
  const form = new URLSearchParams({
    "payment_method_data[type]": type,
    [`payment_method_data[${type}][token]`]: token,
    "payment_method_data[billing_details][name]": "Wallet Donor",
    "payment_method_data[billing_details][email]": "wallet@example.com",
    ...(usage ? { setup_future_usage: usage } : {}),
    "mandate_data[customer_acceptance][type]": "online",
    "mandate_data[customer_acceptance][online][ip_address]": "127.0.0.1",
    "mandate_data[customer_acceptance][online][user_agent]": "test",
    "client_context[mode]": mode,
    "client_context[amount]": amount,
    "client_context[currency]": currency,
  });
  const made = await fetch(`${world.origin}/v1/confirmation_tokens`, {
    method: "POST",
    headers: { authorization: "Bearer pk_sandbox_grace" },
    body: form,
  });
  const { id }: { id: string } = JSON.parse(await made.text());
  return id;
}

const pay = (confirmation_token: string, more: object = {}) =>
  world.stripe.paymentIntents.create({
    amount: 2500,
    currency: "usd",
    confirm: true,
    confirmation_token,
    automatic_payment_methods: AUTOMATIC,
    ...more,
  });

test("a wallet's token previews the card with its wallet, pays once, and says which payment used it", async () => {
  const id = await tokenFromWallet({});
  const token = await world.stripe.confirmationTokens.retrieve(id);
  expect(token).toMatchObject({
    payment_method_preview: {
      type: "card",
      card: { last4: "4242", wallet: { type: "google_pay", google_pay: {} } },
      billing_details: { name: "Wallet Donor", email: "wallet@example.com" },
    },
    mandate_data: { customer_acceptance: { type: "online" } },
    payment_intent: null,
  });
  expect((token.expires_at ?? 0) - token.created).toBe(12 * 60 * 60);

  const paid = await pay(id, { expand: ["latest_charge", "payment_method"] });
  expect(paid).toMatchObject({
    status: "succeeded",
    payment_method: { card: { wallet: { type: "google_pay" } } },
    latest_charge: { payment_method_details: { card: { wallet: { type: "google_pay" } } } },
  });
  expect(await world.stripe.confirmationTokens.retrieve(id)).toMatchObject({
    payment_intent: paid.id,
    expires_at: null,
  });
  expect(await refusalOf(pay(id))).toMatchObject({ param: "confirmation_token", statusCode: 400 });
});

test("a repeated call under one idempotency key pays once with one token", async () => {
  const id = await tokenFromWallet({ wallet: "apple_pay" });
  const call = () =>
    world.stripe.paymentIntents.create(
      { amount: 2500, currency: "usd", confirm: true, confirmation_token: id },
      { idempotencyKey: "wallet-once" },
    );
  const [first, second] = [await call(), await call()];
  expect(second.id).toBe(first.id);
  const { data } = await world.stripe.charges.list({ payment_intent: first.id });
  expect(data).toHaveLength(1);
  expect(data[0]?.payment_method_details?.card?.wallet).toMatchObject({ type: "apple_pay", dynamic_last4: "2424" });
});

test("Link pays as a payment method of its own, can be saved with its mandate, and pays later without the payer", async () => {
  const { id: customer } = await world.stripe.customers.create({ name: "Ann" });
  const id = await tokenFromWallet({ wallet: "link", usage: "off_session" });
  const paid = await pay(id, { customer, expand: ["latest_charge", "payment_method"] });
  expect(paid).toMatchObject({
    setup_future_usage: "off_session",
    payment_method: { type: "link", link: { email: "wallet@example.com" }, customer },
    latest_charge: { payment_method_details: { type: "link" } },
  });
  const later = await world.stripe.paymentIntents.create({
    amount: 900,
    currency: "usd",
    customer,
    payment_method: idOf(paid.payment_method),
    confirm: true,
    off_session: true,
  });
  expect(later.status).toBe("succeeded");
  const refund = await world.stripe.refunds.create({ payment_intent: later.id });
  expect(refund).toMatchObject({ status: "succeeded", destination_details: { type: "link" } });
});

test("a setup intent saves a wallet's card with a token, and the token of a payment saves nothing", async () => {
  const { id: customer } = await world.stripe.customers.create({});
  const saved = await world.stripe.setupIntents.create({
    customer,
    confirm: true,
    confirmation_token: await tokenFromWallet({ mode: "setup", usage: "off_session" }),
    expand: ["payment_method"],
  });
  expect(saved).toMatchObject({ status: "succeeded", payment_method: { customer, card: { wallet: {} } } });
  const other = await world.stripe.setupIntents.create({ customer });
  const refused = world.stripe.setupIntents.confirm(other.id, { confirmation_token: await tokenFromWallet({}) });
  expect(await refusalOf(refused)).toMatchObject({ message: expect.stringContaining("mode") });
});

test("a token that was made for another amount, currency or later use is refused and stays unused", async () => {
  const id = await tokenFromWallet({});
  for (const more of [{ amount: 2600 }, { setup_future_usage: "off_session" }]) {
    expect(await refusalOf(pay(id, more))).toMatchObject({ message: expect.stringContaining("does not match") });
  }
  const { data: none } = await world.stripe.paymentIntents.list({ limit: 100 });
  expect(none.filter(({ amount }) => amount === 2600)).toEqual([]);
  const foreign = await tokenFromWallet({ currency: "eur" });
  expect(await refusalOf(pay(foreign))).toMatchObject({ message: expect.stringContaining("currency") });
  expect((await pay(id)).status).toBe("succeeded");
});

test("a declined wallet card leaves the payment unpaid, and its token is used", async () => {
  const id = await tokenFromWallet({ card: "chargeDeclinedInsufficientFunds" });
  expect(await refusalOf(pay(id))).toMatchObject({ statusCode: 402, decline_code: "insufficient_funds" });
  expect(await refusalOf(pay(id))).toMatchObject({ param: "confirmation_token" });
});

test("a test helper makes tokens of saved and new payment methods; they need confirm, and expire after twelve hours", async () => {
  const { stripe } = world;
  const { confirmationTokens } = stripe.testHelpers;
  const { id: ready } = await confirmationTokens.create({ payment_method: "pm_card_visa" });
  expect(await refusalOf(pay(ready, { confirm: false }))).toMatchObject({ param: "confirmation_token" });
  expect(await refusalOf(pay(ready, { payment_method: "pm_card_visa" }))).toMatchObject({ statusCode: 400 });
  expect((await pay(ready)).status).toBe("succeeded");

  const bank = await confirmationTokens.create({
    payment_method_data: {
      type: "us_bank_account",
      us_bank_account: {
        routing_number: "110000000",
        account_number: "000123456789",
        account_holder_type: "individual",
      },
      billing_details: { name: "Ann" },
    },
    setup_future_usage: "off_session",
    shipping: { name: "Ann", address: { line1: "1 Main St" } },
  });
  expect(bank.payment_method_preview).toMatchObject({ us_bank_account: { last4: "6789" } });
  const waiting = await stripe.paymentIntents.create({ amount: 2500, currency: "usd" });
  expect(await refusalOf(stripe.paymentIntents.confirm(waiting.id, { confirmation_token: bank.id }))).toMatchObject({
    code: "payment_intent_mandate_invalid",
  });

  const { id: late } = await confirmationTokens.create({ payment_method: "pm_card_visa" });
  await world.operate("/clock", { hours: 13 });
  expect(await refusalOf(pay(late))).toMatchObject({ message: expect.stringContaining("expired") });
  expect(await refusalOf(pay("ctoken_none"))).toMatchObject({ code: "resource_missing" });
  expect(await refusalOf(world.sdk("sk_sandbox_other").confirmationTokens.retrieve(ready))).toMatchObject({
    code: "resource_missing",
  });
});

test("only the sandbox's own sheet approves wallets, and only with its test cards", async () => {
  const approve = (headers: Record<string, string>, body: object) =>
    fetch(`${world.origin}/stripe/wallet/approve`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const body = { key: "pk_sandbox_grace", wallet: "google_pay", card: "visa" };
  expect((await approve({ origin: "http://evil.example" }, body)).status).toBe(403);
  for (const wrong of [{ key: "sk_sandbox_grace" }, { wallet: "gold" }, { card: "4242424242424242" }]) {
    expect((await approve({ origin: world.origin }, { ...body, ...wrong })).status).toBe(400);
  }
  const again = await fetch(`${world.origin}/v1/payment_methods`, {
    method: "POST",
    headers: { authorization: "Bearer pk_sandbox_grace" },
    body: new URLSearchParams({ type: "card", "card[token]": "tok_none" }),
  });
  expect(again.status).toBe(404);
});

test("a card can be exchanged for a token, and the token for a payment method once", async () => {
  const card = { number: "4242424242424242", exp_month: "12", exp_year: "2040", cvc: "123" };
  const { id, card: shown } = await world.browser.tokens.create({ card });
  expect(shown).toMatchObject({ brand: "Visa", last4: "4242" });
  const make = () => world.browser.paymentMethods.create({ type: "card", card: { token: id } });
  expect((await make()).card).toMatchObject({ brand: "visa", last4: "4242", wallet: null });
  expect(await refusalOf(make())).toMatchObject({ code: "token_already_used" });
});
