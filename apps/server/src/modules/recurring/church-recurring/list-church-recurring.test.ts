import {
  can,
  countChurchRecurring,
  endSubscription,
  listChurchRecurring,
  type RecurringState,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestReader } from "../../giving-emails/testing/create-test-reader.ts";
import { testGiving } from "../../giving/testing/test-giving.ts";
import { attend, createTestRecurring } from "../subscriptions/testing/create-test-recurring.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

const DECLINES = "pm_card_chargeCustomerFail";
const FOUR_WEEKLY = { interval: { interval: "week", interval_count: 4 } };

async function createTestChurchRecurring() {
  const donor = await createTestRecurring(giving);
  const { church } = donor;
  const treasurer = await church.person({ permissions: [can.viewDonations, can.editDonations] });
  const viewer = await church.person({ permissions: [can.viewDonations] });
  const list = (state: RecurringState, more: Record<string, string> = {}, as = treasurer) =>
    giving.server.call(listChurchRecurring, { token: as.tokenFor("giving"), query: { state, ...more } });
  const counts = async () =>
    (await giving.server.call(countChurchRecurring, { token: treasurer.tokenFor("giving") })).body;
  return { ...donor, treasurer, viewer, list, counts };
}

test("a failing recurring gift is listed with its donor, reason, tries and emails, and later as ended", async () => {
  const donor = await createTestChurchRecurring();
  const { body } = await donor.subscribe(25, FOUR_WEEKLY);
  const [active] = (await donor.list("active")).body.recurring;
  expect(active).toMatchObject({
    id: body.id,
    person: { id: donor.personId },
    state: "active",
    amount: 25,
    interval: "week",
    intervalCount: 4,
    funds: [{ name: "General", amount: 25 }],
    method: "card",
    methodDetails: "visa 4242",
    nextDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    trouble: null,
  });
  await donor.change({ id: body.id, default_payment_method: await donor.addCard(DECLINES) });
  await giving.passDays(29);
  await attend(giving);
  await giving.server.work();
  expect(await donor.counts()).toMatchObject({ active: 0, failing: 1, ended: 0 });
  const [failing] = (await donor.list("failing")).body.recurring;
  expect(failing).toMatchObject({
    state: "failing",
    nextDay: null,
    trouble: { reason: "declined", tries: 1, mails: 1, lastMailAt: expect.any(String), nextTry: null },
  });
  await giving.passDays(40);
  await attend(giving);
  await giving.server.work();
  const [ended] = (await donor.list("ended")).body.recurring;
  expect(ended).toMatchObject({ state: "ended", endedAt: expect.any(String), nextDay: null });
  expect(ended?.trouble?.mails).toBeGreaterThan(1);
  expect(await donor.counts()).toMatchObject({ active: 0, failing: 0, ended: 1 });
});

test("a failing recurring gift on our own schedule is listed with the day of its next try", async () => {
  const own = giving.server.another();
  delete own.giving.providers.stripe.recurring;
  const donor = await createTestRecurring(giving, undefined, own);
  const { body } = await donor.subscribe(10, FOUR_WEEKLY);
  await donor.change({ id: body.id, default_payment_method: await donor.addCard(DECLINES) });
  await giving.passDays(29);
  await own.tasks["giving-recurring"]?.({});
  const viewer = await donor.church.person({ permissions: [can.viewDonations] });
  const token = viewer.tokenFor("giving");
  const { recurring } = (await giving.server.call(listChurchRecurring, { token, query: { state: "failing" } })).body;
  const inThreeDays = new Date(giving.server.clock.now.getTime() + 3 * 86_400_000);
  const [days] = await donor.rows(
    `select to_char(timestamptz '${inThreeDays.toISOString()}' at time zone time_zone, 'YYYY-MM-DD') as day
     from churches where id = $1`,
  );
  expect(recurring).toMatchObject([{ trouble: { tries: 1, nextTry: days.day } }]);
});

