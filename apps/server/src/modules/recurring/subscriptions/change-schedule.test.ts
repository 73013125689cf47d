import {
  addDays,
  can,
  changeManagedSchedule,
  changeSchedule,
  listChurchRecurring,
  readManagedGift,
  type ScheduleChange,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestReader } from "../../giving-emails/testing/create-test-reader.ts";
import { CARDS } from "../../giving/testing/create-test-paypal-donor.ts";
import { createTestPaypalSubscriber } from "./testing/create-test-paypal-subscriber.ts";
import { testGiving } from "../../giving/testing/test-giving.ts";
import { holdWebhooks, later } from "./testing/create-test-recurring.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

/** A monthly recurring gift whose first donation was made, with its manage link and helpers to change its plan. */
async function createTestPlan() {
  const reader = await createTestReader(giving);
  const { body } = await reader.subscribe(20);
  await reader.read();
  const link = await reader.linkToken();
  const id = body.id ?? "";
  const byLink = (change: ScheduleChange) =>
    giving.server.call(changeManagedSchedule, { body: { token: link, change } });
  const gift = async () => (await giving.server.call(readManagedGift, { query: { token: link } })).body;
  return {
    ...reader,
    id,
    link,
    byLink,
    byMember: (change: ScheduleChange, token = reader.tokenFor("giving")) =>
      giving.server.call(changeSchedule, { token, params: { id }, body: { change } }),
    gift,
    nextDate: async () => (await gift()).nextDate ?? "",
    changeEmails: async () => (await reader.read()).filter(({ subject }) => subject.includes("was updated")),
    /** Moves the clocks to the middle of a day, and lets the worker run. */
    async goTo(day: string) {
      const days = (Date.parse(`${day}T18:00:00Z`) - giving.server.clock.now.getTime()) / 86_400_000;
      await giving.passDays(Math.ceil(days));
      await reader.attend();
      await giving.server.work();
    },
    paid: async () => (await reader.donations()).map(({ amount }: { amount: number }) => amount),
  };
}

test("a skipped donation is not charged, the one after it is, and the donor gets one email with the new date", async () => {
  const plan = await createTestPlan();
  const day = await plan.nextDate();
  const skipped = await plan.byLink({ action: "skip", day });
  expect(skipped).toMatchObject({ status: 200, body: { skippedDate: day, pausedUntil: null, status: "active" } });
  const next = skipped.body.nextDate ?? "";
  expect(next > addDays(day, 27)).toBe(true);
  // A repeated request skips no second donation.
  expect((await plan.byLink({ action: "skip", day })).body).toEqual(skipped.body);
  const emails = await plan.changeEmails();
  expect(emails).toHaveLength(1);
  expect(emails[0]?.text).toMatch(/Skipped donation: .*\nNext donation: /);
  expect(emails[0]?.text).toContain("/giving/manage?token=");

  await plan.goTo(addDays(day, 2));
  expect(await plan.paid()).toEqual([2000]);
  expect(await plan.gift()).toMatchObject({ skippedDate: null, nextDate: next, status: "active" });
  await plan.goTo(addDays(next, 2));
  expect(await plan.paid()).toEqual([2000, 2000]);
  expect(await plan.stripePaid()).toBe(4000);
  expect(await plan.ledgerRest()).toBe(0);
});

test("a skip is undone until the day of the donation, which is then charged once", async () => {
  const plan = await createTestPlan();
  const day = await plan.nextDate();
  await plan.byMember({ action: "skip", day });
  const undone = await plan.byMember({ action: "unskip", day });
  expect(undone).toMatchObject({ status: 200, body: { nextDate: day, skippedDate: null, pausedUntil: null } });
  await plan.byMember({ action: "skip", day });
  await plan.byMember({ action: "unskip", day });
  await plan.goTo(addDays(day, 2));
  expect(await plan.paid()).toEqual([2000, 2000]);
  expect(await plan.stripePaid()).toBe(4000);
  const next = await plan.nextDate();
  await plan.byMember({ action: "skip", day: next });
  await plan.goTo(next);
  expect(await plan.byMember({ action: "unskip", day: next })).toMatchObject({ status: 409 });
  expect(await plan.paid()).toEqual([2000, 2000]);
});

