import { can, readReconciliation, startReconciliation } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pollEvents } from "../../payments/index.ts";
import { compareRecords, dashboardOf, NO_DIFFERENCES } from "../../giving/testing/compare-records.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A gift that was refunded cent by cent in Stripe's dashboard, without webhooks to us. */
async function createTestManyRefunds(cents: number) {
  const donor = await createTestDonor(giving.server);
  await donor.give(40, { key: "k" });
  const dashboard = dashboardOf(giving, donor.gateway.publicKey);
  for (const { id } of (await dashboard.webhookEndpoints.list()).data) await dashboard.webhookEndpoints.del(id);
  const [charge] = (await dashboard.charges.list()).data;
  for (let cent = 0; cent < cents; cent += 1) await dashboard.refunds.create({ charge: charge?.id ?? "", amount: 1 });
  const rows = async (text: string) => (await giving.server.database.pool.query(text, [donor.churchId])).rows;
  return { ...donor, refunded: () => rows("select refunded from donations where church_id = $1") };
}

test.each([99, 100, 205])(
  "%i refunds are each found once, across all pages of the provider's list",
  async (cents) => {
    const { church, churchId, gateway, refunded } = await createTestManyRefunds(cents);
    const treasurer = await church.person({ permissions: [can.editDonations, can.viewDonations] });
    const token = treasurer.tokenFor("giving");
    const body = { from: dayFrom(-1), to: dayFrom(1), gatewayId: gateway.id };
    const compare = async () => {
      const { id } = (await giving.server.call(startReconciliation, { token, body })).body;
      await giving.server.work();
      return (await giving.server.call(readReconciliation, { token, params: { id } })).body;
    };
    expect(await compare()).toMatchObject({ transactions: cents + 1, repaired: cents, open: 0 });
    expect(await refunded()).toEqual([{ refunded: cents }]);
    expect(await compare()).toMatchObject({ transactions: cents + 1, repaired: 0, open: 0, differences: [] });
    expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
  },
  60_000,
);

test("events beyond the first page are read", async () => {
  const { churchId, refunded } = await createTestManyRefunds(130);
  await pollEvents(giving.server.another().giving);
  await giving.server.work();
  expect(await refunded()).toEqual([{ refunded: 130 }]);
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
});
