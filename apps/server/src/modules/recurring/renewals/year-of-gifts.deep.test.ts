import { FREQUENCIES } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testGiving } from "../../giving/testing/test-giving.ts";
import { attend, createTestRecurring, holdWebhooks } from "../subscriptions/testing/create-test-recurring.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
  await holdWebhooks(giving);
});
afterAll(() => giving.close());

const DAY_MS = 86_400_000;

test("G1.02 a year of recurring gifts that are checked once a week is recorded to the cent and to the day", async () => {
  const donor = await createTestRecurring(giving);
  const year = giving.server.clock.now.getUTCFullYear() + 1;
  const first = Date.UTC(year, 0, 31);
  const monthly = await donor.subscribe(25.5, { key: "monthly", billing_cycle_anchor: first });
  const interval = FREQUENCIES.two_week;
  await donor.subscribe(10, { key: "fortnightly", billing_cycle_anchor: Date.UTC(year, 0, 3), interval });
  while (giving.server.clock.now.getTime() < first + 366 * DAY_MS) {
    await giving.passDays(7);
    await attend(giving);
  }
  const text = `select schedule_id, donated_on, amount from donations where church_id = $1 order by donated_on`;
  const rows = await donor.rows(text);
  const ofMonths = rows.filter((row) => row.schedule_id === monthly.body.id).map((row) => row.donated_on);
  const lastDays = Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10),
  );
  expect(ofMonths.slice(0, 12)).toEqual(lastDays);
  expect(rows.filter(({ amount }) => amount === 1000).length).toBeGreaterThanOrEqual(26);
  const paid = await donor.stripePaid();
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid);
  expect(await donor.ledgerRest()).toBe(0);
}, 300_000);
