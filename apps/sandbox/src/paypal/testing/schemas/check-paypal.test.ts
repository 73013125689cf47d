import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { give, openTestPaypal, type Merchant } from "../open-test-paypal.ts";
import { failOnPaypalProblems, watchPaypal } from "../watch-paypal.ts";
import { checkEvent, checkExchange } from "./check-paypal.ts";
import { isKnownGap } from "./known-gaps.ts";
import { CALLS } from "./read-schemas.ts";

let paypal: Awaited<ReturnType<typeof openTestPaypal>>;
let grace: Merchant;
let capture: Record<string, unknown> = {};
beforeAll(async () => {
  paypal = await openTestPaypal();
  grace = paypal.as();
  const { captureId } = await give(grace, "10.00");
  capture = (await grace.rest("GET", `/v2/payments/captures/${captureId}`)).body;
});
afterAll(() => paypal.discard());

const check = (answer: object, more = {}) =>
  checkExchange({ line: "GET /v2/payments/captures/:id", status: 200, query: [], body: undefined, answer, ...more });

test("every call that the sandbox supports is answered according to PayPal's specification", async () => {
  const { id, captureId } = await give(grace, "20.00", undefined, { save: true });
  const unit = { reference_id: "default", amount: { currency_code: "USD", value: "5.00" } };
  const order = (await grace.rest("POST", "/v2/checkout/orders", { intent: "CAPTURE", purchase_units: [unit] })).body;
  const path = `/v2/checkout/orders/${String(order["id"])}`;
  const at = "/purchase_units/@reference_id=='default'/amount";
  await grace.rest("PATCH", path, [{ op: "replace", path: at, value: { currency_code: "USD", value: "6.00" } }]);
  await grace.rest("GET", `/v2/checkout/orders/${id}`);
  await grace.rest("GET", `/v2/payments/captures/${captureId}`);
  const refund = (await grace.rest("POST", `/v2/payments/captures/${captureId}/refund`, {})).body;
  await grace.rest("GET", `/v2/payments/refunds/${String(refund["id"])}`);

  const card = { number: "4111111111111111", expiry: "2035-12", security_code: "123", name: "Ada" };
  const setup = (await grace.rest("POST", "/v3/vault/setup-tokens", { payment_source: { card } })).body;
  await grace.rest("GET", `/v3/vault/setup-tokens/${String(setup["id"])}`);
  const token = { id: setup["id"], type: "SETUP_TOKEN" };
  const saved = (await grace.rest("POST", "/v3/vault/payment-tokens", { payment_source: { token } })).body;
  const customer = JSON.parse(JSON.stringify(saved["customer"])).id;
  await grace.rest("GET", `/v3/vault/payment-tokens?customer_id=${customer}`);
  await grace.rest("GET", `/v3/vault/payment-tokens/${String(saved["id"])}`);
  await grace.rest("DELETE", `/v3/vault/payment-tokens/${String(saved["id"])}`);

  const disputed = await give(grace, "30.00");
  const { body: opened } = await paypal.operate(`/captures/${disputed.captureId}/dispute`);
  const disputes = (await grace.rest("GET", "/v1/customer/disputes")).body;
  const [dispute] = JSON.parse(JSON.stringify(disputes["items"] ?? []));
  expect(opened).toBeDefined();
  await grace.rest("GET", `/v1/customer/disputes/${dispute.dispute_id}`);
  await grace.rest("POST", `/v1/customer/disputes/${dispute.dispute_id}/accept-claim`, { note: "yes" });

  const wanted = { url: "http://localhost:9/hook", event_types: [{ name: "VAULT.PAYMENT-TOKEN.DELETED" }] };
  const webhook = (await grace.rest("POST", "/v1/notifications/webhooks", wanted)).body;
  const hook = `/v1/notifications/webhooks/${String(webhook["id"])}`;
  await grace.rest("GET", hook);
  await grace.rest("GET", "/v1/notifications/webhooks");
  await grace.rest("PATCH", hook, [{ op: "replace", path: "/url", value: "http://localhost:9/other" }]);
  const events = (await grace.rest("GET", "/v1/notifications/webhooks-events?page_size=300")).body;
  const [event] = JSON.parse(JSON.stringify(events["events"]));
  await grace.rest("GET", `/v1/notifications/webhooks-events/${event.id}`);
  await grace.rest("POST", `/v1/notifications/webhooks-events/${event.id}/resend`, {});
  await grace.rest("POST", "/v1/notifications/verify-webhook-signature", {
    auth_algo: "SHA256withRSA",
    cert_url: "http://localhost/cert",
    transmission_id: "one-of-mine",
    transmission_sig: "signed-by-me",
    transmission_time: "2026-01-01T00:00:00Z",
    webhook_id: webhook["id"],
    webhook_event: event,
  });
  await grace.rest("DELETE", hook);
  const now = paypal.payments.clock.now();
  const [from, until] = [new Date(now - 86_400_000), new Date(now + 1000)].map((time) => time.toISOString());
  await grace.rest("GET", `/v1/reporting/transactions?start_date=${from}&end_date=${until}&fields=all`);
  await grace.rest("GET", "/v1/reporting/balances?currency_code=USD");
  expect([...CALLS.keys()].filter((line) => !paypal.watch.answered.has(line))).toEqual([]);
});

