import { PatchOp } from "@paypal/paypal-server-sdk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { gift, give, openTestPaypal, refusal, withCard, type Merchant } from "../testing/open-test-paypal.ts";

let paypal: Awaited<ReturnType<typeof openTestPaypal>>;
let grace: Merchant;
const prefer = "return=representation";

beforeAll(async () => {
  paypal = await openTestPaypal();
  grace = paypal.as();
});
afterAll(() => paypal.discard());

const make = async (value = "50.00", requestId: string = crypto.randomUUID()) => {
  const { result } = await grace.orders.createOrder({
    body: gift(value, { customId: "I-1" }),
    paypalRequestId: requestId,
  });
  return result.id ?? "";
};
const approve = (id: string, number = "4111111111111111", name?: string) =>
  grace.orders.confirmOrder({ id, body: withCard(number, name) });
const capture = (id: string, requestId: string = crypto.randomUUID()) =>
  grace.orders.captureOrder({ id, paypalRequestId: requestId, prefer });

test("an order is created, approved with a card and captured, minus PayPal's fee", async () => {
  const id = await make();
  expect((await grace.orders.getOrder({ id })).result.status).toBe("CREATED");
  const confirmed = (await approve(id)).result;
  expect(confirmed.status).toBe("APPROVED");
  expect(confirmed.paymentSource?.card).toMatchObject({ lastDigits: "1111", brand: "VISA", expiry: "2035-12" });
  const { result, statusCode } = await capture(id);
  expect(statusCode).toBe(201);
  expect(result.status).toBe("COMPLETED");
  expect(result.purchaseUnits?.[0]?.payments?.captures?.[0]).toMatchObject({
    status: "COMPLETED",
    customId: "I-1",
    amount: { currencyCode: "USD", value: "50.00" },
    sellerReceivableBreakdown: {
      grossAmount: { value: "50.00" },
      paypalFee: { value: "1.75" },
      netAmount: { value: "48.25" },
    },
  });
  expect((await grace.orders.getOrder({ id })).result.purchaseUnits).toEqual(result.purchaseUnits);
});

test("the minimal response to a capture includes the capture", async () => {
  const id = await make();
  await approve(id);
  const { result } = await grace.orders.captureOrder({ id, paypalRequestId: "short" });
  expect(result.intent).toBeUndefined();
  expect(result.purchaseUnits?.[0]?.payments?.captures?.[0]?.status).toBe("COMPLETED");
});

test("a repeated request id returns the same order and capture in their current state", async () => {
  const id = await make("20.00", "same-order");
  expect(await make("20.00", "same-order")).toBe(id);
  // As PayPal documents it: the answer of the first call is repeated, whatever the second one requests.
  expect(await make("99.00", "same-order")).toBe(id);
  await approve(id);
  const first = await capture(id, "same-capture");
  const again = await capture(id, "same-capture");
  expect(again.statusCode).toBe(200);
  expect(again.result.purchaseUnits).toEqual(first.result.purchaseUnits);
  const { result } = await grace.orders.createOrder({ body: gift("20.00"), paypalRequestId: "same-order", prefer });
  expect(result.status).toBe("COMPLETED");
});

test("a request id is forgotten after six hours", async () => {
  const id = await make("20.00", "old-order");
  await paypal.payments.clock.moveBy(5.9 * 3_600_000);
  expect(await make("20.00", "old-order")).toBe(id);
  await paypal.payments.clock.moveBy(0.2 * 3_600_000);
  expect(await make("20.00", "old-order")).not.toBe(id);
  expect(await refusal(grace.orders.getOrder({ id }))).toMatchObject({ status: 404, name: "RESOURCE_NOT_FOUND" });
});

test("a second capture under another request id is refused", async () => {
  const { id } = await give(grace, "10.00");
  expect(await refusal(capture(id))).toMatchObject({ status: 422, issue: "ORDER_ALREADY_CAPTURED" });
});

test("capturing an order without a card is refused with PayPal's error format", async () => {
  const refused = await refusal(capture(await make()));
  expect(refused).toMatchObject({ status: 422, name: "UNPROCESSABLE_ENTITY", issue: "ORDER_NOT_APPROVED" });
  expect(refused.debugId).toMatch(/^[0-9a-f]{13}$/);
});

test.each([
  ["0.00", 422, "CANNOT_BE_ZERO_OR_NEGATIVE"],
  ["-5.00", 422, "CANNOT_BE_ZERO_OR_NEGATIVE"],
  ["5.001", 422, "DECIMAL_PRECISION"],
  ["5,00", 400, "INVALID_PARAMETER_SYNTAX"],
  ["1e3", 400, "INVALID_PARAMETER_SYNTAX"],
])("an amount of %s is refused", async (value, status, issue) => {
  expect(await refusal(make(value))).toMatchObject({ status, issue, field: "/purchase_units/0/amount/value" });
});

