import { can, listDisputes, refundDonation } from "@offertory/contract";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { compareRecords, dashboardOf, deliverWebhooks, NO_DIFFERENCES } from "../../giving/testing/compare-records.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";
import { openAccount } from "../../gateways/index.ts";
import { applyDispute } from "./apply-dispute.ts";
import { WAIT } from "../../../../../../tools/test/patience.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

const HOLD = "/api/webhooks/hold";
const RELEASE = "/api/webhooks/release";
const ask = (path: string, body: object = {}) =>
  fetch(giving.sandboxUrl + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

async function createTestGift(amount: number, card?: string) {
  const donor = await createTestDonor(giving.server, card);
  await donor.give(amount);
  const treasurer = await donor.church.person({ permissions: [can.editDonations, can.viewDonations] });
  const token = treasurer.tokenFor("giving");
  const dashboard = dashboardOf(giving, donor.gateway.publicKey);
  const rows = async (text: string) => (await giving.server.database.pool.query(text, [donor.churchId])).rows;
  const gift = async (): Promise<{ id: string; transaction_id: string }> =>
    (await rows("select id, transaction_id from donations where church_id = $1"))[0];
  return {
    ...donor,
    treasurer,
    dashboard,
    /** Opens a dispute at the provider. */
    async dispute() {
      await giving.operate((await gift()).transaction_id, "dispute");
      return (await dashboard.disputes.list()).data[0]?.id ?? "";
    },
    refund: async (body: object) =>
      giving.server.call(refundDonation, { token, params: { id: (await gift()).id }, body }),
    disputes: () => giving.server.call(listDisputes, { token }),
    inFunds: async () =>
      (await rows("select -sum(amount)::int as sum from ledger where church_id = $1 and account = 'fund'"))[0].sum,
  };
}

test("an open dispute deducts the gift and a fee; winning it returns the gift but not the fee", async () => {
  const { churchId, dispute, donations, disputes, inFunds } = await createTestGift(50);
  const id = await dispute();
  await deliverWebhooks(giving);
  expect(await donations()).toMatchObject([{ status: "disputed" }]);
  expect(await inFunds()).toBe(0);
  expect(await disputes()).toMatchObject({ status: 200, body: [{ status: "open", amount: 50, fee: 15 }] });
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
  await giving.operate(id, "win");
  await deliverWebhooks(giving);
  expect(await donations()).toMatchObject([{ status: "succeeded" }]);
  expect(await inFunds()).toBe(5000);
  expect(await disputes()).toMatchObject({ body: [{ status: "won", closedAt: expect.any(String) }] });
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
});

test("a lost dispute marks the gift as charged back", async () => {
  const { churchId, dispute, donations, inFunds, refund } = await createTestGift(50);
  await giving.operate(await dispute(), "lose");
  await deliverWebhooks(giving);
  expect(await donations()).toMatchObject([{ status: "charged_back" }]);
  expect(await inFunds()).toBe(0);
  expect(await refund({})).toMatchObject({ status: 402, body: { code: "refund-impossible" } });
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
});

test("dispute webhooks that arrive late, in reverse order and twice leave the gift in its latest status", async () => {
  const { churchId, dispute, donations } = await createTestGift(50);
  await deliverWebhooks(giving);
  await ask(HOLD);
  await giving.operate(await dispute(), "win");
  await ask(RELEASE, { order: "reversed", copies: 2 });
  await deliverWebhooks(giving);
  expect(await donations()).toMatchObject([{ status: "succeeded" }]);
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
});

test("an outdated dispute update that is applied late changes nothing", async () => {
  const { churchId, gateway, dispute, donations } = await createTestGift(50);
  const id = await dispute();
  const worker = giving.server.another().giving;
  const row = (await worker.gateways.find(churchId, gateway.id))!;
  const early = (await worker.providers.stripe.disputes!.look(openAccount(worker, row), id))!;
  await giving.operate(id, "win");
  await deliverWebhooks(giving);
  await applyDispute(worker, row, early);
  expect(await donations()).toMatchObject([{ status: "succeeded" }]);
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
});

test("a disputed gift cannot be refunded, and an earlier refund is not part of the dispute", async () => {
  const { churchId, dispute, donations, refund, inFunds } = await createTestGift(50);
  expect(await refund({ amount: 20 })).toMatchObject({ status: 200 });
  const id = await dispute();
  await deliverWebhooks(giving);
  expect(await refund({ amount: 1 })).toMatchObject({ status: 402, body: { code: "refund-impossible" } });
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
  await giving.operate(id, "win");
  await deliverWebhooks(giving);
  expect(await donations()).toMatchObject([{ status: "partially_refunded" }]);
  expect(await inFunds()).toBe(3000);
  expect(await refund({})).toMatchObject({ status: 200, body: { amount: 30 } });
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
});

test("a dispute whose webhook arrives before that of its charge is applied when the gift is recorded", async () => {
  const { churchId, give, donations } = await createTestGift(50, "pm_card_createDispute");
  await deliverWebhooks(giving);
  await ask(HOLD);
  await giving.fault("drop", { done: true, times: 3 });
  expect((await give(20, { key: "lost" })).body).toMatchObject({ status: "processing" });
  // The webhook of the dispute arrives before that of the charge.
  await ask(RELEASE, { order: "reversed" });
  await deliverWebhooks(giving);
  expect(await donations()).toMatchObject([{ status: "disputed" }, { status: "disputed" }]);
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
});

test("a dispute update handled by two servers at the same time is booked once", async () => {
  const { churchId, dispute, rows, donations } = { ...(await createTestGift(50)), rows: giving.server.database.pool };
  await dispute();
  await vi.waitFor(async () => {
    const { rowCount } = await rows.query("select 1 from webhook_inbox where church_id = $1 and about = 'dispute'", [
      churchId,
    ]);
    expect(rowCount).toBeGreaterThan(1);
  }, WAIT);
  const deliveries = await rows.query<{ gateway_id: string; event_id: string }>(
    "select gateway_id, event_id from webhook_inbox where church_id = $1",
    [churchId],
  );
  const servers = [giving.server.another(), giving.server.another()];
  await Promise.all(
    deliveries.rows.flatMap(({ gateway_id: gatewayId, event_id: eventId }) =>
      servers.map(async ({ tasks }) => tasks["giving-work-webhook"]?.({ gatewayId, eventId })),
    ),
  );
  expect(await donations()).toMatchObject([{ status: "disputed" }]);
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
});

test("disputes are listed only for callers of the church with permission to view donations", async () => {
  const mine = await createTestGift(50);
  await mine.dispute();
  await deliverWebhooks(giving);
  const other = await createTestGift(10);
  expect((await other.disputes()).body).toEqual([]);
  expect((await giving.server.call(listDisputes, { token: mine.token })).status).toBe(403);
  expect((await giving.server.call(listDisputes, { token: mine.treasurer.token })).status).toBe(401);
  expect((await giving.server.call(listDisputes)).status).toBe(401);
});
