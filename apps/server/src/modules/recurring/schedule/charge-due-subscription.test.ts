import { afterAll, beforeAll, expect, test } from "vitest";
import { testGiving } from "../../giving/testing/test-giving.ts";
import { settleDue } from "./settle-due.ts";
import { createTestRecurring, holdWebhooks } from "../subscriptions/testing/create-test-recurring.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
/** A second server whose Stripe adapter has no subscriptions, so that it uses our own scheduler. */
let own: ReturnType<Awaited<ReturnType<typeof testGiving>>["server"]["another"]>;
beforeAll(async () => {
  giving = await testGiving();
  await holdWebhooks(giving);
  own = giving.server.another();
  delete own.giving.providers.stripe.recurring;
});
afterAll(() => giving.close());

const DECLINES = "pm_card_chargeCustomerFail";
const attend = () => own.tasks["giving-recurring"]?.({});
const at = (time: string) => {
  giving.server.clock.now = new Date(time);
};
const donorIn = async (zone: string, card?: string) => {
  const donor = await createTestRecurring(giving, card, own);
  await giving.server.database.pool.query("update churches set time_zone = $2 where id = $1", [donor.churchId, zone]);
  return donor;
};
const dues = "select due_on, status from payment_intents where church_id = $1 order by created_at, due_on";

test("our own scheduler charges on each due day, also at month ends, and creates no subscription at the provider", async () => {
  at("2027-01-31T18:00:00Z");
  const donor = await donorIn("America/Chicago");
  expect((await donor.subscribe(25)).body).toMatchObject({ status: "active" });
  expect(await donor.donations()).toMatchObject([{ amount: 2500, donated_on: "2027-01-31" }]);
  at("2027-02-28T05:59:00Z");
  await attend();
  expect(await donor.donations()).toHaveLength(1);
  for (const day of ["2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"]) {
    at(`${day}T06:01:00Z`);
    await attend();
    await attend();
  }
  expect(await donor.days()).toEqual(["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"]);
  expect(await donor.atStripe()).toEqual([]);
  expect(await donor.ledgerRest()).toBe(0);
});

test("a due day begins at midnight in the church's time zone, also when its clocks change", async () => {
  at("2027-03-07T15:00:00Z");
  const donor = await donorIn("America/New_York");
  await donor.subscribe(10, { interval: { interval: "week", interval_count: 1 } });
  // The clocks go forward on the 14th at 2:00: that day begins at 5:00 UTC, the next Sunday at 4:00 UTC.
  for (const [before, after] of [
    ["2027-03-14T04:59:00Z", "2027-03-14T05:00:00Z"],
    ["2027-03-21T03:59:00Z", "2027-03-21T04:00:00Z"],
  ] as const) {
    const paid = (await donor.donations()).length;
    at(before);
    await attend();
    expect(await donor.donations()).toHaveLength(paid);
    at(after);
    await attend();
    expect(await donor.donations()).toHaveLength(paid + 1);
  }
  expect(await donor.days()).toEqual(["2027-03-07", "2027-03-14", "2027-03-21"]);
});

test("missed payments are charged once, and later due days stay the same", async () => {
  at("2027-06-10T12:00:00Z");
  const donor = await donorIn("UTC");
  await donor.subscribe(25);
  at("2027-10-20T12:00:00Z");
  for (const _ of [1, 2, 3]) await attend();
  expect(await donor.donations()).toHaveLength(2);
  expect(await donor.rows(dues)).toMatchObject([{ due_on: "2027-06-10" }, { due_on: "2027-10-10" }]);
  expect(await donor.subscriptions()).toMatchObject([{ due_on: "2027-11-10" }]);
});

test("a subscription that starts in the future is charged on its start day and not before", async () => {
  at("2027-06-10T12:00:00Z");
  const donor = await donorIn("Pacific/Auckland");
  const anchor = Date.parse("2027-06-30T00:00:00Z");
  expect((await donor.subscribe(25, { billing_cycle_anchor: anchor })).body).toMatchObject({ status: "active" });
  at("2027-06-29T11:59:00Z");
  await attend();
  expect(await donor.donations()).toEqual([]);
  at("2027-06-29T12:00:00Z");
  await attend();
  expect(await donor.days()).toEqual(["2027-06-30"]);
});

test("two servers that run at the same time charge a due payment once", async () => {
  at("2027-06-10T12:00:00Z");
  const donor = await donorIn("UTC");
  await donor.subscribe(25);
  at("2027-07-10T12:00:00Z");
  const second = giving.server.another();
  delete second.giving.providers.stripe.recurring;
  await Promise.all([
    attend(),
    second.tasks["giving-recurring"]?.({}),
    attend(),
    second.tasks["giving-recurring"]?.({}),
  ]);
  expect(await donor.donations()).toHaveLength(2);
  expect(await donor.rows(dues)).toHaveLength(2);
});

