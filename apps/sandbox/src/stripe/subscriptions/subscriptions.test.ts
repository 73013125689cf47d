import type StripeSdk from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { idOf, openTestStripe, refusalOf, type TestStripe } from "../testing/open-test-stripe.ts";

let world: TestStripe;
beforeAll(async () => {
  world = await openTestStripe();
  await world.stripe.products.create({ id: "prod_gift", name: "Gift" });
});
afterAll(() => world.discard());

const DAY = 24 * 60 * 60;
const now = () => Math.floor(world.payments.clock.now() / 1000);
const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

function price(unit_amount: number, interval: "day" | "week" | "month" | "year" = "month", interval_count = 1) {
  return {
    price_data: { currency: "usd", product: "prod_gift", unit_amount, recurring: { interval, interval_count } },
  };
}

function subscribe(
  donor: { customer: string; payment_method: string },
  more: Partial<StripeSdk.SubscriptionCreateParams> = {},
) {
  return world.stripe.subscriptions.create({
    customer: donor.customer,
    default_payment_method: donor.payment_method,
    payment_behavior: "allow_incomplete",
    items: [price(2500)],
    metadata: { church: "grace" },
    expand: ["latest_invoice.confirmation_secret"],
    ...more,
  });
}

const invoicesOf = async (subscription: string) =>
  (await world.stripe.invoices.list({ subscription, limit: 100, expand: ["data.payments"] })).data.toReversed();

test("a monthly gift is paid immediately, and thirteen times within a year", async () => {
  const subscription = await subscribe(await world.donor());
  expect(subscription).toMatchObject({
    status: "active",
    latest_invoice: { status: "paid", billing_reason: "subscription_create" },
  });
  const start = subscription.items.data[0]!.current_period_start;
  await world.operate("/clock", { to: iso(start + 366 * DAY) });
  const invoices = await invoicesOf(subscription.id);
  expect(invoices).toHaveLength(13);
  expect(invoices.every(({ status, amount_paid }) => status === "paid" && amount_paid === 2500)).toBe(true);
  const [, second] = invoices;
  expect(second).toMatchObject({
    billing_reason: "subscription_cycle",
    parent: { subscription_details: { subscription: subscription.id, metadata: { church: "grace" } } },
  });
  const intent = second!.payments!.data[0]!.payment.payment_intent;
  expect(await world.stripe.paymentIntents.retrieve(idOf(intent))).toMatchObject({
    status: "succeeded",
    amount: 2500,
  });
  // Each invoice has the date of its own period, not the time to which the clock was moved.
  const months = new Set(invoices.map(({ created }) => iso(created).slice(0, 7)));
  expect(months.size).toBe(13);
  await world.stripe.subscriptions.cancel(subscription.id);
});

test("a gift that starts later is trialing, and its first invoice is zero", async () => {
  const start = now() + 50 * DAY;
  const subscription = await subscribe(await world.donor(), { trial_end: start, items: [price(1000, "week", 2)] });
  expect(subscription).toMatchObject({
    status: "trialing",
    billing_cycle_anchor: start,
    latest_invoice: { amount_due: 0, status: "paid" },
  });
  await world.operate("/clock", { to: iso(start + 29 * DAY) });
  const invoices = await invoicesOf(subscription.id);
  expect(invoices.map(({ amount_paid }) => amount_paid)).toEqual([0, 1000, 1000, 1000]);
  expect(invoices.slice(1).map(({ created }) => created)).toEqual([start, start + 14 * DAY, start + 28 * DAY]);
  await world.stripe.subscriptions.cancel(subscription.id);
});

test("a subscription of the 31st renews on the last day of shorter months and on the 31st of others", async () => {
  const year = new Date(world.payments.clock.now()).getUTCFullYear() + 1;
  const anchor = Date.UTC(year, 0, 31, 12) / 1000;
  const subscription = await subscribe(await world.donor(), { trial_end: anchor });
  await world.operate("/clock", { to: new Date(Date.UTC(year, 4, 1)).toISOString() });
  const days = (await invoicesOf(subscription.id)).slice(1).map(({ created }) => new Date(created * 1000).getUTCDate());
  expect(days).toEqual([31, new Date(Date.UTC(year, 2, 0)).getUTCDate(), 31, 30]);
  await world.stripe.subscriptions.cancel(subscription.id);
});

test("a 3-D Secure card leaves the subscription incomplete until the challenge is completed", async () => {
  const subscription = await subscribe(await world.donor("4000002760003184"));
  expect(subscription.status).toBe("incomplete");
  const invoice = subscription.latest_invoice;
  const secret = typeof invoice === "object" ? invoice?.confirmation_secret?.client_secret : "";
  expect(secret).toMatch(/^pi_.*_secret_/);
  await world.operate(`/stripe/${secret?.split("_secret_")[0]}/complete`);
  expect(await world.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: "active" });
  await world.stripe.subscriptions.cancel(subscription.id);
});

