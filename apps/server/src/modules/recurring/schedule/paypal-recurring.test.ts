import { changeSubscriptions, listSubscriptions } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { approveAtPaypal } from "../../../../../../tools/test/approve-at-paypal.ts";
import { testGiving } from "../../giving/testing/test-giving.ts";
import { atPaypal, CARDS } from "../../giving/testing/create-test-paypal-donor.ts";
import { createTestPaypalSubscriber } from "../subscriptions/testing/create-test-paypal-subscriber.ts";
import { attend } from "../subscriptions/testing/create-test-recurring.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

test("G7.08 a recurring PayPal gift starts with an order and continues with the card that the order saved", async () => {
  const donor = await createTestPaypalSubscriber(giving);
  const order = await donor.order(30, CARDS.pays, { save: true });
  const { body } = await donor.subscribe(30, order);
  expect(body).toMatchObject({ status: "CREATED", paymentStatus: "active", provider: "paypal" });
  expect((await donor.subscribe(30, order)).body.id).toBe(body.id);
  expect(await donor.donations()).toMatchObject([{ amount: 3000 }]);
  await giving.server.work();
  await giving.passDays(1);
  await attend(giving);
  const [{ method_id: saved, customer_id: customerId }] = await donor.subscriptions();
  expect([saved === order, customerId === ""]).toEqual([false, false]);
  await giving.passDays(31);
  await attend(giving);
  await attend(giving);
  expect(await donor.donations()).toMatchObject([{ amount: 3000 }, { amount: 3000 }]);
  expect(await donor.captures()).toMatchObject([{ value: "30.00" }, { value: "30.00" }]);
  expect(await donor.ledgerRest()).toBe(0);
});

test("G7.08 a recurring gift from a PayPal or Venmo account saves the account with the first gift and charges it later", async () => {
  for (const fundingSource of ["paypal", "venmo"] as const) {
    const donor = await createTestPaypalSubscriber(giving);
    const order = (await donor.makeOrder(30, { save: true, fundingSource })).body.id;
    await approveAtPaypal(giving, fundingSource, order);
    expect((await donor.subscribe(30, order)).body).toMatchObject({ status: "CREATED", paymentStatus: "active" });
    await giving.server.work();
    const name = fundingSource === "venmo" ? "Venmo" : "PayPal";
    const methods = "select name, last4, holder_name, status from payment_methods where church_id = $1";
    expect(await donor.rows(methods)).toEqual([{ name, last4: "", holder_name: "Pat Payer", status: "active" }]);
    await giving.passDays(1);
    await attend(giving);
    await atPaypal(giving).injectFault("drop", "POST /v2/checkout/orders", { done: true });
    await giving.passDays(31);
    for (const _ of [1, 2]) {
      await attend(giving);
      giving.server.clock.now = new Date(giving.server.clock.now.getTime() + 1_200_000);
      await giving.server.recoverGifts();
    }
    expect(await donor.donations()).toMatchObject([
      { amount: 3000, method_details: name },
      { amount: 3000, method_details: name },
    ]);
    expect(await donor.captures()).toMatchObject([{ value: "30.00" }, { value: "30.00" }]);
    expect(await donor.ledgerRest()).toBe(0);
  }
});

test("a saved PayPal account that is declined later makes the recurring gift past due", async () => {
  const donor = await createTestPaypalSubscriber(giving);
  const order = (await donor.makeOrder(30, { save: true, fundingSource: "paypal" })).body.id;
  await approveAtPaypal(giving, "paypal", order, { funding: "later" });
  await donor.subscribe(30, order);
  await giving.passDays(1);
  await attend(giving);
  await giving.passDays(31);
  await attend(giving);
  expect(await donor.subscriptions()).toMatchObject([{ status: "past_due" }]);
  expect(await donor.donations()).toHaveLength(1);
});

test("an order without a saved card, or with a later start date, creates no subscription and no charge", async () => {
  const donor = await createTestPaypalSubscriber(giving);
  const plain = await donor.order(30);
  expect((await donor.subscribe(30, plain)).body).toMatchObject({ code: "recurring-not-offered" });
  const saving = await donor.order(30, CARDS.pays, { save: true });
  const soon = giving.server.clock.now.getTime() + 10 * 86_400_000;
  const { body } = await donor.subscribe(30, saving, { billing_cycle_anchor: soon });
  expect(body).toMatchObject({ code: "recurring-not-offered" });
  expect(await donor.subscriptions()).toEqual([]);
  expect(await donor.captures()).toEqual([]);
});

test("a recurring gift with a card saved at PayPal is charged immediately and when it is due, and can be changed", async () => {
  const donor = await createTestPaypalSubscriber(giving);
  const order = await donor.order(10, CARDS.pays, { save: true });
  await donor.give(10, order);
  await giving.server.work();
  const [method] = await donor.rows("select id, customer_id from payment_methods where church_id = $1");
  const { body } = await donor.subscribe(15, String(method.id), { interval: { interval: "week", interval_count: 1 } });
  expect(body).toMatchObject({ status: "CREATED" });
  const params = { customerId: method.customer_id };
  const listed = await giving.server.call(listSubscriptions, { token: donor.token, params });
  expect(listed.body.data).toMatchObject([
    { id: body.id, provider: "paypal", plan: { amount: 1500, interval: "week" } },
  ]);
  const change = [{ id: body.id, funds: [{ id: donor.fund.id, amount: 20 }] }];
  expect((await giving.server.call(changeSubscriptions, { token: donor.token, body: change })).status).toBe(200);
  await giving.passDays(8);
  await attend(giving);
  expect((await donor.donations()).map(({ amount }: { amount: number }) => amount)).toEqual([1000, 1500, 2000]);
});

test("a card that PayPal declines starts no recurring gift", async () => {
  const donor = await createTestPaypalSubscriber(giving);
  const order = await donor.order(30, CARDS.declined, { save: true });
  expect((await donor.subscribe(30, order)).body).toMatchObject({ code: "gift-failed" });
  expect(await donor.subscriptions()).toMatchObject([{ status: "cancelled" }]);
  expect(await donor.donations()).toEqual([]);
});
