import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestStripe, refusalOf, type TestStripe } from "../testing/open-test-stripe.ts";

let world: TestStripe;
beforeAll(async () => {
  world = await openTestStripe();
});
afterAll(() => world.discard());

const AUTOMATIC = { enabled: true, allow_redirects: "never" } as const;

test("a customer is created, updated, found by email, and deleted", async () => {
  const { customers } = world.stripe;
  const made = await customers.create({
    email: "bea@example.com",
    name: "Bea",
    metadata: { personId: "1", church: "2" },
  });
  expect(made).toMatchObject({ object: "customer", email: "bea@example.com", metadata: { personId: "1" } });
  const changed = await customers.update(made.id, { name: "Bea B", metadata: { church: "" } });
  expect(changed).toMatchObject({ name: "Bea B", email: "bea@example.com", metadata: { personId: "1" } });
  expect(changed.metadata).not.toHaveProperty("church");
  expect((await customers.list({ email: "bea@example.com" })).data).toHaveLength(1);
  expect(await customers.del(made.id)).toMatchObject({ deleted: true });
  expect(await customers.retrieve(made.id)).toMatchObject({ deleted: true });
});

test("a setup intent checks the card and attaches it to its customer", async () => {
  const { id: customer } = await world.stripe.customers.create({});
  const payment_method = await world.card();
  const setup = await world.stripe.setupIntents.create({
    customer,
    payment_method,
    confirm: true,
    usage: "off_session",
    automatic_payment_methods: AUTOMATIC,
  });
  expect(setup).toMatchObject({ object: "setup_intent", status: "succeeded", usage: "off_session" });
  const { data } = await world.stripe.customers.listPaymentMethods(customer, { type: "card" });
  expect(data).toMatchObject([{ id: payment_method, customer, card: { checks: { cvc_check: "pass" } } }]);
});

test("a declined card is not attached", async () => {
  const { id: customer } = await world.stripe.customers.create({});
  const payment_method = await world.card("4000000000009995");
  const call = world.stripe.setupIntents.create({ customer, payment_method, confirm: true });
  expect(await refusalOf(call)).toMatchObject({
    statusCode: 402,
    code: "card_declined",
    decline_code: "insufficient_funds",
    setup_intent: { status: "requires_payment_method" },
  });
  expect((await world.stripe.customers.listPaymentMethods(customer)).data).toEqual([]);
});

test("a card set up with 3-D Secure can be charged off-session later", async () => {
  const { id: customer } = await world.stripe.customers.create({});
  const payment_method = await world.card("4000002500003155");
  const setup = await world.stripe.setupIntents.create({ customer, payment_method, confirm: true });
  expect(setup).toMatchObject({ status: "requires_action", next_action: { type: "use_stripe_sdk" } });
  await world.operate(`/stripe/${setup.id}/complete`);
  expect(await world.stripe.setupIntents.retrieve(setup.id)).toMatchObject({ status: "succeeded" });
  const later = { amount: 600, currency: "usd", customer, payment_method, confirm: true, off_session: true };
  expect((await world.stripe.paymentIntents.create(later)).status).toBe("succeeded");
});

test("the expiry of a saved card can be changed, only with a four-digit year in the future", async () => {
  const { paymentMethods } = world.stripe;
  const { payment_method } = await world.donor();
  const year = new Date().getUTCFullYear() + 3;
  const changed = await paymentMethods.update(payment_method, { card: { exp_month: 4, exp_year: year } });
  expect(changed.card).toMatchObject({ exp_month: 4, exp_year: year });
  const refusals: [{ exp_month: number; exp_year: number }, string][] = [
    [{ exp_month: 4, exp_year: 31 }, "invalid_expiry_year"],
    [{ exp_month: 13, exp_year: year }, "invalid_expiry_month"],
    [{ exp_month: 1, exp_year: 2020 }, "invalid_expiry_year"],
  ];
  for (const [card, code] of refusals) {
    expect(await refusalOf(paymentMethods.update(payment_method, { card }))).toMatchObject({ code });
  }
});

test("a detached card has no customer and cannot be used again", async () => {
  const { customer, payment_method } = await world.donor();
  expect((await world.stripe.paymentMethods.detach(payment_method)).customer).toBeNull();
  const again = world.stripe.paymentMethods.attach(payment_method, { customer });
  expect(await refusalOf(again)).toMatchObject({
    statusCode: 400,
    message: expect.stringContaining("may not be used again"),
  });
  const charge = { amount: 600, currency: "usd", customer, payment_method, confirm: true };
  expect(await refusalOf(world.stripe.paymentIntents.create(charge))).toMatchObject({ statusCode: 400 });
});

test("lists are paged in both directions, and the library's auto-paging reads all pages", async () => {
  const { customers } = world.sdk("sk_sandbox_pages");
  for (let number = 1; number <= 7; number += 1) await customers.create({ name: String(number) });
  const names = [];
  for await (const { name } of customers.list({ limit: 2 })) names.push(name);
  expect(names).toEqual(["7", "6", "5", "4", "3", "2", "1"]);
  const first = await customers.list({ limit: 3 });
  expect(first.has_more).toBe(true);
  const middle = await customers.list({ limit: 3, starting_after: first.data[2]!.id });
  expect(middle.data.map(({ name }) => name)).toEqual(["4", "3", "2"]);
  const back = await customers.list({ limit: 2, ending_before: middle.data[0]!.id });
  expect(back.data.map(({ name }) => name)).toEqual(["6", "5"]);
  expect(await refusalOf(customers.list({ limit: 101 }))).toMatchObject({ param: "limit" });
});
