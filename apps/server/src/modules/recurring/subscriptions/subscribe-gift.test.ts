import { addBank, subscribeGift, verifyBank } from "@offertory/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestBank } from "../../giving/testing/create-test-bank.ts";
import { testGiving } from "../../giving/testing/test-giving.ts";
import { attend, createTestRecurring, holdWebhooks, later } from "./testing/create-test-recurring.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
  await holdWebhooks(giving);
});
afterAll(() => giving.close());

const DAY_MS = 86_400_000;

test("G7.08 G1.02 a monthly gift is paid immediately and again after a month", async () => {
  const donor = await createTestRecurring(giving);
  const { status, body } = await donor.subscribe(25);
  const { id: gatewayId } = donor.gateway;
  const answer = { id: expect.any(String), status: "active", paymentStatus: "active", provider: "stripe", gatewayId };
  expect([status, body]).toEqual([200, answer]);
  expect(await donor.donations()).toMatchObject([{ amount: 2500, provider_fee: 103, schedule_id: body.id }]);
  await giving.passDays(32);
  await attend(giving);
  expect(await donor.donations()).toMatchObject([{ amount: 2500 }, { amount: 2500, schedule_id: body.id }]);
  expect(await donor.ledgerRest()).toBe(0);
});

test("G9.02 a future start date is sent in milliseconds and returned in seconds, and nothing is paid before it", async () => {
  const donor = await createTestRecurring(giving);
  const today = new Date(giving.server.clock.now.toISOString().slice(0, 10));
  const anchor = today.getTime() + 10 * DAY_MS;
  expect((await donor.subscribe(30, { billing_cycle_anchor: anchor })).body).toMatchObject({ status: "active" });
  expect(await donor.list()).toMatchObject([{ billing_cycle_anchor: anchor / 1000, plan: { amount: 3000 } }]);
  expect(await donor.donations()).toEqual([]);
  await giving.passDays(9);
  await attend(giving);
  expect(await donor.donations()).toEqual([]);
  await giving.passDays(2);
  await attend(giving);
  // Midnight UTC is the evening before in America, but the gift is paid on the chosen date.
  expect(await donor.days()).toEqual([new Date(anchor).toISOString().slice(0, 10)]);
});

test("a past start begins now, a start beyond five years is refused, and the default interval is a month", async () => {
  const donor = await createTestRecurring(giving);
  const now = giving.server.clock.now.getTime();
  for (const anchor of [now - 400 * DAY_MS, now - 1000, now, -5]) {
    const { body } = await donor.subscribe(10, { billing_cycle_anchor: anchor, interval: null, key: `at ${anchor}` });
    expect(body).toMatchObject({ status: "active" });
  }
  expect(await donor.donations()).toHaveLength(4);
  expect((await donor.list())[0]).toMatchObject({ plan: { interval: "month", interval_count: 1 } });
  for (const anchor of [now + 2000 * DAY_MS, 9e15]) {
    const { status, body } = await donor.subscribe(10, { billing_cycle_anchor: anchor });
    expect([status, body]).toEqual([200, expect.objectContaining({ code: "start-date-invalid" })]);
  }
});

test("a repeated request creates one subscription, and the same key with another gift is refused", async () => {
  const donor = await createTestRecurring(giving);
  const first = await donor.subscribe(20, { key: "k" });
  expect((await donor.subscribe(20, { key: "k" })).body).toEqual(first.body);
  expect((await donor.subscribe(21, { key: "k" })).body).toMatchObject({ code: "gift-key-used" });
  const weekly = { interval: { interval: "week", interval_count: 1 } };
  expect((await donor.subscribe(20, { key: "k", ...weekly })).body).toMatchObject({ code: "gift-key-used" });
  const unnamed = await donor.subscribe(15);
  expect((await donor.subscribe(15)).body.id).toBe(unnamed.body.id);
  later(giving, 2);
  expect((await donor.subscribe(15)).body.id).not.toBe(unnamed.body.id);
  expect(await donor.donations()).toHaveLength(3);
});

test("a request that is repeated with its key on later days returns the same subscription", async () => {
  const donor = await createTestRecurring(giving);
  const now = giving.server.clock.now.getTime();
  const starts = [undefined, now, (Math.floor(now / DAY_MS) + 2) * DAY_MS];
  const send = (start: number | undefined) =>
    donor.subscribe(20, { key: `from ${start}`, ...(start && { billing_cycle_anchor: start }) });
  const ids: (string | undefined)[] = [];
  for (const start of starts) ids.push((await send(start)).body.id);
  for (let day = 0; day < 4; day += 1) {
    later(giving, 24 * 60);
    for (const [index, start] of starts.entries()) expect((await send(start)).body).toMatchObject({ id: ids[index] });
  }
  expect(await donor.atStripe()).toHaveLength(starts.length);
});