test("a skip names the day that the donor saw, and is refused if the next donation is on another day or due", async () => {
  const plan = await createTestPlan();
  const day = await plan.nextDate();
  for (const other of [addDays(day, 1), addDays(day, -1), "2026-02-30"])
    expect(await plan.byLink({ action: "skip", day: other })).toMatchObject({
      status: 409,
      body: { code: "next-date-changed" },
    });
  expect(await plan.byLink({ action: "unskip", day: addDays(day, 1) })).toMatchObject({ status: 409 });
  // The provider's clock stays behind, as when a payment is due but was not reported yet.
  const before = giving.server.clock.now;
  giving.server.clock.now = new Date(Date.parse(`${day}T18:00:00Z`));
  expect(await plan.byLink({ action: "skip", day })).toMatchObject({ status: 409, body: { code: "donation-due" } });
  giving.server.clock.now = before;
});

test("nothing is charged before the end of a pause, and the days of later donations stay as they were", async () => {
  const plan = await createTestPlan();
  const day = await plan.nextDate();
  const until = addDays(day, 70);
  const paused = await plan.byLink({ action: "pause", until });
  expect(paused).toMatchObject({ status: 200, body: { pausedUntil: until, skippedDate: null } });
  const next = paused.body.nextDate ?? "";
  expect(next >= until && next.slice(-2) === day.slice(-2)).toBe(true);
  expect((await plan.changeEmails())[0]?.text).toContain("Paused until: ");
  await plan.goTo(addDays(until, -1));
  expect(await plan.paid()).toEqual([2000]);
  expect(await plan.nextDate()).toBe(next);
  await plan.goTo(addDays(next, 2));
  expect(await plan.paid()).toEqual([2000, 2000]);
  expect(await plan.stripePaid()).toBe(4000);
});

test("a paused recurring gift is resumed, and the next donation is on the next day of its cycle", async () => {
  const plan = await createTestPlan();
  const day = await plan.nextDate();
  await plan.byLink({ action: "pause", until: addDays(day, 70) });
  const resumed = await plan.byLink({ action: "resume" });
  expect(resumed.body).toMatchObject({ nextDate: day, pausedUntil: null });
  expect(await plan.changeEmails()).toHaveLength(1);
  await plan.goTo(addDays(day, 2));
  expect(await plan.paid()).toEqual([2000, 2000]);
});

test("a pause that ends before the next donation, an impossible date and one in the far future are refused", async () => {
  const plan = await createTestPlan();
  const day = await plan.nextDate();
  for (const until of [day, "2020-01-01", "2027-02-30", "9999-12-31", "9999-99-99"])
    expect(await plan.byLink({ action: "pause", until })).toMatchObject({
      status: 400,
      body: { code: "pause-date-invalid" },
    });
  for (const to of [await today(), "2020-01-01", "2027-02-30", "9999-12-31"])
    expect(await plan.byLink({ action: "move", to })).toMatchObject({
      status: 400,
      body: { code: "next-date-invalid" },
    });
  for (const endsOn of [addDays(day, -1), "2027-02-30", "9999-12-31"])
    expect(await plan.byLink({ action: "limit", endsOn })).toMatchObject({
      status: 400,
      body: { code: "end-date-invalid" },
    });
  expect(await plan.changeEmails()).toEqual([]);
});

const today = async () => giving.server.clock.now.toISOString().slice(0, 10);

