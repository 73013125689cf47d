import { afterAll, beforeAll, expect, test } from "vitest";
import { moneyOf } from "../../../platform/money/money.ts";
import type { PaymentUpdate } from "../../payment-providers/index.ts";
import { compareRecords, NO_DIFFERENCES } from "../../giving/testing/compare-records.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";
import { applyPaymentUpdate } from "./apply-payment-update.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

/** Each update was read from the provider before the gift succeeded, and is applied afterwards. */
test("an outdated payment update does not change a gift that succeeded", async () => {
  const { churchId, give, intents, donations } = await createTestDonor(giving.server);
  const { id } = (await give(25, { key: "k" })).body;
  const [{ provider_id: providerId }] = await intents();
  const intent = await giving.server.giving.intents.get(churchId, id);
  const late: PaymentUpdate[] = [
    { outcome: "processing", providerId },
    { outcome: "action-needed", providerId, clientSecret: "secret" },
    { outcome: "failed", providerId, code: "declined", reason: "No." },
    { outcome: "cancelled", providerId },
    { outcome: "unknown", why: "nobody answered" },
  ];
  for (const update of late) {
    expect(await applyPaymentUpdate(giving.server.giving, intent, update)).toMatchObject({ status: "succeeded" });
  }
  expect(await intents()).toMatchObject([{ status: "succeeded" }]);
  expect((await give(25, { key: "k" })).body).toMatchObject({ id, status: "succeeded" });
  expect(await donations()).toHaveLength(1);
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
});

test("concurrent success updates of one gift create one donation, recorded in the ledger once and published once", async () => {
  const { churchId, give, intents, donations } = await createTestDonor(giving.server);
  const { giving: engine, database } = giving.server;
  // The answer is lost: the card was charged, and the server does not know it yet.
  await giving.fault("drop", { done: true, times: 3 });
  const { id } = (await give(40, { key: "k" })).body;
  await giving.clearFaults();
  expect(await intents()).toMatchObject([{ status: "processing" }]);
  const fee = moneyOf(146, "USD");
  const update: PaymentUpdate = { outcome: "succeeded", providerId: "pi_told", transactionId: "ch_told", fee };
  const intent = await engine.intents.get(churchId, id);
  const updated = await Promise.all(Array.from({ length: 12 }, () => applyPaymentUpdate(engine, intent, update)));
  expect(updated.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => "succeeded"));
  expect(await donations()).toMatchObject([{ amount: 4000, transaction_id: "ch_told", provider_fee: 146 }]);
  const { rows } = await database.pool.query(
    "select reason, account, amount from ledger where church_id = $1 order by line",
    [churchId],
  );
  expect(rows).toEqual([
    { reason: "gift", account: "provider", amount: 4000 },
    { reason: "gift", account: "fund", amount: -4000 },
    { reason: "fee", account: "fees", amount: 146 },
    { reason: "fee", account: "provider", amount: -146 },
  ]);
  const queued = await database.pool.query(
    "select count(*)::int as jobs from graphile_worker._private_jobs where payload->>'intentId' = $1",
    [id],
  );
  expect(queued.rows).toEqual([{ jobs: 1 }]);
});
