import { afterAll, beforeAll, expect, test } from "vitest";
import { idOf, openTestStripe, refusalOf, type TestStripe } from "../testing/open-test-stripe.ts";

let world: TestStripe;
beforeAll(async () => {
  world = await openTestStripe();
});
afterAll(() => world.discard());

const pay = (amount: number, payment_method = "pm_card_visa") =>
  world.stripe.paymentIntents.create({ amount, currency: "usd", payment_method, confirm: true });

test("a gift is refunded in parts, up to exactly its amount", async () => {
  const { refunds, charges } = world.stripe;
  const { id: payment_intent, latest_charge } = await pay(1030);
  const first = await refunds.create({ payment_intent, amount: 500, metadata: { why: "asked" } });
  expect(first).toMatchObject({ object: "refund", status: "succeeded", amount: 500, metadata: { why: "asked" } });
  expect(await refusalOf(refunds.create({ payment_intent, amount: 531 }))).toMatchObject({
    message: "Refund amount ($5.31) is greater than unrefunded amount on charge ($5.30)",
  });
  await refunds.create({ payment_intent, reason: "requested_by_customer" });
  const charge = await charges.retrieve(idOf(latest_charge), { expand: ["refunds"] });
  expect(charge).toMatchObject({ amount_refunded: 1030, refunded: true });
  expect(charge.refunds?.data.map(({ amount }) => amount)).toEqual([530, 500]);
  expect(await refusalOf(refunds.create({ payment_intent }))).toMatchObject({ code: "charge_already_refunded" });
});

test("an unpaid payment intent cannot be refunded", async () => {
  const { id } = await world.stripe.paymentIntents.create({ amount: 700, currency: "usd" });
  expect(await refusalOf(world.stripe.refunds.create({ payment_intent: id }))).toMatchObject({
    code: "charge_not_refundable",
  });
});

test("a refund to an expired or canceled card fails a day later, and the balance gets the money back", async () => {
  const { id: payment_intent } = await pay(800, await world.card("4000000000005126"));
  const { id } = await world.stripe.refunds.create({ payment_intent });
  await world.operate("/clock", { days: 1 });
  expect(await world.stripe.refunds.retrieve(id)).toMatchObject({
    status: "failed",
    failure_reason: "expired_or_canceled_card",
  });
  const { data } = await world.stripe.balanceTransactions.list({ source: id });
  expect(data.map(({ amount }) => amount)).toEqual([800, -800]);
});

test("a dispute withdraws the gift and a fee, and winning it returns the gift", async () => {
  const { id, latest_charge } = await pay(4000);
  await world.operate(`/stripe/${idOf(latest_charge)}/dispute`, { reason: "product_not_received" });
  const { data } = await world.stripe.disputes.list({ payment_intent: id });
  expect(data).toMatchObject([{ status: "needs_response", amount: 4000, reason: "product_not_received" }]);
  expect(await refusalOf(world.stripe.refunds.create({ payment_intent: id }))).toMatchObject({
    code: "charge_disputed",
  });
  const won = await world.stripe.disputes.update(data[0]!.id, { evidence: { uncategorized_text: "winning_evidence" } });
  expect(won).toMatchObject({ status: "won" });
  expect(won.balance_transactions.map(({ net }) => net)).toEqual([-5500, 4000]);
  expect((await world.stripe.refunds.create({ payment_intent: id })).status).toBe("succeeded");
});

test("the test card createDispute creates a dispute, and closing the dispute loses it", async () => {
  const { id } = await pay(2500, "pm_card_createDispute");
  const [dispute] = (await world.stripe.disputes.list({ payment_intent: id })).data;
  expect(await world.stripe.disputes.close(dispute!.id)).toMatchObject({ status: "lost" });
  expect((await world.operate(`/stripe/${dispute!.id}/win`)).status).toBe(400);
  const events = await world.events();
  expect(events).toEqual(
    expect.arrayContaining(["charge.dispute.created", "charge.dispute.funds_withdrawn", "charge.dispute.closed"]),
  );
});

test("a payout pays the whole balance, and its balance transactions add up", async () => {
  const other = world.sdk("sk_sandbox_payouts");
  for (const amount of [1000, 2500, 99_999]) {
    await other.paymentIntents.create({ amount, currency: "usd", payment_method: "pm_card_visa", confirm: true });
  }
  await world.operate("/clock", { days: 4 });
  const { data: payouts } = await other.payouts.list();
  expect(payouts).toMatchObject([{ status: "paid", amount: 1000 + 2500 + 99_999 - 59 - 103 - 2930 }]);
  const { data } = await other.balanceTransactions.list({ payout: payouts[0]!.id });
  expect(data).toHaveLength(4);
  expect(data.reduce((sum, { net }) => sum + net, 0)).toBe(0);
  expect(await other.balance.retrieve()).toMatchObject({ available: [{ amount: 0 }], pending: [{ amount: 0 }] });
});
