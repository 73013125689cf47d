import { afterAll, beforeAll, expect, test } from "vitest";
import { compareRecords, NO_DIFFERENCES } from "../../giving/testing/compare-records.ts";
import { testGiving } from "../../giving/testing/test-giving.ts";
import { attend, createTestRecurring, later } from "../subscriptions/testing/create-test-recurring.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

const DECLINES = "pm_card_chargeCustomerFail";
/** Four weeks, because months differ in length; the provider tries again 3, 8 and 15 days after the first try. */
const FOUR_WEEKLY = { interval: { interval: "week", interval_count: 4 } };

const ask = async (path: string, body: object = {}) =>
  fetch(`${giving.sandboxUrl}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/**
 * Delivers the webhooks that were held. Their signatures have the real time, so the clock shows it while they arrive;
 * they are handled at the moved time.
 */
async function deliver(churchId: string, options: object) {
  const { clock, database } = giving.server;
  const moved = clock.now;
  clock.now = new Date();
  await ask("/webhooks/release", options);
  const waiting = async () =>
    JSON.parse(await (await fetch(`${giving.sandboxUrl}/api/webhooks?limit=1`)).text()).waiting;
  await expect.poll(waiting).toBe(0);
  clock.now = moved;
  await giving.server.work();
  const open = "select event_id from webhook_inbox where church_id = $1 and worked_at is null";
  expect((await database.pool.query(open, [churchId])).rows).toEqual([]);
}

test.each(["as-held", "reversed", "shuffled"])(
  "each payment of a subscription creates one donation when webhooks arrive %s and three times each",
  async (order) => {
    const donor = await createTestRecurring(giving);
    await ask("/webhooks/hold");
    const { body } = await donor.subscribe(25);
    await giving.passDays(63);
    await deliver(donor.churchId, { order, copies: 3 });
    expect(await donor.donations()).toMatchObject([
      { amount: 2500, schedule_id: body.id },
      { amount: 2500, schedule_id: body.id },
      { amount: 2500, schedule_id: body.id },
    ]);
    await attend(giving);
    expect(await donor.donations()).toHaveLength(3);
    expect(new Set(await donor.days()).size).toBe(3);
    expect(await donor.ledgerRest()).toBe(0);
  },
  40_000,
);

test("webhooks of a subscription whose response was lost activate it and record one donation", async () => {
  const donor = await createTestRecurring(giving);
  await giving.fault("drop", { match: "POST /v1/subscriptions", done: true, times: 3 });
  await ask("/webhooks/hold");
  expect((await donor.subscribe(25, { key: "k" })).body).toMatchObject({ status: "processing" });
  await giving.clearFaults();
  await deliver(donor.churchId, {});
  expect(await donor.donations()).toHaveLength(1);
  expect((await donor.subscribe(25, { key: "k" })).body).toMatchObject({ status: "active" });
  expect(await donor.donations()).toHaveLength(1);
});

test("two workers and webhooks that run concurrently record a renewal once", async () => {
  const donor = await createTestRecurring(giving);
  await ask("/webhooks/hold");
  await donor.subscribe(25);
  await giving.passDays(32);
  const another = giving.server.another();
  await Promise.all([
    attend(giving),
    another.tasks["giving-recurring"]?.({}),
    deliver(donor.churchId, { order: "shuffled", copies: 2 }),
  ]);
  await giving.server.work();
  expect(await donor.donations()).toHaveLength(2);
  expect(await donor.ledgerRest()).toBe(0);
});

test("renewals that were missed for months are recorded later, each in the month of its payment", async () => {
  const donor = await createTestRecurring(giving);
  await donor.subscribe(25);
  await giving.passDays(100);
  await attend(giving);
  const days = await donor.days();
  expect(days).toHaveLength(4);
  expect(new Set(days.map((day: string) => day.slice(0, 7))).size).toBe(4);
});

test("a declined renewal makes the gift past due and is reported once for each try; a new card makes it active again", async () => {
  const donor = await createTestRecurring(giving);
  const { body } = await donor.subscribe(25, FOUR_WEEKLY);
  const bad = await donor.addCard(DECLINES);
  expect((await donor.change({ id: body.id, default_payment_method: bad })).status).toBe(200);
  await giving.passDays(29);
  await attend(giving);
  await attend(giving);
  expect(await donor.list()).toMatchObject([{ status: "past_due" }]);
  expect(await donor.subscriptions()).toMatchObject([{ tries: 1, failure: "Your card was declined." }]);
  expect(await donor.donations()).toHaveLength(1);
  const notifiedTries = "select notified_tries from renewals where church_id = $1 order by notified_tries";
  expect(await donor.rows(notifiedTries)).toEqual([{ notified_tries: 0 }, { notified_tries: 1 }]);
  await giving.passDays(4);
  await attend(giving);
  expect(await donor.rows(notifiedTries)).toEqual([{ notified_tries: 0 }, { notified_tries: 2 }]);

  const changed = await donor.change({ id: body.id, default_payment_method: donor.methodId });
  expect(changed.body).toMatchObject([{ status: "active", default_payment_method: donor.methodId }]);
  expect(await donor.donations()).toMatchObject([{ amount: 2500 }, { amount: 2500 }]);
  await giving.passDays(29);
  await attend(giving);
  expect(await donor.donations()).toHaveLength(3);
  expect(await donor.ledgerRest()).toBe(0);
});

test("a renewal that the provider's own retry pays is recorded without a webhook", async () => {
  const donor = await createTestRecurring(giving);
  const { body } = await donor.subscribe(25, FOUR_WEEKLY);
  const bad = await donor.addCard(DECLINES);
  await donor.change({ id: body.id, default_payment_method: bad });
  await giving.passDays(29);
  await attend(giving);
  const [row] = await donor.subscriptions();
  await donor.stripe("POST", `/v1/subscriptions/${row.provider_id}`, `default_payment_method=${donor.methodId}`);
  await giving.passDays(4);
  await attend(giving);
  expect(await donor.list()).toMatchObject([{ status: "active" }]);
  expect(await donor.donations()).toHaveLength(2);
});

test("a subscription ends after the last try, here and at the provider", async () => {
  const donor = await createTestRecurring(giving);
  const { body } = await donor.subscribe(25, FOUR_WEEKLY);
  await donor.change({ id: body.id, default_payment_method: await donor.addCard(DECLINES) });
  await giving.passDays(28);
  const another = giving.server.another();
  const published: object[] = [];
  another.giving.publish = async (_tx, { name }, update) => void (name === "renewal-failed" && published.push(update));
  for (const days of [1, 3, 5, 7, 2]) {
    await giving.passDays(days);
    for (const _ of [1, 2]) {
      await another.tasks["giving-recurring"]?.({});
      later(giving, 7 * 60);
    }
  }
  const { churchId } = donor;
  const update = (final: boolean) => ({ churchId, subscriptionId: body.id, intentId: expect.any(String), final });
  expect(published.filter((each) => "churchId" in each && each.churchId === churchId)).toEqual([
    update(false),
    update(false),
    update(false),
    update(true),
  ]);
  expect(await donor.subscriptions()).toMatchObject([{ status: "cancelled" }]);
  expect(await donor.list()).toEqual([]);
  expect(await donor.atStripe()).toMatchObject([{ status: "canceled" }]);
  expect(await donor.donations()).toHaveLength(1);
  expect((await donor.change({ id: body.id, default_payment_method: donor.methodId })).status).toBe(404);
});

test("a subscription at another church's account that names this church's subscription id creates no donation", async () => {
  const mine = await createTestRecurring(giving);
  const theirs = await createTestRecurring(giving);
  await ask("/webhooks/hold");
  const { body } = await mine.subscribe(25);
  // The other account has a subscription with our subscription's id in its metadata.
  const product = "id=prod_x&name=x";
  await theirs.stripe("POST", "/v1/products", product);
  const price =
    "items[0][price_data][currency]=usd&items[0][price_data][unit_amount]=900000&items[0][price_data][product]=prod_x";
  const rest = `items[0][price_data][recurring][interval]=month&metadata[subscriptionId]=${body.id}`;
  const payer = `customer=${theirs.customerId}&default_payment_method=${theirs.methodId}`;
  expect(await theirs.stripe("POST", "/v1/subscriptions", `${payer}&${price}&${rest}`)).toMatchObject({
    status: "active",
  });
  await deliver(theirs.churchId, {});
  expect(await theirs.donations()).toEqual([]);
  expect(await mine.donations()).toMatchObject([{ amount: 2500 }]);
});

test("ending a recurring gift after weeks without webhooks records all of its payments", async () => {
  const donor = await createTestRecurring(giving);
  await ask("/webhooks/hold");
  const { body } = await donor.subscribe(25, { interval: { interval: "week", interval_count: 1 } });
  await giving.passDays(36);
  expect((await donor.end(body.id)).body).toEqual({ ended: true });
  await attend(giving);
  expect(await donor.donations()).toHaveLength(6);
  expect(await compareRecords(giving, donor.churchId)).toEqual(NO_DIFFERENCES);
  await ask("/webhooks/release", {});
});
