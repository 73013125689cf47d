import { addCard, listMethods, removeMethod } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testGiving } from "../../giving/testing/test-giving.ts";
import { askPaypal, atPaypal, CARDS, createTestPaypalDonor } from "../../giving/testing/create-test-paypal-donor.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

/** Moves both clocks: the server's and PayPal's. */
const later = async (minutes: number) => {
  giving.server.clock.now = new Date(giving.server.clock.now.getTime() + minutes * 60_000);
  await atPaypal(giving).operate("clock", { ms: minutes * 60_000 });
};

async function createTestSavedCard(number = CARDS.pays) {
  const donor = await createTestPaypalDonor(giving);
  const { order, give, token, personId } = donor;
  await give(10, await order(10, number, { save: true }));
  await giving.server.work();
  const { body } = await giving.server.call(listMethods, { token, params: { personId } });
  return { ...donor, methods: body, id: body[0]?.id ?? "" };
}

test("the card of an order is saved only if the donor asks for it", async () => {
  const { methods, order, give, donations, personId, token } = await createTestSavedCard();
  expect(methods).toMatchObject([
    {
      type: "paypal",
      provider: "paypal",
      name: "visa",
      last4: "1111",
      exp_month: 12,
      exp_year: 2035,
      status: "active",
    },
  ]);
  await give(20, await order(20, CARDS.pays, { save: false }));
  await give(30, await order(30, "5555555555554444", { save: true }));
  await giving.server.work();
  const saved = (await giving.server.call(listMethods, { token, params: { personId } })).body;
  expect(saved.map(({ last4 }) => last4).toSorted()).toEqual(["1111", "4444"]);
  expect(new Set(saved.map(({ customerId }) => customerId)).size).toBe(1);
  expect(await donations()).toHaveLength(3);
});

test("a saved card pays immediately, only for its owner, and a lost response leads to one gift", async () => {
  const { id, give, donations, captures, ledgerRest, church } = await createTestSavedCard();
  expect((await give(25, id)).body).toMatchObject({ status: "CREATED", paymentStatus: "succeeded" });
  const neighbour = (await church.person()).tokenFor("giving");
  expect((await give(25, id, { as: neighbour })).body).toMatchObject({ code: "method-not-found" });
  for (const [turn, more] of [{ done: true }, { done: false }].entries()) {
    await atPaypal(giving).injectFault("drop", "POST /v2/checkout/orders", more);
    expect((await give(40 + turn, id)).body).toMatchObject({ paymentStatus: "processing" });
    await later(5);
    await giving.server.recoverGifts();
  }
  expect((await donations()).map(({ amount }) => amount)).toEqual([1000, 2500, 4000, 4100]);
  expect(await captures()).toHaveLength(4);
  expect(await ledgerRest()).toBe(0);
});

test("a gift on a saved card whose idempotency key only returns an error is found in PayPal's report", async () => {
  const { id, give, donations, captures, ledgerRest } = await createTestSavedCard();
  await atPaypal(giving).injectFault("500-saved", "POST /v2/checkout/orders");
  expect((await give(25, id)).body).toMatchObject({ paymentStatus: "processing" });
  for (const minutes of [5, 400]) {
    await later(minutes);
    await giving.server.recoverGifts();
  }
  expect((await donations()).map(({ amount }) => amount)).toEqual([1000, 2500]);
  expect(await captures()).toHaveLength(2);
  expect(await ledgerRest()).toBe(0);
});

test("a gift with a saved card that the bank now declines fails", async () => {
  const { id, give, donations } = await createTestSavedCard("4000000000000341");
  expect((await give(25, id)).body).toMatchObject({ code: "gift-failed" });
  expect(await donations()).toHaveLength(1);
});

test("a saved card that was removed is deleted at PayPal too, and can no longer pay", async () => {
  const { id, methods, token, give, gateway } = await createTestSavedCard();
  const params = { id, customerId: methods[0]?.customerId ?? "" };
  const readAtPaypal = () => askPaypal(giving, gateway.publicKey, "GET", `/v3/vault/payment-tokens/${id}`);
  await expect(readAtPaypal()).resolves.toBeDefined();
  expect((await giving.server.call(removeMethod, { token, params })).status).toBe(200);
  await expect(readAtPaypal()).rejects.toThrow("answered 404");
  expect((await give(25, id)).body).toMatchObject({ code: "method-not-found" });
});

test("an account without a vault can create orders, but no orders that save a card", async () => {
  const { makeOrder, gateway, order, give } = await createTestPaypalDonor(giving);
  await atPaypal(giving).operate(`paypal/accounts/${gateway.publicKey}/vault`, { enabled: false });
  expect(await makeOrder(10, { save: true })).toMatchObject({ status: 402, body: { code: "cards-not-saved" } });
  expect((await give(10, await order(10))).body).toMatchObject({ status: "CREATED" });
});

test("a card cannot be saved at PayPal without a gift", async () => {
  const { token, personId, gateway } = await createTestPaypalDonor(giving);
  const body = { id: "pm_card_visa", personId, gatewayId: gateway.id, provider: "paypal" };
  expect((await giving.server.call(addCard, { token, body })).body).toMatchObject({
    raw: { message: "Payment processing unavailable" },
  });
});
