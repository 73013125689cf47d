import {
  can,
  forecastGiving,
  readGivingDashboard,
  recordDonation,
  refundDonation,
  subscribeGift,
  voidDonation,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";
import { spanOf } from "./span-of.ts";
import { sumUp } from "./sum-up.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
  giving.server.clock.now = new Date("2026-11-15T12:00:00Z");
});
afterAll(() => giving.close());

async function createTestTreasurer() {
  const { server } = giving;
  const donor = await createTestDonor(server);
  const treasurer = await donor.church.person({ permissions: [can.viewDonations, can.editDonations] });
  const token = treasurer.tokenFor("giving");
  const record = async (donationDate: string, amount: number, personId?: string) =>
    (
      await server.call(recordDonation, {
        token,
        body: { donationDate, method: "cash", personId, funds: [{ id: donor.fund.id, amount }] },
      })
    ).body;
  const read = async (range: string) => (await server.call(readGivingDashboard, { token, query: { range } })).body;
  return { ...donor, treasurer: token, record, read };
}

test("a year, each of its months and each fund are compared with the same days of the previous year", async () => {
  const { record, read, fund } = await createTestTreasurer();
  await record("2026-11-02", 30);
  await record("2026-01-01", 12);
  await record("2025-11-15", 7);
  await record("2025-11-16", 5);
  await record("2025-12-31", 3);
  await record("2024-12-31", 90);
  const { span, figures, before, months, funds } = await read("year");
  expect(span).toEqual({ from: "2026-01-01", to: "2026-11-15" });
  expect(figures).toMatchObject({ given: 42, net: 42, gifts: 2 });
  expect(before).toMatchObject({ from: "2025-01-01", to: "2025-11-15", figures: { given: 7, gifts: 1 } });
  expect(months.map(({ month }) => month)).toHaveLength(11);
  expect(months.at(-1)).toMatchObject({ month: "2026-11", net: 30, before: 7, isPartial: true });
  expect(months.filter(({ isPartial }) => isPartial)).toHaveLength(1);
  expect(months.reduce((sum, { before: earlier }) => sum + (earlier ?? 0), 0)).toBe(before?.figures.net);
  expect(funds).toMatchObject([{ id: fund.id, name: "General", net: 42, gifts: 2, before: 7 }]);

  const last12 = await read("months");
  expect(last12.span).toEqual({ from: "2025-12-01", to: "2026-11-15" });
  expect(last12.figures.given).toBe(45);
  expect(last12.before).toMatchObject({ from: "2024-12-01", figures: { given: 97 } });
  const all = await read("all");
  expect(all).toMatchObject({ span: { from: "2024-12-31" }, before: null, figures: { given: 147 } });
  expect(all.months).toHaveLength(24);
});

test("refunds are shown and deducted, voided gifts are left out, and fees and recurring gifts are shown", async () => {
  const { server } = giving;
  // The sandbox uses the real clock and reports when a recurring gift was paid.
  const { now } = server.clock;
  server.clock.now = new Date();
  const { read, give, treasurer, record, churchId, token, saved, fund, gateway } = await createTestTreasurer();
  await give(40);
  const { rows } = await server.database.pool.query("select id from donations where church_id = $1", [churchId]);
  await server.call(refundDonation, { token: treasurer, params: { id: rows[0].id }, body: { amount: 15 } });
  const { id } = await record("2026-11-01", 99);
  await server.call(voidDonation, { token: treasurer, params: { id } });
  const body = {
    amount: 10,
    id: saved.body.paymentMethod?.id,
    type: "card",
    funds: [{ id: fund.id, amount: 10 }],
    interval: { interval: "month", interval_count: 1 },
    provider: "stripe",
    gatewayId: gateway.id,
  };
  expect((await server.call(subscribeGift, { token, body })).status).toBe(200);
  await server.work();
  const { figures, addedForFees } = await read("all");
  server.clock.now = now;
  expect(figures).toEqual({
    given: 50,
    refunded: 15,
    disputed: 0,
    net: 35,
    gifts: 2,
    fees: 2.05,
    recurring: 10,
  });
  expect(addedForFees).toMatchObject({ given: 0, net: 0 });
});

