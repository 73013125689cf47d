import { afterAll, beforeAll, expect, test } from "vitest";
import { give, openTestPaypal, refusal, type Merchant } from "../testing/open-test-paypal.ts";

let paypal: Awaited<ReturnType<typeof openTestPaypal>>;
let grace: Merchant;
beforeAll(async () => {
  paypal = await openTestPaypal();
  grace = paypal.as();
});
afterAll(() => paypal.discard());

const refund = (captureId: string, value?: string, requestId: string = crypto.randomUUID()) =>
  grace.captures.refundCapturedPayment({
    captureId,
    paypalRequestId: requestId,
    prefer: "return=representation",
    ...(value !== undefined && { body: { amount: { currencyCode: "USD", value } } }),
  });

test("a payment is refunded in parts, up to exactly its amount", async () => {
  const { captureId } = await give(grace, "50.00", undefined, { customId: "I-9" });
  const { result } = await refund(captureId, "10.01");
  expect(result).toMatchObject({
    status: "COMPLETED",
    amount: { value: "10.01" },
    customId: "I-9",
    sellerPayableBreakdown: { netAmount: { value: "10.01" }, totalRefundedAmount: { value: "10.01" } },
  });
  expect((await grace.captures.getRefund({ refundId: result.id ?? "" })).result).toEqual(result);
  expect((await grace.captures.getCapturedPayment({ captureId })).result.status).toBe("PARTIALLY_REFUNDED");
  expect(await refusal(refund(captureId, "40.00"))).toMatchObject({ status: 422, issue: "REFUND_AMOUNT_EXCEEDED" });
  expect((await refund(captureId)).result.amount?.value).toBe("39.99");
  expect((await grace.captures.getCapturedPayment({ captureId })).result.status).toBe("REFUNDED");
  expect(await refusal(refund(captureId))).toMatchObject({ status: 422, issue: "CAPTURE_FULLY_REFUNDED" });
});

test("the same request id refunds once, also weeks later", async () => {
  const { captureId } = await give(grace, "50.00");
  const first = await refund(captureId, "10.00", "refund");
  await paypal.payments.clock.moveBy(40 * 86_400_000);
  const again = await refund(captureId, "10.00", "refund");
  expect(again.result.id).toBe(first.result.id);
  expect((await refund(captureId)).result.amount?.value).toBe("40.00");
});

test("a declined capture, a wrong currency and a capture of another account cannot be refunded", async () => {
  const { captureId: declined } = await give(grace, "50.00", "4000000000009995");
  expect(await refusal(refund(declined))).toMatchObject({ status: 422, issue: "REFUND_NOT_ALLOWED" });
  const { captureId } = await give(grace, "50.00");
  const body = { amount: { currencyCode: "EUR", value: "5.00" } };
  expect(await refusal(grace.captures.refundCapturedPayment({ captureId, body }))).toMatchObject({
    issue: "REFUND_CAPTURE_CURRENCY_MISMATCH",
  });
  const hope = paypal.as("sandbox-hope", "h");
  expect(await refusal(hope.captures.refundCapturedPayment({ captureId }))).toMatchObject({ status: 404 });
});

test("the event of a refund links to its capture", async () => {
  const { captureId } = await give(grace, "50.00");
  const { result } = await refund(captureId, "5.00");
  const { body } = await grace.rest("GET", `/v1/notifications/webhooks-events?transaction_id=${result.id}`);
  expect(body).toMatchObject({
    events: [{ event_type: "PAYMENT.CAPTURE.REFUNDED", resource: { id: result.id, amount: { value: "5.00" } } }],
  });
  expect(JSON.stringify(body)).toContain(`/v2/payments/captures/${captureId}`);
});
