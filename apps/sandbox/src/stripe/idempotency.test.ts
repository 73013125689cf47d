import StripeSdk from "stripe";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestStripe, refusalOf, type TestStripe } from "./testing/open-test-stripe.ts";

let world: TestStripe;
let key = "";
beforeAll(async () => {
  world = await openTestStripe();
});
afterAll(() => world.discard());
beforeEach(() => {
  key = crypto.randomUUID();
});

const gift = (amount = 900) => ({ amount, currency: "usd", payment_method: "pm_card_visa", confirm: true });
const give = (amount?: number, retries = 0) =>
  world.sdk("sk_sandbox_grace", retries).paymentIntents.create(gift(amount), { idempotencyKey: key });
const fault = async (wanted: object) => {
  const answer = await world.operate("/faults", { provider: "stripe", match: "POST /v1/payment_intents", ...wanted });
  expect(answer.status).toBe(200);
};
const countCharges = async () => (await world.stripe.charges.list({ limit: 100 })).data.length;

test("the same key and body return the same response and create one charge", async () => {
  const before = await countCharges();
  const first = await give();
  const again = await give();
  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
  expect(await countCharges()).toBe(before + 1);
});

test("the same key with another body is refused", async () => {
  await give(900);
  const error = await refusalOf(give(901));
  expect(error).toBeInstanceOf(StripeSdk.errors.StripeIdempotencyError);
  expect(error.statusCode).toBe(400);
});

test("a decline is replayed for the same key", async () => {
  const call = () =>
    world.stripe.paymentIntents.create(
      { ...gift(), payment_method: "pm_card_chargeDeclined" },
      { idempotencyKey: key },
    );
  const [first, again] = [await refusalOf(call()), await refusalOf(call())];
  expect(again).toMatchObject({ code: "card_declined", charge: first.charge });
});

test("a request with an invalid parameter can be corrected under the same key", async () => {
  expect(await refusalOf(give(1.5))).toMatchObject({ code: "parameter_invalid_integer" });
  expect((await give(150)).status).toBe("succeeded");
});

test("25 concurrent requests with one key create one charge", async () => {
  const before = await countCharges();
  const all = await Promise.allSettled(Array.from({ length: 25 }, () => give()));
  const ids = new Set(all.flatMap((one) => (one.status === "fulfilled" ? [one.value.id] : [])));
  expect(ids.size).toBe(1);
  expect(await countCharges()).toBe(before + 1);
});

test("a second request is refused with idempotency_key_in_use while the first is in progress", async () => {
  await fault({ kind: "delay", delayMs: 400 });
  const slow = give();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await refusalOf(give())).toMatchObject({ statusCode: 409, code: "idempotency_key_in_use" });
  expect((await slow).status).toBe("succeeded");
});

test("a key expires after a day by the sandbox's clock", async () => {
  const first = await give();
  await world.operate("/clock", { hours: 25 });
  expect((await give()).id).not.toBe(first.id);
});

test("a response lost after the charge is replayed without a second charge", async () => {
  const before = await countCharges();
  await fault({ kind: "drop", done: true, times: 2 });
  expect((await give(900, 2)).status).toBe("succeeded");
  expect(await countCharges()).toBe(before + 1);
});

test("a connection dropped before processing creates no charge", async () => {
  const before = await countCharges();
  // The library retries once by itself when a kept-alive connection is closed.
  await fault({ kind: "drop", times: 2 });
  expect(await refusalOf(give())).toBeInstanceOf(StripeSdk.errors.StripeConnectionError);
  expect(await countCharges()).toBe(before);
  expect((await give()).status).toBe("succeeded");
});

test("a saved 500 response is replayed for its key, with or without a charge", async () => {
  const before = await countCharges();
  await fault({ kind: "500-saved" });
  for (const _ of [1, 2]) expect(await refusalOf(give())).toMatchObject({ statusCode: 500, type: "StripeAPIError" });
  expect(await countCharges()).toBe(before + 1);
  key = crypto.randomUUID();
  await fault({ kind: "500-saved", done: false });
  for (const _ of [1, 2]) expect(await refusalOf(give())).toMatchObject({ statusCode: 500 });
  expect(await countCharges()).toBe(before + 1);
});

test.each(["429", "500", "502-html", "hang"])(
  "if a call fails with %s before processing, the same key can pay afterwards",
  async (kind) => {
    const before = await countCharges();
    await fault({ kind });
    await refusalOf(give());
    expect(await countCharges()).toBe(before);
    expect((await give()).status).toBe("succeeded");
  },
);

test.each(["502-json", "200-empty"])("Stripe's library treats %s as a success without an id", async (kind) => {
  await fault({ kind, done: true });
  const odd = await give();
  expect(odd.id).toBeUndefined();
  expect(await give()).toMatchObject({ status: "succeeded", id: expect.stringMatching(/^pi_/) });
});

test("faults are listed, counted and cleared, and an unknown kind is refused", async () => {
  await fault({ kind: "500", times: 3 });
  await refusalOf(give());
  const list = async () => JSON.parse(await (await fetch(`${world.origin}/api/faults`)).text());
  expect(await list()).toMatchObject({ faults: [{ kind: "500", times: 2, done: false }] });
  await fetch(`${world.origin}/api/faults`, { method: "DELETE", headers: { "content-type": "application/json" } });
  expect(await list()).toEqual({ faults: [] });
  expect((await world.operate("/faults", { provider: "stripe", kind: "fire" })).status).toBe(400);
});
