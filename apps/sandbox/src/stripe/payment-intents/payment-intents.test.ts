import StripeSdk from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestStripe, refusalOf, type TestStripe } from "../testing/open-test-stripe.ts";

let world: TestStripe;
beforeAll(async () => {
  world = await openTestStripe();
});
afterAll(() => world.discard());

test("a valid card pays immediately, and the balance grows by the amount minus the fee", async () => {
  const donor = await world.donor();
  const intent = await world.stripe.paymentIntents.create({
    amount: 10_330,
    currency: "usd",
    ...donor,
    confirm: true,
    metadata: { intentId: "one" },
    automatic_payment_methods: { enabled: true, allow_redirects: "never" },
    expand: ["latest_charge.balance_transaction"],
  });
  expect(intent).toMatchObject({
    object: "payment_intent",
    status: "succeeded",
    amount_received: 10_330,
    latest_charge: {
      object: "charge",
      paid: true,
      metadata: { intentId: "one" },
      payment_method_details: { card: { last4: "4242", brand: "visa" } },
      balance_transaction: { amount: 10_330, fee: 330, net: 10_000, type: "charge" },
    },
  });
  expect(intent.lastResponse.requestId).toMatch(/^req_/);
});

test.each([
  ["4000000000000341", "card_declined", "generic_decline", "Your card was declined."],
  ["4000000000009995", "card_declined", "insufficient_funds", "Your card has insufficient funds."],
  ["4000000000000002", "card_declined", "generic_decline", "Your card was declined."],
  ["4000000000000069", "expired_card", "expired_card", "Your card has expired."],
  ["4000000000000127", "incorrect_cvc", "incorrect_cvc", "Your card's security code is incorrect."],
  ["4000000000000119", "processing_error", "processing_error", /^An error occurred while processing your card/],
])("%s is declined as %s", async (number, code, decline, message) => {
  const call = world.stripe.paymentIntents.create({
    amount: 1000,
    currency: "usd",
    payment_method: await world.card(number),
    confirm: true,
  });
  const error = await refusalOf(call);
  expect(error).toBeInstanceOf(StripeSdk.errors.StripeCardError);
  expect(error).toMatchObject({
    statusCode: 402,
    code,
    decline_code: decline,
    payment_intent: { status: "requires_payment_method", last_payment_error: { code } },
    message: expect.stringMatching(message),
  });
  const charge = await world.stripe.charges.retrieve(error.charge ?? "");
  expect(charge).toMatchObject({ status: "failed", paid: false, failure_code: code, balance_transaction: null });
});

test("the card 4000000000000002 cannot be attached to a customer, and 4000000000000341 can", async () => {
  const { id } = await world.stripe.customers.create({});
  const fails = await refusalOf(
    world.stripe.paymentMethods.attach(await world.card("4000000000000002"), { customer: id }),
  );
  expect(fails).toMatchObject({ code: "card_declined" });
  const attached = await world.stripe.paymentMethods.attach(await world.card("4000000000000341"), { customer: id });
  expect(attached.customer).toBe(id);
});

test("a 3-D Secure payment succeeds when the challenge is completed and not when it fails", async () => {
  for (const number of ["4000002760003184", "4000000000003220"]) {
    const make = async () => {
      const intent = await world.stripe.paymentIntents.create({
        amount: 1500,
        currency: "usd",
        payment_method: await world.card(number),
        confirm: true,
      });
      expect(intent).toMatchObject({
        status: "requires_action",
        latest_charge: null,
        next_action: { type: "use_stripe_sdk" },
        client_secret: expect.stringContaining(`${intent.id}_secret_`),
      });
      return intent;
    };
    const yes = await make();
    expect((await world.operate(`/stripe/${yes.id}/complete`)).status).toBe(200);
    expect(await world.stripe.paymentIntents.retrieve(yes.id)).toMatchObject({
      status: "succeeded",
      amount_received: 1500,
    });
    const no = await make();
    await world.operate(`/stripe/${no.id}/fail`);
    expect(await world.stripe.paymentIntents.retrieve(no.id)).toMatchObject({
      status: "requires_payment_method",
      latest_charge: null,
      last_payment_error: { code: "payment_intent_authentication_failure" },
    });
  }
});

test("an off-session payment with a 3-D Secure card fails with authentication_required", async () => {
  const donor = await world.donor("4000002760003184");
  const call = world.stripe.paymentIntents.create({
    amount: 900,
    currency: "usd",
    ...donor,
    confirm: true,
    off_session: true,
  });
  expect(await refusalOf(call)).toMatchObject({ code: "authentication_required", statusCode: 402 });
});