test("an order's amount can be patched before the capture and not after it", async () => {
  const id = await make("1.00");
  await approve(id);
  const patch = (value: string) =>
    grace.orders.patchOrder({
      id,
      body: [
        {
          op: PatchOp.Replace,
          path: "/purchase_units/@reference_id=='default'/amount",
          value: { currency_code: "USD", value },
        },
      ],
    });
  expect((await patch("37.50")).statusCode).toBe(204);
  expect(await refusal(patch("0.00"))).toMatchObject({ status: 422, issue: "CANNOT_BE_ZERO_OR_NEGATIVE" });
  const { result } = await capture(id);
  expect(result.purchaseUnits?.[0]?.payments?.captures?.[0]?.amount?.value).toBe("37.50");
  expect(await refusal(patch("1.00"))).toMatchObject({ status: 422, issue: "ORDER_ALREADY_COMPLETED" });
});

test("a refused instrument leaves the order open for another card", async () => {
  const id = await make();
  await approve(id, "4000000000000002");
  expect(await refusal(capture(id, "try"))).toMatchObject({ status: 422, issue: "INSTRUMENT_DECLINED" });
  await approve(id, "4111111111111111");
  expect((await capture(id, "try")).result.status).toBe("COMPLETED");
});

test.each([
  ["4111111111111111", "CCREJECT-REFUSED", "0500"],
  ["4111111111111111", "CCREJECT-IF", "5120"],
  ["4111111111111111", "CCREJECT-LS", "9520"],
  ["4000000000009995", "Ada Giver", "5120"],
])(
  "when the bank declines card %s of %s, the order is completed and its capture is declined",
  async (number, name, code) => {
    const id = await make();
    await approve(id, number, name);
    const { result } = await capture(id);
    expect(result.status).toBe("COMPLETED");
    const made = result.purchaseUnits?.[0]?.payments?.captures?.[0];
    expect(made).toMatchObject({ status: "DECLINED", processorResponse: { responseCode: code } });
    expect(made?.sellerReceivableBreakdown).toBeUndefined();
  },
);

test.each([
  ["4111111111111112", "2035-12", "VALIDATION_ERROR"],
  ["4111111111111111", "2020-01", "CARD_EXPIRED"],
  ["4111111111111111", "12/35", "VALIDATION_ERROR"],
])("card %s with expiry %s is refused", async (number, expiry, issue) => {
  const id = await make();
  const confirmed = grace.orders.confirmOrder({ id, body: { paymentSource: { card: { number, expiry } } } });
  expect(await refusal(confirmed)).toMatchObject({ status: 422, issue });
});

test("an order with a 3-D Secure card requires action by the payer before the capture", async () => {
  const id = await make();
  const { result } = await approve(id, "4000002760003184");
  expect(result.status).toBe("PAYER_ACTION_REQUIRED");
  expect(result.links?.find(({ rel }) => rel === "payer-action")?.href).toBe(
    `${paypal.origin}/paypal/secure/order/${id}`,
  );
  expect(await refusal(capture(id))).toMatchObject({ status: 422, issue: "PAYER_ACTION_REQUIRED" });
});

test.each([
  ["4868719196829038", "POSSIBLE", "Y"],
  ["4868719158130060", "NO", "N"],
  ["4868719115514992", "UNKNOWN", "U"],
])("card %s is authenticated without a challenge, with liability shift %s", async (number, shift, status) => {
  const id = await make();
  await approve(id, number);
  const { result } = await grace.orders.getOrder({ id });
  expect(result.paymentSource?.card?.authenticationResult).toMatchObject({
    liabilityShift: shift,
    threeDSecure: { enrollmentStatus: "Y", authenticationStatus: status },
  });
});

test("an order of another account returns 404", async () => {
  const id = await make();
  const other = paypal.as("sandbox-hope", "another secret");
  expect(await refusal(other.orders.getOrder({ id }))).toMatchObject({ status: 404, issue: "INVALID_RESOURCE_ID" });
  expect(await refusal(other.orders.captureOrder({ id }))).toMatchObject({ status: 404 });
});

test("a wrong secret, an unknown client id and a forged token are refused", async () => {
  await grace.token();
  expect(await paypal.as("sandbox-grace", "wrong").token()).toMatchObject({
    status: 401,
    body: { error: "invalid_client" },
  });
  expect((await paypal.as("A".repeat(80), "x").token()).status).toBe(401);
  const forged = await grace.rest("GET", "/v2/checkout/orders/1", undefined, { authorization: "Bearer A21AAe30.x" });
  expect(forged).toMatchObject({ status: 401, body: { name: "AUTHENTICATION_FAILURE" } });
});

test("the mock response header causes the requested error, and nothing is captured", async () => {
  const id = await make();
  await approve(id);
  const paypalMockResponse = '{"mock_application_codes":"TRANSACTION_REFUSED"}';
  expect(await refusal(grace.orders.captureOrder({ id, paypalMockResponse }))).toMatchObject({
    status: 422,
    issue: "TRANSACTION_REFUSED",
  });
  expect((await capture(id)).result.status).toBe("COMPLETED");
});

test("malformed JSON is refused with MALFORMED_REQUEST_JSON", async () => {
  const answer = await grace.rest("POST", "/v2/checkout/orders", "{");
  expect(answer).toMatchObject({ status: 400, body: { details: [{ issue: "MALFORMED_REQUEST_JSON" }] } });
});