test("25 concurrent requests with one key create one subscription and one payment", async () => {
  const donor = await createTestRecurring(giving);
  const answers = await Promise.all(Array.from({ length: 25 }, () => donor.subscribe(40, { key: "once" })));
  expect(new Set(answers.map(({ body }) => `${body.id} ${body.status}`)).size).toBe(1);
  expect(await donor.subscriptions()).toMatchObject([{ status: "active" }]);
  expect(await donor.atStripe()).toHaveLength(1);
  expect(await donor.donations()).toHaveLength(1);
});

test("a declined card returns the reason, cancels the subscription at the provider, and frees the key", async () => {
  const donor = await createTestRecurring(giving, "pm_card_chargeCustomerFail");
  for (const _ of [1, 2]) {
    const { status, body } = await donor.subscribe(20, { key: "k" });
    const reason = "Your bank declined this card. Nothing was charged. Try another card or call your bank.";
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ code: "gift-failed", raw: { message: reason }, error: reason, message: reason }),
    ]);
  }
  expect(await donor.subscriptions()).toMatchObject([{ status: "cancelled" }, { status: "cancelled" }]);
  expect((await donor.atStripe()).map(({ status }) => status)).toEqual(["canceled", "canceled"]);
  expect(await donor.list()).toEqual([]);
  expect(await donor.donations()).toEqual([]);
});

test("3-D Secure: a recurring gift starts only after the challenge is completed", async () => {
  const donor = await createTestRecurring(giving, "pm_card_authenticationRequired");
  const { body } = await donor.subscribe(20, { key: "k" });
  const secret = body.clientSecret ?? "";
  expect(body).toMatchObject({ status: "requires_action", client_secret: secret });
  expect(secret).toMatch(/^pi_.*_secret_/);
  expect(await donor.list()).toEqual([]);
  expect((await donor.subscribe(20, { key: "k" })).body).toEqual(body);
  await giving.operate(secret.split("_secret_")[0] ?? "", "complete");
  expect((await donor.subscribe(20, { key: "k" })).body).toMatchObject({ id: body.id, status: "active" });
  expect(await donor.donations()).toHaveLength(1);
});

test("a recurring gift by bank account starts immediately, and its donation is recorded when the bank has paid", async () => {
  const donor = await createTestRecurring(giving);
  const token = donor.tokenFor("giving");
  const gatewayId = donor.gateway.id;
  const body = { id: await createTestBank(giving, donor.gateway), personId: donor.personId, gatewayId };
  const saved = (await giving.server.call(addBank, { token, body })).body;
  const id = saved.paymentMethod?.id ?? "";
  expect((await donor.subscribe(100, { id })).body).toMatchObject({ code: "bank-unverified" });
  const proof = { paymentMethodId: id, customerId: donor.customerId, amountData: { amounts: ["32", "45"] }, gatewayId };
  await giving.server.call(verifyBank, { token, body: proof });
  const begun = await donor.subscribe(100, { id });
  expect(begun.body).toMatchObject({ status: "active" });
  expect(await donor.list()).toMatchObject([{ default_source: id, default_payment_method: null }]);
  expect(await donor.donations()).toEqual([]);
  await giving.passDays(5);
  await giving.server.recoverGifts();
  expect(await donor.donations()).toMatchObject([{ amount: 10_000, provider_fee: 80, schedule_id: begun.body.id }]);
  await donor.end(begun.body.id);
});

test("3-D Secure: a failed or abandoned challenge cancels the recurring gift", async () => {
  const donor = await createTestRecurring(giving, "pm_card_authenticationRequired");
  const refused = await donor.subscribe(20, { key: "no" });
  await giving.operate(refused.body.clientSecret?.split("_secret_")[0] ?? "", "fail");
  expect((await donor.subscribe(20, { key: "no" })).body).toMatchObject({ code: "gift-failed" });
  await donor.subscribe(25, { key: "abandoned" });
  await giving.passDays(2);
  await attend(giving);
  await giving.server.recoverGifts();
  expect(await donor.subscriptions()).toMatchObject([{ status: "cancelled" }, { status: "cancelled" }]);
  expect(await donor.donations()).toEqual([]);
});

