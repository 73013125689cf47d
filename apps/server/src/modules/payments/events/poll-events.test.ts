import { can, refundDonation } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Giving } from "../../giving/index.ts";
import { compareRecords, dashboardOf, NO_DIFFERENCES } from "../../giving/testing/compare-records.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";
import { pollEvents } from "./poll-events.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
let worker: Giving;
let other: Giving;
beforeAll(async () => {
  giving = await testGiving();
  worker = giving.server.another().giving;
  other = giving.server.another().giving;
});
afterAll(() => giving.close());

const later = (minutes: number) => {
  giving.server.clock.now = new Date(giving.server.clock.now.getTime() + minutes * 60_000);
};

/** A church whose provider has no webhook of ours, as on a server behind a router. */
async function createTestUnreached() {
  const { server } = giving;
  const donor = await createTestDonor(server);
  const { churchId, gateway } = donor;
  await server.work();
  const dashboard = dashboardOf(giving, gateway.publicKey);
  for (const { id } of (await dashboard.webhookEndpoints.list()).data) await dashboard.webhookEndpoints.del(id);
  await server.database.pool.query("update gateways set webhook_secret = '' where church_id = $1", [churchId]);
  const rows = async (text: string) => (await server.database.pool.query(text, [churchId])).rows;
  return {
    ...donor,
    dashboard,
    rows,
    deliveries: () => rows("select event_id, polled, worked_at from webhook_inbox where church_id = $1"),
    poll: (): Promise<{ read_until: Date | null; next_at: Date }[]> =>
      rows("select read_until, next_at from event_polls where church_id = $1"),
  };
}

test("a gateway without webhooks is polled every two minutes, a gateway with webhooks every six hours", async () => {
  const unreached = await createTestUnreached();
  await unreached.give(20, { key: "k" });
  const reached = await createTestDonor(giving.server);
  await giving.server.work();
  await reached.give(20, { key: "k" });
  const rows = async (text: string) => (await giving.server.database.pool.query(text, [reached.churchId])).rows;
  await expect
    .poll(async () => (await rows("select 1 from webhook_inbox where church_id = $1")).length)
    .toBeGreaterThan(0);
  later(20);
  await pollEvents(worker);
  const wait = ([poll]: { next_at: Date }[]) => (poll!.next_at.getTime() - giving.server.clock.now.getTime()) / 60_000;
  expect(wait(await unreached.poll())).toBe(2);
  const polled: { next_at: Date }[] = await rows("select next_at from event_polls where church_id = $1");
  expect(wait(polled)).toBe(360);
});

test("polling finds a gift whose response was lost, a refund and a dispute", async () => {
  const { churchId, give, dashboard, donations, rows } = await createTestUnreached();
  await giving.fault("drop", { done: true, times: 3 });
  expect((await give(30, { key: "k" })).body).toMatchObject({ status: "processing" });
  await giving.clearFaults();
  await pollEvents(worker);
  await giving.server.work();
  expect(await donations()).toMatchObject([{ amount: 3000, status: "succeeded" }]);

  const charge: string = (await rows("select transaction_id from donations where church_id = $1"))[0].transaction_id;
  await dashboard.refunds.create({ charge, amount: 500 });
  await giving.operate(charge, "dispute");
  later(3);
  await pollEvents(worker);
  await giving.server.work();
  expect(await donations()).toMatchObject([{ status: "disputed" }]);
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
});

test("two servers that poll at the same time store each event once", async () => {
  const { churchId, give, dashboard, deliveries, donations } = await createTestUnreached();
  await give(40, { key: "k" });
  const [charge] = (await dashboard.charges.list()).data;
  for (let cent = 0; cent < 10; cent += 1) await dashboard.refunds.create({ charge: charge?.id ?? "", amount: 1 });
  await Promise.all([pollEvents(worker), pollEvents(other), pollEvents(worker)]);
  await giving.server.work();
  later(3);
  await pollEvents(other);
  await giving.server.work();
  // One event of each refund, and those of the gift.
  expect((await deliveries()).length).toBeGreaterThanOrEqual(11);
  expect(new Set((await deliveries()).map(({ event_id }) => event_id)).size).toBe((await deliveries()).length);
  expect(await donations()).toMatchObject([{ status: "partially_refunded" }]);
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
});

test("an event that arrives by webhook and by polling is stored once", async () => {
  const { server } = giving;
  const donor = await createTestDonor(server);
  await server.work();
  const treasurer = await donor.church.person({ permissions: [can.editDonations] });
  await donor.give(20, { key: "k" });
  const rows = async (text: string) => (await server.database.pool.query(text, [donor.churchId])).rows;
  const [{ id }] = await rows("select id from donations where church_id = $1");
  await server.call(refundDonation, { token: treasurer.tokenFor("giving"), params: { id }, body: { amount: 3 } });
  const deliveries = () => rows("select event_id, polled from webhook_inbox where church_id = $1 order by 1");
  await expect.poll(async () => (await deliveries()).length).toBeGreaterThan(1);
  const before = await deliveries();
  await pollEvents(worker);
  expect(await deliveries()).toEqual(before);
  await server.work();
  expect(await compareRecords(giving, donor.churchId)).toEqual(NO_DIFFERENCES);
});

test("a gateway whose polling fails is polled again later and does not block other gateways", async () => {
  const [one, two] = [await createTestUnreached(), await createTestUnreached()];
  await one.give(20, { key: "k" });
  await two.give(20, { key: "k" });
  // Both gateways are polled at once, with three attempts each: five of the six fail.
  await giving.fault("500", { match: "GET /v1/events", times: 5 });
  await expect(pollEvents(worker)).rejects.toThrow("Some lists of events could not be read.");
  await giving.clearFaults();
  const read = async () => [...(await one.poll()), ...(await two.poll())].filter(({ read_until }) => read_until).length;
  expect(await read()).toBe(1);
  later(11);
  await pollEvents(worker);
  expect(await read()).toBe(2);
});