test("the next donation is moved to another day, from which later ones are counted", async () => {
  const plan = await createTestPlan();
  const day = await plan.nextDate();
  const to = addDays(day, 9);
  expect((await plan.byLink({ action: "move", to })).body).toMatchObject({ nextDate: to, pausedUntil: null });
  await plan.goTo(addDays(day, 2));
  expect(await plan.paid()).toEqual([2000]);
  await plan.goTo(addDays(to, 2));
  expect(await plan.paid()).toEqual([2000, 2000]);
  expect((await plan.nextDate()).slice(-2)).toBe(to.slice(-2));
  expect(await plan.days()).toContain(to);
});

test("a recurring gift ends after its number of donations, also at the payment provider, and the donor is told once", async () => {
  const plan = await createTestPlan();
  const limited = await plan.byLink({ action: "limit", gifts: 2 });
  expect(limited.body).toMatchObject({ giftsLeft: 2, endsOn: expect.any(String) });
  const first = await plan.nextDate();
  await plan.goTo(addDays(first, 1));
  expect(await plan.gift()).toMatchObject({ giftsLeft: 1, endsOn: limited.body.endsOn });
  await plan.goTo(addDays(limited.body.endsOn ?? "", 1));
  expect(await plan.paid()).toEqual([2000, 2000, 2000]);
  expect(await plan.gift()).toMatchObject({ status: "cancelled", nextDate: null });
  expect(await plan.atStripe()).toMatchObject([{ status: "canceled" }]);
  const subjects = (await plan.read()).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes("is complete"))).toHaveLength(1);
  expect(subjects.filter((subject) => subject.includes("was stopped"))).toEqual([]);
});

test("a recurring gift ends on its end date even if the server hears nothing from the payment provider", async () => {
  const plan = await createTestPlan();
  const day = await plan.nextDate();
  const { body } = await plan.byLink({ action: "limit", endsOn: addDays(day, 40) });
  expect(body).toMatchObject({ giftsLeft: null, endsOn: expect.stringMatching(new RegExp(`${day.slice(-2)}$`)) });
  await giving.passDays(150);
  expect(await plan.stripePaid()).toBe(6000);
  expect(await plan.atStripe()).toMatchObject([{ status: "canceled" }]);
  await plan.attend();
  await plan.read();
  expect(await plan.paid()).toEqual([2000, 2000, 2000]);
});

test("an end is removed again, and a change that leaves no donation before the end is refused", async () => {
  const plan = await createTestPlan();
  const day = await plan.nextDate();
  await plan.byLink({ action: "limit", endsOn: day });
  for (const change of [{ action: "skip", day } as const, { action: "pause", until: addDays(day, 3) } as const])
    expect(await plan.byLink(change)).toMatchObject({ status: 409, body: { code: "no-donation-left" } });
  expect((await plan.byLink({ action: "limit" })).body).toMatchObject({ endsOn: null, giftsLeft: null });
  await plan.goTo(addDays(day, 40));
  expect(await plan.paid()).toEqual([2000, 2000, 2000]);
});

test("a skip that the payment provider did not answer is sent again, and the donation is not charged", async () => {
  const plan = await createTestPlan();
  const day = await plan.nextDate();
  await giving.fault("drop", { match: "POST /v1/subscriptions/*", times: 3 });
  await plan.byLink({ action: "skip", day });
  expect(await plan.changeEmails()).toEqual([]);
  await giving.clearFaults();
  later(giving, 1);
  await plan.attend();
  expect(await plan.changeEmails()).toHaveLength(1);
  await plan.goTo(addDays(day, 2));
  expect(await plan.paid()).toEqual([2000]);
  expect(await plan.stripePaid()).toBe(2000);
});

test("a change that the provider has not answered keeps the date that the donor chose", async () => {
  const plan = await createTestPlan();
  const day = await plan.nextDate();
  await giving.fault("drop", { match: "POST /v1/subscriptions/*", times: 3 });
  const { body } = await plan.byLink({ action: "skip", day });
  await giving.clearFaults();
  // A webhook about something else arrives, with the subscription as it is at the provider.
  const [{ provider_id: atProvider }] = await plan.subscriptions();
  await plan.stripe("POST", `/v1/subscriptions/${atProvider}`, "metadata[seen]=yes");
  await new Promise((resolve) => setTimeout(resolve, 300));
  await giving.server.work();
  expect(await plan.gift()).toMatchObject({ skippedDate: day, nextDate: body.nextDate });
});