test("an incomplete subscription that is not paid has expired after a day", async () => {
  const subscription = await subscribe(await world.donor("4000000000000341"));
  expect(subscription).toMatchObject({ status: "incomplete", latest_invoice: { status: "open" } });
  await world.operate("/clock", { hours: 24 });
  expect(await world.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: "incomplete_expired" });
});

test("error_if_incomplete creates no subscription when the card is declined", async () => {
  const donor = await world.donor("4000000000000341");
  const call = subscribe(donor, { payment_behavior: "error_if_incomplete" });
  expect(await refusalOf(call)).toMatchObject({ code: "card_declined" });
  expect((await world.stripe.subscriptions.list({ customer: donor.customer, status: "all" })).data).toEqual([]);
});

test("a failed renewal is retried and paid with a new card", async () => {
  const donor = await world.donor();
  const subscription = await subscribe(donor);
  const bad = await world.card("4000000000000341");
  await world.stripe.paymentMethods.attach(bad, { customer: donor.customer });
  await world.stripe.subscriptions.update(subscription.id, { default_payment_method: bad });
  await world.operate("/clock", { days: 32 });
  expect(await world.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: "past_due" });
  const [, failed] = await invoicesOf(subscription.id);
  expect(failed).toMatchObject({ status: "open", attempt_count: 1, next_payment_attempt: expect.any(Number) });
  await world.stripe.subscriptions.update(subscription.id, { default_payment_method: donor.payment_method });
  await world.operate("/clock", { days: 3 });
  expect((await invoicesOf(subscription.id))[1]).toMatchObject({ status: "paid", attempt_count: 2 });
  expect(await world.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: "active" });
  await world.stripe.subscriptions.cancel(subscription.id);
});

test("a subscription is canceled after four failed attempts", async () => {
  const donor = await world.donor();
  const subscription = await subscribe(donor);
  await world.stripe.paymentMethods.detach(donor.payment_method);
  await world.operate("/clock", { days: 48 });
  expect(await world.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    status: "canceled",
    cancellation_details: { reason: "payment_failed" },
  });
  expect((await invoicesOf(subscription.id))[1]).toMatchObject({ status: "open", attempt_count: 4 });
});

test("a renewal with a card that has expired by the sandbox's clock is declined", async () => {
  const donor = await world.donor();
  const date = new Date(world.payments.clock.now());
  const card = { exp_month: date.getUTCMonth() + 1, exp_year: date.getUTCFullYear() };
  const subscription = await subscribe(donor);
  await world.stripe.paymentMethods.update(donor.payment_method, { card });
  await world.operate("/clock", { days: 33 });
  const [, second] = await invoicesOf(subscription.id);
  const intent = await world.stripe.paymentIntents.retrieve(idOf(second!.payments!.data[0]!.payment.payment_intent));
  expect(intent.last_payment_error).toMatchObject({ code: "expired_card" });
  await world.stripe.subscriptions.cancel(subscription.id);
});

test("a new amount applies from the next period, and a new interval immediately", async () => {
  const subscription = await subscribe(await world.donor());
  const item = subscription.items.data[0]!.id;
  const change = (wanted: ReturnType<typeof price>) =>
    world.stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, ...wanted }],
      proration_behavior: "none",
    });
  const changed = await change(price(4000));
  expect(changed.items.data[0]).toMatchObject({ price: { unit_amount: 4000 }, plan: { amount: 4000 } });
  expect(await invoicesOf(subscription.id)).toHaveLength(1);
  await world.operate("/clock", { days: 32 });
  expect((await invoicesOf(subscription.id)).map(({ amount_paid }) => amount_paid)).toEqual([2500, 4000]);
  await change(price(4000, "week"));
  expect(await invoicesOf(subscription.id)).toHaveLength(3);
  const cancelled = await world.stripe.subscriptions.cancel(subscription.id);
  expect(cancelled).toMatchObject({ status: "canceled" });
  await world.operate("/clock", { days: 60 });
  expect(await invoicesOf(subscription.id)).toHaveLength(3);
  expect(await refusalOf(world.stripe.subscriptions.cancel(subscription.id))).toMatchObject({ statusCode: 404 });
});

test("a billing cycle anchor after the first renewal date is refused", async () => {
  const call = subscribe(await world.donor(), {
    billing_cycle_anchor: now() + 50 * DAY,
    proration_behavior: "none",
  });
  expect(await refusalOf(call)).toMatchObject({ param: "billing_cycle_anchor" });
});

test("the list contains canceled subscriptions only with status all", async () => {
  const donor = await world.donor();
  const { id } = await subscribe(donor);
  await subscribe(donor);
  await world.stripe.subscriptions.cancel(id);
  expect((await world.stripe.subscriptions.list({ customer: donor.customer })).data).toHaveLength(1);
  expect((await world.stripe.subscriptions.list({ customer: donor.customer, status: "all" })).data).toHaveLength(2);
});
