import { can, listPayouts } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestReconciliation } from "../../giving/testing/create-test-reconciliation.ts";
import { testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

async function createTestPayouts() {
  const books = await createTestReconciliation(giving);
  const list = async (query: Record<string, string> = {}, as = books.treasurer) =>
    giving.server.call(listPayouts, { token: as.tokenFor("giving"), query });
  return { ...books, list };
}

test("each payout equals the sum of the ledger lines in it", async () => {
  const { give, compare, list, gateway, tokenFor } = await createTestPayouts();
  await give(40, { key: "a" });
  await give(12.34, { key: "b" });
  await giving.passDays(4);
  await give(30, { key: "c" }, tokenFor("giving"));
  await giving.passDays(4);
  expect(await compare()).toMatchObject({ open: 0, differences: [] });
  const { payouts } = (await list()).body;
  expect(payouts).toMatchObject([
    { gatewayId: gateway.id, amount: 28.83, ours: 28.83, lines: 1 },
    { payoutId: expect.stringMatching(/^po_/), amount: 50.22, ours: 50.22, lines: 2, comparedAt: expect.any(String) },
  ]);
  const first = (await list({ limit: "1" })).body;
  expect((await list({ limit: "1", cursor: first.next ?? "" })).body).toMatchObject({
    payouts: [{ amount: 50.22 }],
    next: null,
  });
});

test("a charge that was made outside Offertory makes its payout differ, and the difference names the payout", async () => {
  const { give, compare, list, dashboard } = await createTestPayouts();
  await give(40, { key: "a" });
  await dashboard.paymentIntents.create({
    amount: 1000,
    currency: "usd",
    payment_method: "pm_card_visa",
    confirm: true,
    automatic_payment_methods: { enabled: true, allow_redirects: "never" },
  });
  await giving.passDays(4);
  const { differences } = await compare();
  const [payout] = (await list()).body.payouts;
  expect(differences).toMatchObject([{ kind: "foreign", theirAmount: 10, payoutId: payout?.payoutId }]);
  // Our ledger lacks the charge of 10.00 less its fee of 0.59.
  expect(payout).toMatchObject({ amount: 47.95, ours: 38.54, lines: 2 });
});

test("a charge from before the compared period is compared with its payout", async () => {
  const { give, compare, list, tamper } = await createTestPayouts();
  await give(40, { key: "a" });
  await giving.passDays(4);
  await tamper("delete from ledger where church_id = $1 and reason = 'fee'");
  // The gift was given the day before.
  const from = new Date(giving.server.clock.now.getTime() - 3 * 86_400_000).toISOString().slice(0, 10);
  expect(await compare({ from })).toMatchObject({
    transactions: 1,
    differences: [{ kind: "fee-differs", what: "charge", payoutId: expect.stringMatching(/^po_/) }],
  });
  expect((await list()).body.payouts).toMatchObject([{ amount: 38.54 }]);
});

test("G6.04 payouts are shown to callers with permission to view donations, and only those of their own church", async () => {
  const mine = await createTestPayouts();
  const other = await createTestPayouts();
  await mine.give(40, { key: "a" });
  await giving.passDays(4);
  await mine.compare();
  expect((await mine.list()).body.payouts).toHaveLength(1);
  expect((await other.list()).body.payouts).toEqual([]);
  const viewer = await mine.church.person({ permissions: [can.viewDonations] });
  const member = await mine.church.person();
  expect((await mine.list({}, viewer)).status).toBe(200);
  expect((await mine.list({}, member)).status).toBe(403);
  expect((await giving.server.call(listPayouts)).status).toBe(401);
});