test("a payment whose response was lost is not charged again and counts for its due day", async () => {
  at("2027-06-10T12:00:00Z");
  const donor = await donorIn("UTC");
  await donor.subscribe(25);
  at("2027-07-10T12:00:00Z");
  await giving.fault("drop", { done: true, times: 3 });
  await attend();
  expect(await donor.donations()).toHaveLength(1);
  await giving.clearFaults();
  at("2027-07-10T12:30:00Z");
  await attend();
  await giving.server.recoverGifts();
  at("2027-07-10T13:00:00Z");
  await attend();
  expect(await donor.donations()).toHaveLength(2);
  expect(await donor.rows(dues)).toHaveLength(2);
  expect(await donor.subscriptions()).toMatchObject([{ status: "active", due_on: "2027-08-10" }]);
});

test("a declined first payment cancels the subscription", async () => {
  const donor = await donorIn("UTC", DECLINES);
  expect((await donor.subscribe(20)).body).toMatchObject({
    code: "gift-failed",
    error: expect.stringMatching(/^Your bank declined this card/),
  });
  expect(await donor.subscriptions()).toMatchObject([{ status: "cancelled" }]);
});

test("a declined renewal is tried four times, and then the subscription ends", async () => {
  at("2027-06-10T12:00:00Z");
  const donor = await donorIn("UTC");
  const { body } = await donor.subscribe(25);
  await donor.change({ id: body.id, default_payment_method: await donor.addCard(DECLINES) });
  const { publish } = own.giving;
  const published: object[] = [];
  own.giving.publish = async (_tx, { name }, update) => void (name === "renewal-failed" && published.push(update));
  for (let day = 1; day <= 40; day += 1) {
    at(new Date(Date.parse("2027-07-09T12:00:00Z") + day * 86_400_000).toISOString());
    await attend();
  }
  own.giving.publish = publish;
  const { churchId } = donor;
  const update = (final: boolean) => ({ churchId, subscriptionId: body.id, intentId: expect.any(String), final });
  expect(published).toEqual([update(false), update(false), update(false), update(true)]);
  const failed = (await donor.rows(dues)).filter(({ status }: { status: string }) => status !== "succeeded");
  expect(failed).toHaveLength(4);
  expect(await donor.subscriptions()).toMatchObject([{ status: "cancelled", tries: 4 }]);
  expect(await donor.donations()).toHaveLength(1);
});

test("a declined payment that two processes settle counts as one try and is published once", async () => {
  at("2027-06-10T12:00:00Z");
  const donor = await donorIn("UTC");
  const { body } = await donor.subscribe(25);
  await donor.change({ id: body.id, default_payment_method: await donor.addCard(DECLINES) });
  at("2027-07-10T12:00:00Z");
  const before = await own.giving.subscriptions.find(donor.churchId, body.id);
  const { publish } = own.giving;
  let published = 0;
  own.giving.publish = async (_tx, { name }) => void (name === "renewal-failed" && (published += 1));
  await attend();
  const failed = "select id from payment_intents where church_id = $1 and status = 'failed'";
  const [found]: { id: string }[] = await donor.rows(failed);
  const payment = await own.giving.intents.get(donor.churchId, found!.id);
  // The second process read the subscription before the first one had settled the payment.
  const after = await settleDue(own.giving, before!, payment);
  own.giving.publish = publish;
  expect(after).toMatchObject({ status: "past_due", tries: 1 });
  expect(published).toBe(1);
});

test("a replaced card pays the open payment immediately and only once", async () => {
  at("2027-06-10T12:00:00Z");
  const donor = await donorIn("UTC");
  const { body } = await donor.subscribe(25);
  await donor.change({ id: body.id, default_payment_method: await donor.addCard(DECLINES) });
  at("2027-07-10T12:00:00Z");
  await attend();
  expect(await donor.list()).toMatchObject([{ status: "past_due" }]);
  at("2027-07-11T12:00:00Z");
  const changed = await donor.change({
    id: body.id,
    default_payment_method: await donor.addCard("pm_card_mastercard"),
  });
  expect(changed.body).toMatchObject([{ status: "active" }]);
  for (const day of [12, 20, 30]) {
    at(`2027-07-${day}T12:00:00Z`);
    await attend();
  }
  expect(await donor.donations()).toHaveLength(2);
  expect(await donor.subscriptions()).toMatchObject([{ due_on: "2027-08-10", tries: 0 }]);
});

test("a changed amount applies from the next payment on, and an ended subscription is never charged again", async () => {
  at("2027-06-10T12:00:00Z");
  const donor = await donorIn("UTC");
  const { body } = await donor.subscribe(25);
  await donor.change({ id: body.id, funds: [{ id: donor.fund.id, amount: 40 }] });
  at("2027-07-10T12:00:00Z");
  await attend();
  expect((await donor.donations()).map(({ amount }: { amount: number }) => amount)).toEqual([2500, 4000]);
  await donor.end(body.id);
  at("2027-09-10T12:00:00Z");
  await attend();
  expect(await donor.donations()).toHaveLength(2);
});