test("a real response of the sandbox has no problems", () => {
  expect(check(capture)).toEqual([]);
});

test.each([
  ["a field that PayPal does not have", { colour: "red" }, /colour is a field/],
  ["a field of another type", { final_capture: "yes" }, /final_capture is "yes" and not "boolean"/],
  ["a value that is not of the enum", { status: "DONE" }, /status is "DONE" and not \["COMPLETED"/],
  ["money as a number", { amount: { currency_code: "USD", value: 10 } }, /amount\.value is 10/],
  ["money without its currency", { amount: { value: "10.00" } }, /amount\.currency_code is missing/],
  ["an invalid time", { create_time: "yesterday, at noon (UTC)" }, /create_time is "yesterday/],
])("%s is reported as a problem", (_name, wrong, problem) => {
  expect(check({ ...capture, ...wrong }).join("\n")).toMatch(problem);
});

test("an error response needs PayPal's format, the name of its status, and a known issue", () => {
  const refusal = { name: "UNPROCESSABLE_ENTITY", message: "No.", debug_id: "1" };
  const line = "POST /v2/payments/captures/:id/refund";
  const refused = (answer: object) => check(answer, { line, status: 422 }).join("\n");
  expect(refused({ ...refusal, details: [{ issue: "REFUND_AMOUNT_EXCEEDED" }] })).toBe("");
  expect(refused({ ...refusal, details: [{ issue: "WHIM" }] })).toMatch(/details name WHIM/);
  expect(refused({ ...refusal, name: "NO" })).toMatch(/name is NO/);
  expect(refused({ error: "no" })).toMatch(/debug_id is missing/);
});

test("unknown body fields, query parameters and statuses are reported as problems", () => {
  const line = "POST /v2/payments/captures/:id/refund";
  const asked = (more: object) => check({ id: "1" }, { line, status: 201, ...more }).join("\n");
  expect(asked({ body: { amount: { currency_code: "USD", value: "5.00" } } })).toBe("");
  expect(asked({ body: { ammount: {} } })).toMatch(/body\.ammount is a field/);
  expect(asked({ query: ["why"] })).toMatch(/why is none of PayPal's queries/);
  expect(asked({ status: 207 })).toMatch(/does not answer with this status/);
});

test("an event is checked against the schema of its type", async () => {
  const { body } = await grace.rest("GET", "/v1/notifications/webhooks-events?event_type=PAYMENT.CAPTURE.COMPLETED");
  const [event] = JSON.parse(JSON.stringify(body["events"]));
  expect(checkEvent(event)).toEqual([]);
  expect(checkEvent({ ...event, event_type: "CUSTOMER.DISPUTE.CREATED" }).join()).toMatch(/resource\.id is a field/);
  expect(checkEvent({ ...event, event_type: "WHIM" }).join()).toMatch(/none that the specification knows/);
});

test("a response that does not match PayPal's specification fails the test", async () => {
  const web = Fastify();
  watchPaypal(web, paypal.payments);
  await web.register(async (part) => part.get("/paypal/v2/payments/captures/:id", async () => ({ status: "DONE" })));
  await web.inject("/paypal/v2/payments/captures/1");
  expect(failOnPaypalProblems).toThrow(/This is not PayPal:\nGET \/v2\/payments\/captures\/:id 200: status is "DONE"/);
});

test("a known gap of the specification excuses only that one field", () => {
  expect(
    isKnownGap("POST /v3/vault/setup-tokens 201: payment_source.card.type is a field that the schema does not have"),
  ).toBe(true);
  expect(
    isKnownGap("POST /v3/vault/setup-tokens 201: payment_source.card.kind is a field that the schema does not have"),
  ).toBe(false);
});
