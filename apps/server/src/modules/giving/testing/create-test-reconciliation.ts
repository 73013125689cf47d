import { can, readReconciliation, startReconciliation } from "@offertory/contract";
import type { Currency } from "@offertory/i18n";
import { dashboardOf } from "./compare-records.ts";
import { createTestDonor, type testGiving } from "./test-giving.ts";
import { tamper } from "./tamper.ts";

export const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Creates a church without webhooks, so that a lost answer is only found by reconciliation. */
export async function createTestReconciliation(giving: Awaited<ReturnType<typeof testGiving>>, currency?: Currency) {
  const { server } = giving;
  const donor = await createTestDonor(server, undefined, currency);
  const { churchId, gateway } = donor;
  const dashboard = dashboardOf(giving, gateway.publicKey);
  for (const { id } of (await dashboard.webhookEndpoints.list()).data) await dashboard.webhookEndpoints.del(id);
  const treasurer = await donor.church.person({ permissions: [can.editDonations, can.viewDonations] });
  const rows = async (text: string) => (await server.database.pool.query(text, [churchId])).rows;
  const start = (body: object = {}) =>
    server.call(startReconciliation, {
      token: treasurer.tokenFor("giving"),
      body: { from: dayFrom(-2), to: dayFrom(60), gatewayId: gateway.id, ...body },
    });
  return {
    ...donor,
    treasurer,
    dashboard,
    rows,
    start,
    gift: async (): Promise<{ id: string; transaction_id: string }> =>
      (await rows("select * from donations where church_id = $1 order by created_at desc limit 1"))[0],
    tamper: (text: string) => tamper(server, churchId, text),
    async compare(body: object = {}) {
      const { body: started, raw } = await start(body);
      if (!started.id) throw new Error(`The comparison did not start: ${raw.statusCode} ${raw.body}`);
      await server.work();
      const read = await server.call(readReconciliation, {
        token: treasurer.tokenFor("giving"),
        params: { id: started.id },
      });
      return read.body;
    },
  };
}