/** Whatever the provider answers, there is one subscription and one payment. */
describe("a subscription without a usable response from the provider", () => {
  const faults: [string, object][] = [
    ["drop", { times: 3 }],
    ["drop", { done: true, times: 3 }],
    ["500", { times: 3 }],
    ["502-html", { times: 3 }],
    ["502-json", { times: 3 }],
    ["502-json", { done: true, times: 3 }],
    ["200-empty", {}],
    ["200-empty", { done: true }],
  ];
  test.each(faults)("%s %j: stays processing, is retried, and is created once", async (kind, more) => {
    const donor = await createTestRecurring(giving);
    await giving.fault(kind, { match: "POST /v1/subscriptions", ...more });
    const { status, body } = await donor.subscribe(40, { key: "k" });
    expect([status, body]).toEqual([200, expect.objectContaining({ status: "processing" })]);
    await giving.clearFaults();
    later(giving, 5);
    await attend(giving);
    expect((await donor.subscribe(40, { key: "k" })).body).toMatchObject({ id: body.id, status: "active" });
    expect(await donor.atStripe()).toHaveLength(1);
    expect(await donor.donations()).toMatchObject([{ amount: 4000 }]);
    expect(await donor.ledgerRest()).toBe(0);
  });

  test("is not created again if the provider has already created it", async () => {
    const donor = await createTestRecurring(giving);
    await giving.fault("drop", { match: "POST /v1/subscriptions", done: true, times: 3 });
    await donor.subscribe(40, { key: "k" });
    await giving.clearFaults();
    for (const _ of [1, 2]) {
      later(giving, 5);
      await attend(giving);
    }
    expect(await donor.atStripe()).toHaveLength(1);
    expect(await donor.donations()).toHaveLength(1);
  });

  test("500-saved: is found at the provider after its idempotency key has expired", async () => {
    const donor = await createTestRecurring(giving);
    await giving.fault("500-saved", { match: "POST /v1/subscriptions" });
    await donor.subscribe(40, { key: "k" });
    await giving.clearFaults();
    for (const hours of [1, 24]) {
      later(giving, hours * 60);
      await attend(giving);
    }
    expect(await donor.atStripe()).toHaveLength(1);
    expect(await donor.subscriptions()).toMatchObject([{ status: "active" }]);
    expect(await donor.donations()).toHaveLength(1);
  });

  test("is canceled after its idempotency key has expired, if the provider never received it", async () => {
    const donor = await createTestRecurring(giving);
    await giving.fault("drop", { match: "POST /v1/subscriptions", times: 60 });
    const { body } = await donor.subscribe(40, { key: "k" });
    expect(body).toMatchObject({ status: "processing" });
    for (const minutes of [24 * 60, 5, 5, 5]) {
      later(giving, minutes);
      await attend(giving);
    }
    await giving.clearFaults();
    expect(await donor.atStripe()).toEqual([]);
    expect(await donor.subscriptions()).toMatchObject([{ status: "cancelled" }]);
  });
});

test("G6.02 G5.17 an invalid recurring gift is refused, and nothing is stored", async () => {
  const donor = await createTestRecurring(giving);
  const other = await createTestRecurring(giving);
  const wrong: [number, Record<string, unknown>, string][] = [
    [0.49, {}, "gift-too-small"],
    [10.005, {}, "amount-invalid"],
    [10, { funds: [{ id: other.fund.id, amount: 10 }] }, "fund-not-found"],
    [10, { funds: [{ id: donor.fund.id, amount: 11 }] }, "gift-sums-differ"],
    [10, { id: other.methodId }, "method-not-found"],
    [10, { gatewayId: other.gateway.id }, "gateway-not-found"],
  ];
  for (const [amount, more, code] of wrong) {
    const { status, body } = await donor.subscribe(amount, more);
    expect([status, body]).toEqual([200, expect.objectContaining({ code })]);
  }
  for (const interval of [
    { interval: "weeks", interval_count: 1 },
    { interval: "week", interval_count: 0 },
  ]) {
    expect((await donor.subscribe(10, { interval })).status).toBe(400);
  }
  const anonymous = {
    amount: 10,
    id: donor.methodId,
    funds: [{ id: donor.fund.id, amount: 10 }],
    churchId: donor.churchId,
  };
  const { status, body } = await giving.server.call(subscribeGift, { body: anonymous });
  expect([status, body]).not.toEqual([200, expect.objectContaining({ status: "active" })]);
  expect(await donor.subscriptions()).toEqual([]);
  expect(await donor.intents()).toEqual([]);
});
