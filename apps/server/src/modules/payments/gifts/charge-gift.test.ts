import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

test("G1.01 G7.07 a gift by a saved card is charged once, recorded once, and balanced in the ledger", async () => {
  const { churchId, saved, give, donations, ledgerRest } = await createTestDonor(giving.server);
  expect(saved).toMatchObject({
    status: 200,
    body: { paymentMethod: { type: "card", last4: "4242", status: "active" } },
  });
  expect(await give(25)).toMatchObject({ status: 200, body: { status: "succeeded", provider: "stripe" } });
  expect(await donations()).toMatchObject([{ amount: 2500, status: "succeeded", provider_fee: 103 }]);
  const { rows } = await giving.server.database.pool.query(
    "select account, sum(amount)::int as amount from ledger where church_id = $1 group by account order by account",
    [churchId],
  );
  expect(rows).toEqual([
    { account: "fees", amount: 103 },
    { account: "fund", amount: -2500 },
    { account: "provider", amount: 2397 },
  ]);
  expect(await ledgerRest()).toBe(0);
});

test("25 concurrent requests for the same gift create one gift, with and without an idempotency key", async () => {
  for (const key of ["a-key", undefined]) {
    const { give, donations, intents } = await createTestDonor(giving.server);
    const answers = await Promise.all(Array.from({ length: 25 }, () => give(12.5, key ? { key } : {})));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.status))).toEqual(new Set(["succeeded"]));
    expect(await donations()).toHaveLength(1);
    expect(await intents()).toHaveLength(1);
  }
});

test("an idempotency key that is reused with another amount is refused, and the first gift stays unchanged", async () => {
  const { give, donations } = await createTestDonor(giving.server);
  await give(10, { key: "k" });
  const other = await give(20, { key: "k" });
  expect(other).toMatchObject({ status: 200, body: { code: "gift-key-used", raw: { message: expect.any(String) } } });
  expect(await donations()).toMatchObject([{ amount: 1000 }]);
});

test("the same gift without an idempotency key is a new gift after a minute", async () => {
  const { give, donations } = await createTestDonor(giving.server);
  await give(10);
  giving.server.clock.now = new Date(giving.server.clock.now.getTime() + 61_000);
  expect(await give(10)).toMatchObject({ status: 200, body: { status: "succeeded" } });
  expect(await donations()).toHaveLength(2);
});

test("G8.01 a declined card says what to do, creates no donation, and frees the idempotency key", async () => {
  const { give, donations, intents, ledgerRest } = await createTestDonor(giving.server, "pm_card_chargeCustomerFail");
  for (const _ of [1, 2]) {
    const { status, body } = await give(10, { key: "k" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      code: "gift-failed",
      raw: { message: "Your bank declined this card. Nothing was charged. Try another card or call your bank." },
      error: "Your bank declined this card. Nothing was charged. Try another card or call your bank.",
      values: { reason: "card-refused" },
    });
  }
  expect(await donations()).toEqual([]);
  expect(await intents()).toMatchObject([{ status: "failed" }, { status: "failed" }]);
  expect(await ledgerRest()).toBe(0);
});

test("G5.01 G5.17 a gift with an invalid amount, fund, sum or card is refused without a payment intent", async () => {
  const { give, intents, fund } = await createTestDonor(giving.server);
  const wrong: [number, Record<string, unknown>, string][] = [
    [0.49, {}, "gift-too-small"],
    [0, {}, "gift-too-small"],
    [-5, {}, "gift-too-small"],
    [10.005, {}, "amount-invalid"],
    [1e12, {}, "amount-invalid"],
    [10, { funds: [] }, "fund-not-found"],
    [10, { funds: [{ id: "elsewhere", amount: 10 }] }, "fund-not-found"],
    [10, { funds: [{ id: fund.id, amount: 11 }] }, "gift-sums-differ"],
    [100, { funds: [{ id: fund.id, amount: 10 }] }, "gift-sums-differ"],
    [10, { funds: [{ id: fund.id, amount: -10 }] }, "amount-invalid"],
    [10, { id: "pm_somebody_elses" }, "method-not-found"],
  ];
  for (const [amount, more, code] of wrong) {
    const { status, body } = await give(amount, more);
    expect([amount, more, status, body]).toEqual([amount, more, 200, expect.objectContaining({ code })]);
  }
  const small = await give(0.49);
  expect(small.body).toMatchObject({ error: "Donation amount must be greater than $0.50" });
  expect(await intents()).toEqual([]);
});

test("G6.02 a gift with another person's card is refused", async () => {
  const theirs = await createTestDonor(giving.server);
  const mine = await createTestDonor(giving.server);
  const refused = await mine.give(10, { id: theirs.saved.body.paymentMethod.id });
  expect(refused.body).toMatchObject({ code: "method-not-found" });
  const neighbour = (await theirs.church.person()).tokenFor("giving");
  expect((await theirs.give(10, {}, neighbour)).body).toMatchObject({ code: "method-not-found" });
  expect(await theirs.donations()).toEqual([]);
});
