import { addDays, changeSchedule, type ScheduleChange } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CARDS } from "../../giving/testing/create-test-paypal-donor.ts";
import { createTestPaypalSubscriber } from "./testing/create-test-paypal-subscriber.ts";
import { createTestPlan } from "./testing/create-test-plan.ts";
import { testGiving } from "../../giving/testing/test-giving.ts";
import { holdWebhooks, later } from "./testing/create-test-recurring.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

test("nothing is charged before the end of a pause, and the days of later donations stay as they were", async () => {
  const plan = await createTestPlan(giving);
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

test("a recurring gift ends on its end date even if the server hears nothing from the payment provider", async () => {
  const plan = await createTestPlan(giving);
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
  const plan = await createTestPlan(giving);
  const day = await plan.nextDate();
  await plan.byLink({ action: "limit", endsOn: day });
  for (const change of [{ action: "skip", day } as const, { action: "pause", until: addDays(day, 3) } as const])
    expect(await plan.byLink(change)).toMatchObject({ status: 409, body: { code: "no-donation-left" } });
  expect((await plan.byLink({ action: "limit" })).body).toMatchObject({ endsOn: null, giftsLeft: null });
  await plan.goTo(addDays(day, 40));
  expect(await plan.paid()).toEqual([2000, 2000, 2000]);
});

test("a skip that the payment provider did not answer is sent again, and the donation is not charged", async () => {
  const plan = await createTestPlan(giving);
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
  const plan = await createTestPlan(giving);
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
  const plan = await createTestPlan(giving);
  await holdWebhooks(giving);
  const day = await plan.nextDate();
  await plan.byLink({ action: "skip", day });
  await plan.goTo(addDays(day, 2));
  expect(await plan.paid()).toEqual([2000]);
  expect(await plan.gift()).toMatchObject({ status: "active" });
});
