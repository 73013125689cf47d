import { can, readReconciliation, refundDonation, startReconciliation } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pollEvents } from "../../payments/index.ts";
import { recoverRefunds } from "../../refunds/index.ts";
import { deliverWebhooks } from "../../giving/testing/compare-records.ts";
import { testGiving } from "../../giving/testing/test-giving.ts";
import {
  askPaypal,
  atPaypal,
  createTestPaypalDonor,
  redirectWebhooks,
} from "../../giving/testing/create-test-paypal-donor.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

const UNREACHABLE_URL = "http://127.0.0.1:9/nowhere";
const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function createTestGift(amount: number) {
  const donor = await createTestPaypalDonor(giving);
  const { church, rows, gateway } = donor;
  await donor.give(amount, await donor.order(amount));
  const treasurer = await church.person({ permissions: [can.editDonations, can.viewDonations] });
  const token = treasurer.tokenFor("giving");
  const [gift] = await rows("select id, transaction_id from donations where church_id = $1");
  const captureId: string = gift.transaction_id;
  return {
    ...donor,
    captureId,
    refund: (body: object) => giving.server.call(refundDonation, { token, params: { id: gift.id }, body }),
    inFunds: async () =>
      (await rows("select -sum(amount)::int as sum from ledger where church_id = $1 and account = 'fund'"))[0].sum,
    /** The balance that PayPal's account should have by our ledger, without payouts. */
    owed: async () =>
      (await rows("select sum(amount)::int as sum from ledger where church_id = $1 and account = 'provider'"))[0].sum,
    async dispute(): Promise<string> {
      await atPaypal(giving).operate(`paypal/captures/${captureId}/dispute`);
      const path = `/v1/customer/disputes?disputed_transaction_id=${captureId}`;
      return (await askPaypal(giving, gateway.publicKey, "GET", path)).items?.[0]?.dispute_id ?? "";
    },
    async compare() {
      const body = { from: dayFrom(-2), to: dayFrom(3), gatewayId: gateway.id };
      const { body: started } = await giving.server.call(startReconciliation, { token, body });
      await giving.server.work();
      return (await giving.server.call(readReconciliation, { token, params: { id: started.id } })).body;
    },
  };
}

test("a refund made on PayPal's website is recorded when its webhook arrives", async () => {
  const { captureId, gateway, donations, inFunds, ledgerRest } = await createTestGift(50);
  const amount = { currency_code: "USD", value: "20.00" };
  await askPaypal(giving, gateway.publicKey, "POST", `/v2/payments/captures/${captureId}/refund`, { amount });
  await deliverWebhooks(giving);
  expect(await donations()).toMatchObject([{ status: "partially_refunded" }]);
  expect(await inFunds()).toBe(3000);
  expect(await ledgerRest()).toBe(0);
});

test("a dispute reverses the gift; a won dispute restores it, and a lost one charges it back", async () => {
  for (const outcome of ["won", "lost"] as const) {
    const { dispute, donations, inFunds, ledgerRest, rows } = await createTestGift(50);
    const id = await dispute();
    await deliverWebhooks(giving);
    expect(await donations()).toMatchObject([{ status: "disputed" }]);
    expect(await inFunds()).toBe(0);
    await atPaypal(giving).operate(`paypal/disputes/${id}/resolve`, { outcome });
    await deliverWebhooks(giving);
    expect(await donations()).toMatchObject([{ status: outcome === "won" ? "succeeded" : "charged_back" }]);
    expect(await inFunds()).toBe(outcome === "won" ? 5000 : 0);
    expect(await rows("select status, amount from disputes where church_id = $1")).toEqual([
      { status: outcome, amount: 5000 },
    ]);
    expect(await ledgerRest()).toBe(0);
  }
});

test("a refund whose response was lost is recorded only if PayPal made it", async () => {
  for (const done of [true, false]) {
    const { refund, donations, inFunds, ledgerRest, gateway } = await createTestGift(50);
    await redirectWebhooks(giving, gateway.publicKey, UNREACHABLE_URL);
    await atPaypal(giving).injectFault("500-saved", "POST /v2/payments/captures/*/refund", { done });
    expect(await refund({ amount: 20 })).toMatchObject({ body: { status: "processing" } });
    for (const minutes of [5, 5, 360]) {
      giving.server.clock.now = new Date(giving.server.clock.now.getTime() + minutes * 60_000);
      await recoverRefunds(giving.server.giving);
    }
    expect(await donations()).toMatchObject([{ status: done ? "partially_refunded" : "succeeded" }]);
    expect(await inFunds()).toBe(done ? 3000 : 5000);
    expect(await ledgerRest()).toBe(0);
  }
});

test("reconciliation makes PayPal's account and the ledger equal: gifts, fees, refunds, disputes, withdrawals", async () => {
  const gift = await createTestGift(50);
  const { gateway, order, give, refund, dispute, compare, owed, ledgerRest } = gift;
  await redirectWebhooks(giving, gateway.publicKey, UNREACHABLE_URL);
  await refund({ amount: 10 });
  const lost = await order(30);
  await atPaypal(giving).injectFault("drop", "POST /v2/checkout/orders/*/capture", { done: true });
  expect((await give(30, lost)).body).toMatchObject({ paymentStatus: "processing" });
  await atPaypal(giving).operate(`paypal/disputes/${await dispute()}/resolve`, { outcome: "lost" });
  await atPaypal(giving).operate(`paypal/accounts/${gateway.publicKey}/withdraw`);
  expect(await compare()).toMatchObject({ status: "done", open: 0 });
  const again = await compare();
  expect(again).toMatchObject({ status: "done", open: 0, differences: [] });
  expect(again.ourNet).toBe(again.theirNet);
  expect(await owed()).toBe(0);
  expect(await ledgerRest()).toBe(0);
});

test("a church with an unreachable webhook URL polls PayPal for its events", async () => {
  const { gateway, order, give, donations } = await createTestGift(10);
  await redirectWebhooks(giving, gateway.publicKey, UNREACHABLE_URL);
  const id = await order(30);
  await atPaypal(giving).injectFault("drop", "POST /v2/checkout/orders/*/capture", { done: true });
  await give(30, id);
  giving.server.clock.now = new Date(giving.server.clock.now.getTime() + 86_400_000);
  while ((await pollEvents(giving.server.giving)) > 0);
  await giving.server.work();
  expect((await donations()).map(({ amount }) => amount)).toEqual([1000, 3000]);
});