test("only the donor and callers with permission to edit donations can change the plan, and staff see it", async () => {
  const plan = await createTestPlan();
  const other = await createTestPlan();
  const day = await plan.nextDate();
  const skip = { action: "skip", day } as const;
  const member = await plan.church.person();
  const viewer = await plan.church.person({ permissions: [can.viewDonations] });
  for (const token of [member.tokenFor("giving"), viewer.tokenFor("giving")])
    expect((await plan.byMember(skip, token)).status).toBe(403);
  expect((await plan.byMember(skip, other.tokenFor("giving"))).status).toBe(404);
  expect(await plan.gift()).toMatchObject({ skippedDate: null });
  const editor = await plan.church.person({ permissions: [can.viewDonations, can.editDonations] });
  const token = editor.tokenFor("giving");
  expect((await plan.byMember(skip, token)).status).toBe(200);
  const { body } = await giving.server.call(listChurchRecurring, { token, query: { state: "active" } });
  expect(body.recurring).toMatchObject([{ skippedDate: day, nextDay: (await plan.gift()).nextDate }]);
  expect(await plan.changeEmails()).toHaveLength(1);
});

test("a manage link changes the plan of its own recurring gift only", async () => {
  const plan = await createTestPlan();
  const { id: second } = (await plan.subscribe(30)).body;
  await plan.byLink({ action: "skip", day: await plan.nextDate() });
  const skipped = await plan.rows("select id from subscriptions where church_id = $1 and skipped_on is not null");
  expect(skipped).toEqual([{ id: plan.id }]);
  expect(second).not.toBe(plan.id);
});

test("our own scheduler skips, pauses and ends PayPal's recurring gifts", async () => {
  const donor = await createTestPaypalSubscriber(giving);
  await donor.give(10, await donor.order(10, CARDS.pays, { save: true }));
  await giving.server.work();
  const [method] = await donor.rows("select id from payment_methods where church_id = $1");
  const { body } = await donor.subscribe(15, String(method.id));
  const change = (wanted: ScheduleChange) =>
    giving.server.call(changeSchedule, {
      token: donor.tokenFor("giving"),
      params: { id: body.id ?? "" },
      body: { change: wanted },
    });
  const amounts = async () => (await donor.donations()).map(({ amount }: { amount: number }) => amount);
  const [{ due_on: day }] = await donor.rows("select due_on from subscriptions where church_id = $1");
  const skipped = await change({ action: "skip", day });
  expect(skipped).toMatchObject({ status: 200, body: { skippedDate: day } });
  await giving.passDays(33);
  await giving.server.tasks["giving-recurring"]?.({});
  expect(await amounts()).toEqual([1000, 1500]);
  expect((await change({ action: "limit", gifts: 1 })).body).toMatchObject({ giftsLeft: 1 });
  await giving.passDays(31);
  await giving.server.tasks["giving-recurring"]?.({});
  expect(await amounts()).toEqual([1000, 1500, 1500]);
  expect(await donor.rows("select status from subscriptions where church_id = $1")).toEqual([{ status: "cancelled" }]);
  await giving.passDays(40);
  await giving.server.tasks["giving-recurring"]?.({});
  expect(await amounts()).toEqual([1000, 1500, 1500]);
  expect(await donor.ledgerRest()).toBe(0);
});

test("without webhooks the worker finds a skipped invoice void and charges nothing for it", async () => {
  const plan = await createTestPlan();
  await holdWebhooks(giving);
  const day = await plan.nextDate();
  await plan.byLink({ action: "skip", day });
  await plan.goTo(addDays(day, 2));
  expect(await plan.paid()).toEqual([2000]);
  expect(await plan.gift()).toMatchObject({ status: "active" });
});
