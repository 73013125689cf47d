import { afterAll, beforeAll, expect, test } from "vitest";
import { give, openTestPaypal, refusal, type Merchant } from "../testing/open-test-paypal.ts";

let paypal: Awaited<ReturnType<typeof openTestPaypal>>;
beforeAll(async () => {
  paypal = await openTestPaypal();
});
afterAll(() => paypal.discard());

async function disputed(name: string) {
  const as = paypal.as(`sandbox-${name}`, name);
  const { captureId } = await give(as, "100.00", undefined, { customId: "I-7" });
  const { body } = await paypal.operate(`/captures/${captureId}/dispute`, { reason: "UNAUTHORISED" });
  return { as, captureId, disputeId: String(body["dispute_id"]) };
}

async function report(as: Merchant) {
  const now = paypal.payments.clock.now();
  const { result } = await as.reports.searchTransactions({
    startDate: new Date(now - 86_400_000).toISOString(),
    endDate: new Date(now + 1000).toISOString(),
  });
  return (result.transactionDetails ?? []).map(({ transactionInfo: info }) =>
    [
      info?.transactionEventCode,
      info?.transactionAmount?.value,
      info?.feeAmount?.value,
      info?.endingBalance?.value,
    ].join(" "),
  );
}

test("a dispute withdraws the amount, and winning it returns the amount", async () => {
  const { as, captureId, disputeId } = await disputed("won");
  const { body } = await as.rest("GET", `/v1/customer/disputes?disputed_transaction_id=${captureId}`);
  expect(body).toMatchObject({
    items: [{ dispute_id: disputeId, dispute_state: "REQUIRED_ACTION", dispute_amount: { value: "100.00" } }],
  });
  expect((await as.rest("GET", `/v1/customer/disputes/${disputeId}`)).body).toMatchObject({
    disputed_transactions: [{ seller_transaction_id: captureId, custom: "I-7" }],
  });
  await paypal.operate(`/disputes/${disputeId}/resolve`, { outcome: "won" });
  expect((await as.rest("GET", `/v1/customer/disputes/${disputeId}`)).body).toMatchObject({
    status: "RESOLVED",
    dispute_outcome: { outcome_code: "RESOLVED_SELLER_FAVOUR" },
  });
  expect(await report(as)).toEqual(["T0006 100.00 -3.20 96.80", "T1110 -100.00  -3.20", "T1111 100.00  96.80"]);
});

test("a lost dispute costs the amount and PayPal's fee, and events are sent", async () => {
  const { as, disputeId } = await disputed("lost");
  await paypal.operate(`/disputes/${disputeId}/resolve`, { outcome: "lost" });
  expect((await report(as)).slice(2)).toEqual(["T1111 100.00  96.80", "T1201 -100.00  -3.20", "T0106 -20.00  -23.20"]);
  const { body } = await as.rest("GET", "/v1/notifications/webhooks-events?page_size=50");
  const { events }: { events: { event_type: string }[] } = JSON.parse(JSON.stringify(body));
  expect(events.map(({ event_type: type }) => type)).toEqual([
    "CUSTOMER.DISPUTE.RESOLVED",
    "PAYMENT.CAPTURE.REVERSED",
    "CUSTOMER.DISPUTE.CREATED",
    "PAYMENT.CAPTURE.COMPLETED",
    "CHECKOUT.ORDER.APPROVED",
  ]);
  const again = await paypal.operate(`/disputes/${disputeId}/resolve`, { outcome: "won" });
  expect(again.status).toBe(422);
});

test("a disputed payment can be refunded only in full, which resolves the dispute", async () => {
  const { as, captureId, disputeId } = await disputed("refunded");
  const part = { amount: { currencyCode: "USD", value: "10.00" } };
  expect(await refusal(as.captures.refundCapturedPayment({ captureId, body: part }))).toMatchObject({
    issue: "TRANSACTION_DISPUTED",
  });
  await as.captures.refundCapturedPayment({ captureId });
  expect((await as.rest("GET", `/v1/customer/disputes/${disputeId}`)).body).toMatchObject({ status: "RESOLVED" });
  expect((await report(as)).at(-1)).toBe("T1111 100.00  -3.20");
});

test("a church can accept a claim, and cannot see the disputes of other accounts", async () => {
  const { as, disputeId } = await disputed("accepts");
  const other = paypal.as("sandbox-other", "o");
  expect((await other.rest("GET", "/v1/customer/disputes")).body).toMatchObject({ items: [] });
  expect((await other.rest("GET", `/v1/customer/disputes/${disputeId}`)).status).toBe(404);
  expect((await as.rest("POST", `/v1/customer/disputes/${disputeId}/accept-claim`, {})).status).toBe(200);
  expect((await as.rest("GET", `/v1/customer/disputes/${disputeId}`)).body).toMatchObject({
    dispute_outcome: { outcome_code: "RESOLVED_BUYER_FAVOUR" },
  });
});
