import { can, listReconciliations, readReconciliation, startReconciliation, uniqueId } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dayFrom, createTestReconciliation } from "../../giving/testing/create-test-reconciliation.ts";
import { testGiving } from "../../giving/testing/test-giving.ts";
import { reconcileByNight } from "./reconcile.job.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

test("the nightly reconciliation covers a church's last seven days and runs once, even with several servers", async () => {
  const { server } = giving;
  const { give, treasurer, churchId } = await createTestReconciliation(giving);
  await give(25, { key: "k" });
  const list = async () => (await server.call(listReconciliations, { token: treasurer.tokenFor("giving") })).body;
  await server.database.pool.query("update churches set time_zone = 'Pacific/Honolulu' where id = $1", [churchId]);
  const before = server.clock.now;
  const tomorrow = dayFrom(1);
  const [one, other] = [server.another().giving, server.another().giving];
  // 11:30 UTC is 1:30 at night in Honolulu, before the hour of the nightly run.
  server.clock.now = new Date(`${tomorrow}T11:30:00Z`);
  await reconcileByNight(one);
  expect(await list()).toEqual([]);
  server.clock.now = new Date(`${tomorrow}T12:10:00Z`);
  await Promise.all([reconcileByNight(one), reconcileByNight(other), reconcileByNight(one)]);
  await server.work();
  expect(await list()).toMatchObject([{ to: dayFrom(0), from: dayFrom(-6), status: "done", askedBy: null, open: 0 }]);
  await reconcileByNight(other);
  expect(await list()).toHaveLength(1);
  server.clock.now = before;
});

test("the nightly reconciliation after an outage of weeks covers every day since the last one", async () => {
  const { server } = giving;
  const { give, treasurer } = await createTestReconciliation(giving);
  await give(25, { key: "k" });
  const list = async () => (await server.call(listReconciliations, { token: treasurer.tokenFor("giving") })).body;
  const before = server.clock.now;
  for (const days of [1, 20, 21]) {
    server.clock.now = new Date(`${dayFrom(days)}T20:00:00Z`);
    await reconcileByNight(server.giving);
    await server.work();
  }
  expect((await list()).map(({ from, to }) => [from, to])).toEqual([
    [dayFrom(14), dayFrom(20)],
    [dayFrom(1), dayFrom(19)],
    [dayFrom(-6), dayFrom(0)],
  ]);
  server.clock.now = before;
});

test("a reconciliation fails without results if the provider is unavailable, and a retry completes it", async () => {
  const { give, start, treasurer } = await createTestReconciliation(giving);
  await give(25, { key: "k" });
  const { id } = (await start()).body;
  await giving.fault("500", { match: "GET /v1/balance_transactions", times: 3 });
  await expect(giving.server.work()).rejects.toThrow(/./);
  const read = () => giving.server.call(readReconciliation, { token: treasurer.tokenFor("giving"), params: { id } });
  expect((await read()).body).toMatchObject({ status: "failed", differences: [] });
  await giving.clearFaults();
  const { tasks } = giving.server.another();
  const [{ church_id: churchId }] = (
    await giving.server.database.pool.query("select church_id from reconciliations where id = $1", [id])
  ).rows;
  await Promise.all([tasks["giving-reconcile"]?.({ churchId, id }), tasks["giving-reconcile"]?.({ churchId, id })]);
  expect((await read()).body).toMatchObject({ status: "done", transactions: 1, open: 0 });
});

test("reading and starting reconciliations needs permission in the same church, and invalid dates are refused", async () => {
  const mine = await createTestReconciliation(giving);
  const other = await createTestReconciliation(giving);
  const { server } = giving;
  const { id } = (await mine.start()).body;
  await server.work();
  const theirs = other.treasurer.tokenFor("giving");
  expect((await server.call(readReconciliation, { token: theirs, params: { id } })).status).toBe(404);
  expect((await server.call(listReconciliations, { token: theirs })).body).toEqual([]);
  expect((await other.start({ gatewayId: mine.gateway.id })).status).toBe(404);
  for (const token of [mine.token, mine.treasurer.token, undefined]) {
    const as = token === undefined ? {} : { token };
    const body = { from: dayFrom(-1), to: dayFrom(0), gatewayId: mine.gateway.id };
    for (const { status } of [
      await server.call(listReconciliations, as),
      await server.call(readReconciliation, { ...as, params: { id } }),
      await server.call(startReconciliation, { ...as, body }),
    ])
      expect([401, 403]).toContain(status);
  }
  const viewer = await mine.church.person({ permissions: [can.viewDonations] });
  const body = { from: dayFrom(-1), to: dayFrom(0), gatewayId: mine.gateway.id };
  expect((await server.call(startReconciliation, { token: viewer.tokenFor("giving"), body })).status).toBe(403);
  expect((await server.call(listReconciliations, { token: viewer.tokenFor("giving") })).status).toBe(200);
  for (const bad of [
    { from: "2026-02-30" },
    { from: "2020-01-01" },
    { from: dayFrom(70) },
    { to: "tomorrow" },
    { from: 5 },
    { gatewayId: "\0" },
    { from: "0000-00-00" },
  ])
    expect((await mine.start(bad)).status).toBe(400);
  expect((await mine.start({ gatewayId: uniqueId() })).status).toBe(404);
});

test("a reconciliation covers at most 400 days", async () => {
  const { start } = await createTestReconciliation(giving);
  expect((await start({ from: "2024-12-31", to: "2026-02-04" })).raw.json()).toMatchObject({ code: "date-invalid" });
  expect((await start({ from: "2025-01-01", to: "2026-02-04" })).status).toBe(200);
});
