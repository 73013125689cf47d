import { addGateway } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testGiving } from "../../giving/testing/test-giving.ts";
import { atPaypal, CARDS, createTestPaypalDonor } from "../../giving/testing/create-test-paypal-donor.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

test("G1.04 G7.07 a gift by a PayPal order is captured once, recorded once, and balanced in the ledger", async () => {
  const { order, give, donations, captures, ledgerRest } = await createTestPaypalDonor(giving);
  const answer = await give(50, await order(50));
  expect(answer).toMatchObject({
    status: 200,
    body: { status: "CREATED", paymentStatus: "succeeded", provider: "paypal" },
  });
  expect(await donations()).toMatchObject([
    { amount: 5000, status: "succeeded", provider_fee: 175, method: "paypal", method_details: "visa 1111" },
  ]);
  expect(await captures()).toEqual([{ status: "COMPLETED", value: "50.00" }]);
  expect(await ledgerRest()).toBe(0);
});

test("an order is captured with the amount of the gift, whatever amount it was created with", async () => {
  const { order, give, donations, captures, ledgerRest } = await createTestPaypalDonor(giving);
  for (const [made, given] of [
    [0, 37.5],
    [10, 10.61],
  ] as const)
    expect((await give(given, await order(made))).body).toMatchObject({ status: "CREATED" });
  expect((await donations()).map(({ amount }) => amount)).toEqual([1061, 3750]);
  expect((await captures()).map(({ value }) => value).toSorted()).toEqual(["10.61", "37.50"]);
  expect(await ledgerRest()).toBe(0);
});

test("G8.01 a card that PayPal or the bank declines creates no donation, and the same order fails again", async () => {
  const { order, give, donations, intents, captures, ledgerRest } = await createTestPaypalDonor(giving);
  for (const number of [CARDS.refused, CARDS.declined]) {
    const id = await order(20, number);
    for (const _ of [1, 2]) {
      const { status, body } = await give(20, id);
      expect(status).toBe(200);
      expect(body).toMatchObject({ code: "gift-failed", raw: { message: expect.stringMatching(/./) } });
    }
  }
  expect((await intents()).map((intent) => intent["failure_code"])).toEqual(["5120", "INSTRUMENT_DECLINED"]);
  expect((await captures()).map(({ status }) => status)).toEqual(["DECLINED"]);
  expect(await donations()).toEqual([]);
  expect(await ledgerRest()).toBe(0);
});

test("3-D Secure: an order is captured only if the donor's bank authenticated the payment", async () => {
  const { order, give, donations, captures, intents } = await createTestPaypalDonor(giving);
  for (const number of [CARDS.silentlyFailed, CARDS.nobodyKnows])
    expect((await give(20, await order(20, number))).body).toMatchObject({ code: "gift-failed" });
  expect((await give(20, await order(20, CARDS.asks))).body).toMatchObject({ code: "gift-failed" });
  expect((await intents()).map((intent) => intent["failure_code"])).toEqual([
    "authentication-failed",
    "authentication-failed",
    "order-not-approved",
  ]);
  expect(await captures()).toEqual([]);
  for (const passed of [true, false]) {
    const orderId = await order(30, CARDS.asks);
    await atPaypal(giving).operate(`paypal/orders/${orderId}/secure`, { passed });
    expect((await give(30, orderId)).body).toMatchObject(passed ? { status: "CREATED" } : { code: "gift-failed" });
  }
  expect((await give(40, await order(40, CARDS.silentlyPassed))).body).toMatchObject({ status: "CREATED" });
  expect((await donations()).map(({ amount }) => amount)).toEqual([3000, 4000]);
});

test("25 concurrent requests with one order create one gift: with one key, without a key, and with a key for each", async () => {
  const keys: ((turn: number) => { key?: string })[] = [
    () => ({ key: "k" }),
    () => ({}),
    (turn) => ({ key: `k${turn}` }),
  ];
  for (const keyOf of keys) {
    const { order, give, donations, intents, captures } = await createTestPaypalDonor(giving);
    const id = await order(12.5);
    const answers = await Promise.all(Array.from({ length: 25 }, (_, turn) => give(12.5, id, keyOf(turn))));
    expect(new Set(answers.map(({ body }) => body.status))).toEqual(new Set(["CREATED"]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await donations()).toHaveLength(1);
    expect(await intents()).toHaveLength(1);
    expect(await captures()).toHaveLength(1);
  }
});

test("an order cannot pay a second gift: with another amount, later, or after a decline", async () => {
  const { order, give, donations, captures, typeCard } = await createTestPaypalDonor(giving);
  const id = await order(20);
  await give(20, id, { key: "one" });
  expect((await give(30, id, { key: "two" })).body).toMatchObject({ code: "gift-key-used" });
  giving.server.clock.now = new Date(giving.server.clock.now.getTime() + 120_000);
  expect((await give(20, id)).body).toMatchObject({ status: "CREATED" });
  const declined = await order(20, CARDS.refused);
  await give(20, declined);
  await typeCard(declined, CARDS.pays);
  expect((await give(20, declined)).body).toMatchObject({ code: "gift-failed" });
  expect(await donations()).toHaveLength(1);
  expect(await captures()).toHaveLength(1);
});

test("G6.02 an order of another person, gateway or church, or an unknown order, is refused", async () => {
  const mine = await createTestPaypalDonor(giving);
  const theirs = await createTestPaypalDonor(giving);
  const neighbour = (await mine.church.person()).tokenFor("giving");
  const id = await mine.order(20);
  const body = { provider: "paypal" as const };
  const second = (await giving.server.call(addGateway, { token: mine.settings, body })).body;
  const foreign = [
    await mine.give(20, id, { as: neighbour }),
    await mine.give(20, id, { gatewayId: second.id }),
    await mine.give(20, await theirs.order(20)),
    await theirs.give(20, id),
    await mine.give(20, "5O190127TN364715T"),
    await mine.give(20, ""),
  ];
  for (const answer of foreign) expect(answer).toMatchObject({ status: 200, body: { code: "method-not-found" } });
  expect(await mine.captures()).toEqual([]);
  expect(await mine.intents()).toEqual([]);
  expect((await mine.give(20, id)).body).toMatchObject({ status: "CREATED" });
});

test("an order whose custom id names another gift is not captured", async () => {
  const { order, give, rows, captures, intents } = await createTestPaypalDonor(giving);
  const id = await order(20);
  await rows("update gift_orders set id = 'renamed' where church_id = $1");
  expect((await give(20, id)).body).toMatchObject({ code: "gift-failed" });
  expect(await intents()).toMatchObject([{ failure_code: "order-of-another-gift" }]);
  expect(await captures()).toEqual([]);
});