test("an unpaid payment intent can be canceled, and a paid one cannot", async () => {
  const waiting = await world.stripe.paymentIntents.create({ amount: 900, currency: "usd" });
  const cancelled = await world.stripe.paymentIntents.cancel(waiting.id, { cancellation_reason: "abandoned" });
  expect(cancelled).toMatchObject({ status: "canceled", cancellation_reason: "abandoned" });
  const paid = await world.stripe.paymentIntents.create({
    amount: 900,
    currency: "usd",
    payment_method: "pm_card_visa",
    confirm: true,
  });
  expect(await refusalOf(world.stripe.paymentIntents.cancel(paid.id))).toMatchObject({
    code: "payment_intent_unexpected_state",
  });
});

test("after a decline, another card pays the same payment intent once", async () => {
  const { customer } = await world.donor();
  const intent = await world.stripe.paymentIntents.create({ amount: 777, currency: "usd", customer });
  await refusalOf(world.stripe.paymentIntents.confirm(intent.id, { payment_method: "pm_card_chargeCustomerFail" }));
  const paid = await world.stripe.paymentIntents.confirm(intent.id, { payment_method: "pm_card_visa" });
  expect(paid.status).toBe("succeeded");
  expect(await refusalOf(world.stripe.paymentIntents.confirm(intent.id))).toMatchObject({ statusCode: 400 });
  const { data } = await world.stripe.charges.list({ payment_intent: intent.id });
  expect(data.map(({ status }) => status)).toEqual(["succeeded", "failed"]);
});

test("invalid amounts, ids, payment methods and parameters are refused with Stripe's errors", async () => {
  const { paymentIntents } = world.stripe;
  const stranger = await world.donor();
  const { id: other } = await world.stripe.customers.create({});
  const refusals: [Promise<unknown>, object][] = [
    [paymentIntents.create({ amount: 49, currency: "usd" }), { code: "amount_too_small", param: "amount" }],
    [paymentIntents.create({ amount: 100_000_000, currency: "usd" }), { code: "amount_too_large" }],
    [paymentIntents.create({ amount: 10.5, currency: "usd" }), { code: "parameter_invalid_integer", param: "amount" }],
    [
      paymentIntents.create({ amount: 100, currency: "usd", customer: "cus_none" }),
      { code: "resource_missing", param: "customer" },
    ],
    [paymentIntents.create({ amount: 100, currency: "usd", payment_method: "pm_none" }), { code: "resource_missing" }],
    [
      paymentIntents.create({ ...stranger, amount: 100, currency: "usd", customer: other }),
      { param: "payment_method", statusCode: 400 },
    ],
    [
      paymentIntents.create({ amount: 100, currency: "usd", payment_method: stranger.payment_method }),
      { param: "payment_method" },
    ],
    [paymentIntents.retrieve("pi_none"), { code: "resource_missing", statusCode: 404 }],
  ];
  for (const [call, expected] of refusals) expect(await refusalOf(call)).toMatchObject(expected);
  // API version endive removed this parameter; the library's types no longer have it.
  const old = { amount: 100, currency: "usd", payment_method_types: ["card"] };
  expect(await refusalOf(paymentIntents.create(old))).toMatchObject({ code: "parameter_unknown" });
});

test("a real card number is refused as test_mode_live_card", async () => {
  const refused = await refusalOf(world.card("4539578763621486"));
  expect(refused).toMatchObject({ code: "card_declined", decline_code: "test_mode_live_card" });
  expect(await refusalOf(world.card("4242424242424241"))).toMatchObject({ code: "incorrect_number" });
});

test("accounts are separated by secret key, and a publishable key reads only intents whose client secret it sends", async () => {
  const other = world.sdk("sk_test_other");
  const donor = await world.donor();
  const intent = await world.stripe.paymentIntents.create({ amount: 500, currency: "usd", ...donor });
  expect(await refusalOf(other.paymentIntents.retrieve(intent.id))).toMatchObject({ code: "resource_missing" });
  expect(await refusalOf(other.customers.retrieve(donor.customer))).toMatchObject({ code: "resource_missing" });
  expect(await refusalOf(world.browser.customers.list())).toMatchObject({ statusCode: 401 });
  const secret = intent.client_secret ?? "";
  const seen = await world.browser.paymentIntents.retrieve(intent.id, { client_secret: secret });
  expect(seen.id).toBe(intent.id);
  const guess = world.browser.paymentIntents.retrieve(intent.id, { client_secret: `${intent.id}_secret_guess` });
  expect(await refusalOf(guess)).toMatchObject({ param: "client_secret" });
  expect(await refusalOf(world.sdk("sk_live_real").customers.list())).toMatchObject({ statusCode: 401 });
});