test("a donor is new with their first gift ever, and lapsed if they gave in the previous period but not in this one", async () => {
  const { record, read, church } = await createTestTreasurer();
  const person = async () => (await church.person({ account: false })).personId;
  const [fresh, loyal, lapsed, longGone, back, future] = [
    await person(),
    await person(),
    await person(),
    await person(),
    await person(),
    await person(),
  ];
  await record("2026-03-01", 1, fresh);
  for (const day of ["2024-05-05", "2025-05-05", "2026-05-05"]) await record(day, 1, loyal);
  await record("2025-12-24", 1, lapsed);
  await record("2024-02-02", 1, longGone);
  await record("2024-02-02", 1, back);
  await record("2026-02-02", 1, back);
  await record("2025-06-01", 1, future);
  await record("2027-01-01", 1, future);
  await record("2026-06-01", 1);
  for (const isSummed of [false, true]) {
    if (isSummed) await sumUp(giving.server.giving);
    expect((await read("year")).donors).toEqual({ count: 3, fresh: 1, lapsed: 2 });
    expect((await read("months")).donors).toEqual({ count: 4, fresh: 2, lapsed: 1 });
    expect((await read("all")).donors).toEqual({ count: 6, fresh: null, lapsed: null });
  }
});

test("the forecast follows the schedule of recurring gifts, with the 31st on the last day of short months", async () => {
  const { server } = giving;
  const { churchId, gateway, personId, treasurer } = await createTestTreasurer();
  let count = 0;
  const begin = (unit: string, many: number, first: string, due: string, amount: number, status = "active") =>
    server.database.pool.query(
      `insert into subscriptions (church_id, id, gateway_id, provider, schedule_owner, person_id, request_hash, provider_key, method_id,
         method_type, amount, covered_fee, interval_unit, interval_count, anchor, first_day, due_on, status)
       values ($1, $2, $3, 'stripe', 'us', $4, '', $5, 'pm', 'card', $6, 0, $7, $8, $9::date, $9::date, $10, $11)`,
      [
        churchId,
        `s${(count += 1)}`,
        gateway.id,
        personId,
        `${churchId} ${count}`,
        amount,
        unit,
        many,
        first,
        due,
        status,
      ],
    );
  await begin("month", 1, "2026-01-31", "2026-11-30", 100);
  await begin("month", 1, "2026-05-30", "2026-11-30", 10_000);
  await begin("week", 2, "2026-11-02", "2026-11-16", 1);
  await begin("year", 1, "2024-02-29", "2027-02-28", 500_000);
  await begin("month", 1, "2026-01-14", "2026-11-14", 30);
  await begin("month", 3, "2026-01-05", "2027-01-05", 7777, "past_due");
  const { body } = await server.call(forecastGiving, { token: treasurer });
  expect(body.active).toBe(5);
  // All payments due until the end of November, including the unpaid one of yesterday.
  expect(body.thisMonth).toEqual({ amount: 101.32, gifts: 5 });
  expect(body.months.map(({ month }) => month).slice(0, 3)).toEqual(["2026-12", "2027-01", "2027-02"]);
  expect(body.months).toHaveLength(12);
  expect(body.months[2]).toEqual({ month: "2027-02", amount: 5101.32, gifts: 6 });
});

test("G6.04 the dashboard shows only the caller's church, and only to callers who may view donations", async () => {
  const { server } = giving;
  const { record, church } = await createTestTreasurer();
  await record("2026-11-01", 5);
  await sumUp(server.giving);
  const stranger = await createTestTreasurer();
  const counter = await church.person({ permissions: [can.viewDonationSummaries, can.editGivingSettings] });
  const viewer = await church.person({ permissions: [can.viewDonations] });
  const query = { range: "all" };
  expect(await stranger.read("all")).toMatchObject({ span: null, figures: { given: 0 }, donors: { count: 0 } });
  for (const call of [readGivingDashboard, forecastGiving]) {
    expect((await server.call(call, { query })).status).toBe(401);
    expect((await server.call(call, { token: counter.tokenFor("giving"), query })).status).toBe(403);
    expect((await server.call(call, { token: viewer.tokenFor("membership"), query })).status).toBe(401);
    expect((await server.call(call, { token: viewer.tokenFor("giving"), query })).status).toBe(200);
  }
  for (const bad of [{}, { range: "" }, { range: "day" }, { range: "all\0" }])
    expect((await server.call(readGivingDashboard, { token: viewer.tokenFor("giving"), query: bad })).status).toBe(400);
});

test("date ranges that end on a leap day, in January or in December have valid dates", () => {
  expect(spanOf("year", "2028-02-29").before).toEqual({ from: "2027-01-01", to: "2027-02-28", lastDay: "2027-12-31" });
  expect(spanOf("months", "2026-01-31")).toMatchObject({
    from: "2025-02-01",
    before: { from: "2024-02-01", to: "2025-01-31" },
  });
  expect(spanOf("months", "2026-12-31")).toMatchObject({ from: "2026-01-01", to: "2026-12-31" });
});
