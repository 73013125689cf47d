import { addDays, can, listChurchRecurring } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestPlan } from "./testing/create-test-plan.ts";
import { testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

test("a skipped donation is not charged, the one after it is, and the donor gets one email with the new date", async () => {
  const plan = await createTestPlan(giving);
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
  const plan = await createTestPlan(giving);
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
  const plan = await createTestPlan(giving);
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

test("a paused recurring gift is resumed, and the next donation is on the next day of its cycle", async () => {
  const plan = await createTestPlan(giving);
  const day = await plan.nextDate();
  await plan.byLink({ action: "pause", until: addDays(day, 70) });
  const resumed = await plan.byLink({ action: "resume" });
  expect(resumed.body).toMatchObject({ nextDate: day, pausedUntil: null });
  expect(await plan.changeEmails()).toHaveLength(1);
  await plan.goTo(addDays(day, 2));
  expect(await plan.paid()).toEqual([2000, 2000]);
});

test("a pause that ends before the next donation, an impossible date and one in the far future are refused", async () => {
  const plan = await createTestPlan(giving);
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
  const plan = await createTestPlan(giving);
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
  const plan = await createTestPlan(giving);
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

test("only the donor and callers with permission to edit donations can change the plan, and staff see it", async () => {
  const plan = await createTestPlan(giving);
  const other = await createTestPlan(giving);
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
  const plan = await createTestPlan(giving);
  const { id: second } = (await plan.subscribe(30)).body;
  await plan.byLink({ action: "skip", day: await plan.nextDate() });
  const skipped = await plan.rows("select id from subscriptions where church_id = $1 and skipped_on is not null");
  expect(skipped).toEqual([{ id: plan.id }]);
  expect(second).not.toBe(plan.id);
});
