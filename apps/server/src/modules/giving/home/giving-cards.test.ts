import { addBatch, can, changeBatch, refundDonation } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestPerson } from "../../../../test/create-test-church.ts";
import { readHomeCards } from "../../../../test/read-home-cards.ts";
import { createTestRecurring, attend } from "../../recurring/subscriptions/testing/create-test-recurring.ts";
import { createTestDonor, testGiving } from "../testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

async function createTestGivingHome() {
  const donor = await createTestDonor(giving.server);
  const treasurer = await donor.church.person({ permissions: [can.viewDonations, can.editDonations] });
  const member = await donor.church.person();
  const home = (who: TestPerson) => readHomeCards(giving.server, donor.church, who);
  return { ...donor, treasurer, member, home };
}

test("giving of this week and month is compared with the same weekdays and dates a year earlier, after refunds", async () => {
  const { server } = giving;
  const before = server.clock.now;
  server.clock.now = new Date("2026-11-19T12:00:00Z");
  const { church, give, treasurer, member, home } = await createTestGivingHome();
  expect((await home(treasurer)).kinds).not.toContain("giving");
  const gifts: [day: string, amount: number][] = [
    ["2025-11-02", 40],
    ["2025-11-18", 100],
    ["2025-11-25", 30],
    ["2026-11-03", 5],
    ["2026-11-16", 20],
  ];
  for (const [, amount] of gifts) await give(amount, { key: `gift ${amount}` });
  const { pool } = server.database;
  for (const [day, amount] of gifts)
    await pool.query("update donations set donated_on = $2, donated_at = $3 where church_id = $1 and amount = $4", [
      church.churchId,
      day,
      `${day}T18:00:00Z`,
      amount * 100,
    ]);
  const { rows } = await pool.query("select id from donations where church_id = $1 and amount = 2000", [
    church.churchId,
  ]);
  const token = treasurer.tokenFor("giving");
  await server.call(refundDonation, { token, params: { id: rows[0].id }, body: { amount: 8 } });
  expect((await home(treasurer)).card("giving")).toEqual({
    kind: "giving",
    week: {
      now: { from: "2026-11-15", to: "2026-11-19", amount: 12, gifts: 1 },
      before: { from: "2025-11-16", to: "2025-11-20", amount: 100, gifts: 1 },
    },
    month: {
      now: { from: "2026-11-01", to: "2026-11-19", amount: 17, gifts: 2 },
      before: { from: "2025-11-01", to: "2025-11-19", amount: 140, gifts: 2 },
    },
  });
  // The stored sums of each day give the same.
  await server.tasks["giving-sum-up"]?.({});
  expect((await home(treasurer)).card("giving")?.month.before.amount).toBe(140);
  expect((await home(member)).kinds).not.toContain("giving");
  const elsewhere = await createTestGivingHome();
  expect((await elsewhere.home(elsewhere.treasurer)).kinds).not.toContain("giving");
  server.clock.now = before;
});

test("open batches of the church are counted for callers who may view donations", async () => {
  const { server } = giving;
  const { give, treasurer, member, home } = await createTestGivingHome();
  await give(10);
  expect((await home(treasurer)).kinds).not.toContain("openBatches");
  const token = treasurer.tokenFor("giving");
  const add = (name: string) => server.call(addBatch, { token, body: { name, batchDate: "2026-11-15" } });
  const { body: first } = await add("First");
  await add("Second");
  expect((await home(treasurer)).card("openBatches")?.count).toBe(2);
  await server.call(changeBatch, { token, params: { id: first.id }, body: { closed: true } });
  expect((await home(treasurer)).card("openBatches")?.count).toBe(1);
  expect((await home(member)).kinds).not.toContain("openBatches");
  const elsewhere = await createTestGivingHome();
  expect((await elsewhere.home(elsewhere.treasurer)).kinds).not.toContain("openBatches");
});

test("payouts that do not match the ledger are counted for callers who may view donations", async () => {
  const { church, gateway, treasurer, member, home } = await createTestGivingHome();
  const payout = (id: string, amount: number, ourNet: number | null) =>
    giving.server.database.pool.query(
      "insert into payouts (church_id, gateway_id, id, payout_id, amount, paid_at, our_net) values ($1, $2, $3, $3, $4, now(), $5)",
      [church.churchId, gateway.id, id, amount, ourNet],
    );
  await payout("matches", 5000, 5000);
  await payout("not-compared", 5000, null);
  expect((await home(treasurer)).kinds).not.toContain("unreconciledPayouts");
  await payout("differs", 5000, 4900);
  expect((await home(treasurer)).card("unreconciledPayouts")?.count).toBe(1);
  expect((await home(member)).kinds).not.toContain("unreconciledPayouts");
  const elsewhere = await createTestGivingHome();
  expect((await elsewhere.home(elsewhere.treasurer)).kinds).not.toContain("unreconciledPayouts");
});

test("a person can repeat their own latest donation, never that of another, and not one of a schedule", async () => {
  const { church, fund, give, personId, userToken, member, treasurer, home } = await createTestGivingHome();
  const { pool } = giving.server.database;
  expect((await home(member)).card("give")).toEqual({ kind: "give", last: null });
  await give(20);
  await give(35, { key: "second" });
  await pool.query(
    "update donations set donated_at = donated_at - interval '1 day' where church_id = $1 and amount = 2000",
    [church.churchId],
  );
  const last = async () => (await readHomeCards(giving.server, church, { personId, userToken })).card("give")?.last;
  expect(await last()).toMatchObject({ amount: 35, funds: [fund.name] });
  await pool.query("update donations set schedule_id = 'schedule' where church_id = $1 and amount = 3500", [
    church.churchId,
  ]);
  expect(await last()).toMatchObject({ amount: 20 });
  for (const who of [member, treasurer]) expect((await home(who)).card("give")?.last).toBeNull();
  await pool.query("update donations set status = 'refunded' where church_id = $1 and amount = 2000", [
    church.churchId,
  ]);
  expect(await last()).toBeNull();
  await pool.query("update gateways set enabled = false where church_id = $1", [church.churchId]);
  expect((await home(member)).kinds).not.toContain("give");
});

test("recurring donations are shown to their donor, and failing ones counted for those who may view donations", async () => {
  const donor = await createTestRecurring(giving);
  const treasurer = await donor.church.person({ permissions: [can.viewDonations] });
  const member = await donor.church.person();
  const home = (who: Pick<TestPerson, "userToken" | "personId">) => readHomeCards(giving.server, donor.church, who);
  const { body } = await donor.subscribe(25);
  const own = async () => (await home(donor)).card("ownRecurring")?.recurring;
  expect(await own()).toMatchObject([{ id: body.id, amount: 25, nextDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }]);
  for (const who of [treasurer, member]) expect((await home(who)).kinds).not.toContain("ownRecurring");
  expect((await home(treasurer)).kinds).not.toContain("failedRecurring");
  await donor.change({ id: body.id, default_payment_method: await donor.addCard("pm_card_chargeCustomerFail") });
  await giving.passDays(32);
  await attend(giving);
  await giving.server.work();
  const now = await donor.church.person({ permissions: [can.viewDonations] });
  expect((await home(now)).card("failedRecurring")?.count).toBe(1);
  expect(await own()).toMatchObject([{ amount: 25, nextDay: null }]);
  expect((await home(await donor.church.person())).kinds).not.toContain("failedRecurring");
  const elsewhere = await createTestGivingHome();
  expect((await elsewhere.home(elsewhere.treasurer)).kinds).not.toContain("failedRecurring");
});