test("a recurring gift whose first payment was declined is not listed as ended; pages continue at the cursor", async () => {
  const donor = await createTestChurchRecurring();
  const refused = await donor.addCard(DECLINES);
  expect((await donor.subscribe(9, { id: refused })).body).toMatchObject({ code: "gift-failed" });
  for (const [index, amount] of [1, 2, 3].entries()) {
    giving.server.clock.now = new Date(giving.server.clock.now.getTime() + 1000);
    await donor.subscribe(amount, { key: `k${index}` });
  }
  expect(await donor.counts()).toMatchObject({ active: 3, failing: 0, ended: 0 });
  const { recurring, next } = (await donor.list("active", { limit: "2" })).body;
  expect(recurring.map(({ amount }) => amount)).toEqual([3, 2]);
  const rest = (await donor.list("active", { limit: "2", cursor: next ?? "" })).body;
  expect(rest).toMatchObject({ recurring: [{ amount: 1 }], next: null });
  expect((await donor.list("ended", { cursor: next ?? "" })).body).toMatchObject({ code: "cursor-invalid" });
});

test("G6.04 listing recurring gifts requires View in the same church, and ending one requires Edit", async () => {
  const mine = await createTestChurchRecurring();
  const other = await createTestChurchRecurring();
  const { body } = await mine.subscribe(5);
  expect((await other.list("active")).body.recurring).toEqual([]);
  const member = await mine.church.person();
  expect((await mine.list("active", {}, member)).status).toBe(403);
  for (const call of [listChurchRecurring, countChurchRecurring]) {
    const query = { state: "active" as const };
    expect((await giving.server.call(call, { token: member.tokenFor("giving"), query })).status).toBe(403);
    expect((await giving.server.call(call, { query })).status).toBe(401);
  }
  const end = (token: string) => giving.server.call(endSubscription, { token, params: { id: body.id ?? "" } });
  expect((await end(mine.viewer.tokenFor("giving"))).status).toBe(403);
  expect((await end(other.treasurer.tokenFor("giving"))).status).toBe(404);
  expect((await end(mine.treasurer.tokenFor("giving"))).status).toBe(200);
  expect(await mine.counts()).toMatchObject({ active: 0, failing: 0, ended: 1 });
});

test("a donor gets one email when a recurring gift is ended by the church, and another when they end one themselves", async () => {
  const reader = await createTestReader(giving, { language: "de" });
  const treasurer = await reader.church.person({ permissions: [can.viewDonations, can.editDonations] });
  const { body: first } = await reader.subscribe(20);
  const end = (token: string, id = "") => giving.server.call(endSubscription, { token, params: { id } });
  for (let times = 0; times < 2; times += 1)
    expect((await end(treasurer.tokenFor("giving"), first.id)).status).toBe(200);
  const { body: second } = await reader.subscribe(30, FOUR_WEEKLY);
  expect((await end(reader.token, second.id)).status).toBe(200);
  const endEmails = (await reader.read()).filter(({ text }) => text.includes("beendet"));
  expect(endEmails).toHaveLength(2);
  expect(endEmails[0]?.text).toContain("hat Ihre regelmäßige Spende von 20,00");
  expect(endEmails[1]?.text).toContain("Sie haben Ihre regelmäßige Spende von 30,00");
});

test("the monthly total converts each interval to a month, and leaves out ended recurring gifts", async () => {
  const donor = await createTestChurchRecurring();
  expect((await donor.counts()).monthly).toBe(0);
  await donor.subscribe(84, { interval: { interval: "week", interval_count: 2 } });
  await donor.subscribe(10, { interval: { interval: "month", interval_count: 1 } });
  await donor.subscribe(120, { interval: { interval: "year", interval_count: 1 } });
  expect(await donor.counts()).toMatchObject({ active: 3, monthly: 202.5 });
  const { body } = await donor.subscribe(30, { interval: { interval: "month", interval_count: 3 } });
  expect((await donor.counts()).monthly).toBe(212.5);
  const params = { id: body.id };
  await giving.server.call(endSubscription, { token: donor.treasurer.tokenFor("giving"), params });
  expect(await donor.counts()).toMatchObject({ ended: 1, monthly: 202.5 });
});
