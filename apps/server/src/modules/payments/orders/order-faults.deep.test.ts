import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testGiving } from "../../giving/testing/test-giving.ts";
import { atPaypal, createTestPaypalDonor } from "../../giving/testing/create-test-paypal-donor.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

const CAPTURE = "POST /v2/checkout/orders/*/capture";
const later = (minutes: number) => {
  giving.server.clock.now = new Date(giving.server.clock.now.getTime() + minutes * 60_000);
};

/** Whatever PayPal answers or does not answer, there is one capture, one donation, and the ledger matches PayPal. */
describe("a gift without a usable response from PayPal", () => {
  const kinds = ["drop", "429", "500", "502-html", "502-json", "200-empty"];
  const faults = [
    ...kinds.flatMap((kind) => [false, true].map((done) => [kind, CAPTURE, { done }] as const)),
    ["500-saved", CAPTURE, {}] as const,
    ["drop", "PATCH /v2/checkout/orders/*", { done: true }] as const,
    ["500", "PATCH /v2/checkout/orders/*", {}] as const,
    ["502-html", "GET /v2/checkout/orders/*", { times: 2 }] as const,
    ["200-empty", "GET /v2/checkout/orders/*", { times: 2 }] as const,
  ];
  test.each(faults)(
    "%s of %s %j: stays processing, is retried, and creates one donation",
    async (kind, match, more) => {
      const { order, give, donations, intents, captures, ledgerRest } = await createTestPaypalDonor(giving);
      const id = await order(0);
      await atPaypal(giving).injectFault(kind, match, more);
      const answer = await give(40, id, { key: "k" });
      expect(answer).toMatchObject({ status: 200, body: { paymentStatus: "processing", status: "processing" } });
      expect(await donations()).toEqual([]);
      await giving.clearFaults();
      later(5);
      await giving.server.recoverGifts();
      expect(await donations()).toMatchObject([{ amount: 4000, provider_fee: 146 }]);
      expect(await intents()).toMatchObject([{ status: "succeeded", provider_id: id }]);
      expect(await captures()).toEqual([{ status: "COMPLETED", value: "40.00" }]);
      expect((await give(40, id, { key: "k" })).body).toMatchObject({ status: "CREATED", id: answer.body.id });
      expect(await ledgerRest()).toBe(0);
    },
  );
});

test.each([false, true])("a gift waits for a slow response (work done first: %s)", async (done) => {
  const { order, give, donations } = await createTestPaypalDonor(giving);
  const id = await order(15);
  await atPaypal(giving).injectFault("delay", CAPTURE, { done, delayMs: 400 });
  const answers = await Promise.all([give(15, id, { key: "a" }), give(15, id, { key: "a" }), give(15, id)]);
  expect(new Set(answers.map(({ body }) => body.status))).toEqual(new Set(["CREATED"]));
  expect(await donations()).toHaveLength(1);
});

test("a gift that was never captured fails once PayPal no longer knows the order, and nothing is paid", async () => {
  const { order, give, donations, intents, captures, ledgerRest } = await createTestPaypalDonor(giving);
  const id = await order(25);
  await atPaypal(giving).injectFault("500-saved", CAPTURE, { done: false });
  expect((await give(25, id)).body).toMatchObject({ paymentStatus: "processing" });
  for (const minutes of [5, 5, 400, 20, 20]) {
    later(minutes);
    await atPaypal(giving).operate("clock", { ms: minutes * 60_000 });
    await giving.server.recoverGifts();
  }
  expect(await intents()).toMatchObject([{ status: "failed", failure_code: "never-arrived" }]);
  expect(await captures()).toEqual([]);
  expect(await donations()).toEqual([]);
  expect(await ledgerRest()).toBe(0);
});

test("a capture with another amount than the gift's is not recorded as that gift", async () => {
  const { order, give, rows, donations, intents, captures } = await createTestPaypalDonor(giving);
  const id = await order(20);
  await atPaypal(giving).injectFault("drop", CAPTURE, { done: true });
  await give(20, id);
  await rows("update payment_intents set amount = 3000 where church_id = $1");
  await rows("update intent_funds set amount = 3000 where church_id = $1");
  later(5);
  await giving.server.recoverGifts();
  expect(await captures()).toEqual([{ status: "COMPLETED", value: "20.00" }]);
  expect(await donations()).toEqual([]);
  expect(await intents()).toMatchObject([{ status: "processing" }]);
});
