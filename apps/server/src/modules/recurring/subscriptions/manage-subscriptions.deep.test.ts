import {
  addCard,
  addFund,
  can,
  changeSubscriptions,
  endSubscription,
  listSubscriptionFunds,
  listSubscriptions,
  MAX_SUBSCRIPTION_CHANGES,
  removeSubscriptionFunds,
  type Permission,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testGiving } from "../../giving/testing/test-giving.ts";
import { attend, createTestRecurring, holdWebhooks, later } from "./testing/create-test-recurring.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
  await holdWebhooks(giving);
});
afterAll(() => giving.close());

test("G3.05 G7.12 recurring gifts are listed with all fields of the API, including their funds", async () => {
  const donor = await createTestRecurring(giving);
  const { fund, gateway, customerId, methodId } = donor;
  const { body } = await donor.subscribe(26.06, { funds: [{ id: fund.id, amount: 25 }] });
  const [listed, ...others] = await donor.list();
  expect(others).toEqual([]);
  const start = Math.floor(giving.server.clock.now.getTime() / 1000);
  expect(listed).toEqual({
    id: body.id,
    plan: { amount: 2606, interval: "month", interval_count: 1, product: expect.any(String) },
    items: { data: [{ id: expect.stringMatching(/^si_/) }] },
    billing_cycle_anchor: start,
    current_period_end: expect.any(Number),
    status: "active",
    default_payment_method: methodId,
    default_source: null,
    customer: customerId,
    gatewayId: gateway.id,
    provider: "stripe",
    funds: [{ id: fund.id, name: "General", amount: 25 }],
    nextDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    skippedDate: null,
    pausedUntil: null,
    endsOn: null,
    giftsLeft: null,
  });
  const query = { subscriptionId: body.id };
  const funds = await giving.server.call(listSubscriptionFunds, { token: donor.tokenFor("giving"), query });
  expect(funds.body).toEqual([{ id: fund.id, name: "General", amount: 25 }]);
  expect(await donor.donations()).toMatchObject([{ amount: 2606, covered_fee: 106 }]);
});

test("G7.13 an unchanged object changes nothing, and a new interval does not move the next due date", async () => {
  const donor = await createTestRecurring(giving);
  await donor.subscribe(25);
  const [before] = await donor.list();
  if (!before) throw new Error("Nothing is listed.");
  expect((await donor.change({ ...before, default_source: "" })).body).toEqual([before]);
  const plan = { ...before.plan, interval: "week", interval_count: 2 };
  const changed = await donor.change({ ...before, plan, default_source: "" });
  expect(changed.status).toBe(200);
  expect(await donor.list()).toMatchObject([{ plan, current_period_end: before.current_period_end, status: "active" }]);
  expect(await donor.donations()).toHaveLength(1);
  const days = Math.ceil((before.current_period_end ?? 0) - giving.server.clock.now.getTime() / 1000) / 86_400;
  await giving.passDays(days - 1);
  await attend(giving);
  expect(await donor.donations()).toHaveLength(1);
  await giving.passDays(2);
  await attend(giving);
  expect(await donor.donations()).toHaveLength(2);
  await giving.passDays(14);
  await attend(giving);
  expect(await donor.donations()).toHaveLength(3);
});

test("G7.13 changed funds change the amount from the next payment on, and a covered fee stays covered", async () => {
  const donor = await createTestRecurring(giving);
  const { church, fund } = donor;
  const treasurer = await church.person({ permissions: [can.editGivingSettings] });
  const roof = (await giving.server.call(addFund, { token: treasurer.tokenFor("giving"), body: { name: "Roof" } }))
    .body;
  const plain = (await donor.subscribe(25, { key: "plain" })).body.id;
  later(giving, 1);
  const covered = (await donor.subscribe(26.06, { key: "covered", funds: [{ id: fund.id, amount: 25 }] })).body.id;
  const funds = [
    { id: fund.id, amount: 60 },
    { id: roof.id, amount: 40 },
  ];
  const list = await donor.list();
  await donor.change(...list.map((each) => ({ ...each, funds })));
  expect(await donor.list()).toMatchObject([
    { id: plain, plan: { amount: 10_000 }, funds: [{ name: "General", amount: 60 }, { name: "Roof" }] },
    { id: covered, plan: { amount: 10_330 } },
  ]);
  expect((await donor.change({ id: plain, plan: { amount: 10_331 }, funds })).status).toBe(200);
  await giving.passDays(32);
  await attend(giving);
  const amounts = (await donor.donations()).map(({ amount }: { amount: number }) => amount);
  expect(amounts.toSorted((one: number, other: number) => one - other)).toEqual([2500, 2606, 10_000, 10_330]);
  const lines = "select fund_id, amount from donation_funds where church_id = $1 and fund_id = $2";
  const { rows } = await giving.server.database.pool.query(lines, [donor.churchId, roof.id]);
  expect(rows).toMatchObject([{ amount: 4000 }, { amount: 4000 }]);
  expect(await donor.ledgerRest()).toBe(0);
});

test("G7.13 a change whose total differs from the shown total is refused with the actual total", async () => {
  const donor = await createTestRecurring(giving);
  const { fund } = donor;
  const { id } = (await donor.subscribe(26.06, { funds: [{ id: fund.id, amount: 25 }] })).body;
  const funds = [{ id: fund.id, amount: 80 }];
  const refused = await donor.change({ id, funds, shownTotal: 80 });
  expect(refused).toMatchObject({ status: 409, body: { code: "gift-total-changed", values: { total: "82.70" } } });
  expect(await donor.list()).toMatchObject([{ id, plan: { amount: 2606 }, funds: [{ amount: 25 }] }]);
  expect(await donor.change({ id, shownTotal: 25 })).toMatchObject({
    status: 409,
    body: { values: { total: "26.06" } },
  });
  expect(await donor.change({ id, funds, shownTotal: 80.005 })).toMatchObject({ status: 400 });
  expect(await donor.change({ id, funds, shownTotal: 82.7 })).toMatchObject({ status: 200 });
  expect(await donor.list()).toMatchObject([{ id, plan: { amount: 8270 }, funds: [{ amount: 80 }] }]);
  // Without `shownTotal` the total is not checked.
  expect(await donor.change({ id, funds: [{ id: fund.id, amount: 40 }] })).toMatchObject({ status: 200 });
  expect(await donor.list()).toMatchObject([{ id, plan: { amount: 4150 } }]);
});

test("G7.13 a request with more than five changes is refused and changes nothing", async () => {
  const donor = await createTestRecurring(giving);
  await donor.subscribe(25);
  const [before] = await donor.list();
  if (!before) throw new Error("Nothing is listed.");
  const change = { id: before.id, plan: { ...before.plan, interval: "week" as const } };
  const send = (times: number) =>
    giving.server.call(changeSubscriptions, {
      token: donor.tokenFor("giving"),
      body: Array.from({ length: times }, () => change),
    });
  expect((await send(MAX_SUBSCRIPTION_CHANGES + 1)).status).toBe(400);
  expect(await donor.list()).toEqual([before]);
  expect((await send(MAX_SUBSCRIPTION_CHANGES)).status).toBe(200);
  expect(await donor.list()).toMatchObject([{ plan: { interval: "week" } }]);
});

test("a change with a foreign card or fund, or with an invalid amount, is refused and changes nothing", async () => {
  const donor = await createTestRecurring(giving);
  const other = await createTestRecurring(giving);
  const { id } = (await donor.subscribe(25)).body;
  const before = await donor.list();
  const neighbor = await donor.church.person();
  const card = { id: "pm_card_visa", personId: neighbor.personId, gatewayId: donor.gateway.id };
  const saved = await giving.server.call(addCard, { token: neighbor.tokenFor("giving"), body: card });
  const wrong: [object, string][] = [
    [{ default_payment_method: other.methodId }, "method-not-found"],
    [{ default_payment_method: saved.body.paymentMethod?.id }, "method-not-found"],
    [{ default_source: "ba_nobody" }, "method-not-found"],
    [{ funds: [{ id: other.fund.id, amount: 10 }] }, "fund-not-found"],
    [{ funds: [{ id: donor.fund.id, amount: 0.49 }] }, "gift-too-small"],
    [{ funds: [{ id: donor.fund.id, amount: -10 }] }, "amount-invalid"],
    [{ funds: [{ id: donor.fund.id, amount: 10.005 }] }, "amount-invalid"],
    [{ plan: { amount: 50_000 }, funds: [{ id: donor.fund.id, amount: 10 }] }, "gift-sums-differ"],
  ];
  for (const [change, code] of wrong) {
    const { status, body } = await donor.change({ id, ...change });
    expect([code, status >= 400, body]).toEqual([code, true, expect.objectContaining({ code })]);
  }
  expect((await donor.change({ id, plan: { interval: "weeks" } })).status).toBe(400);
  expect(await donor.list()).toEqual(before);
});

test("G6.02 callers without permission cannot see or change a recurring gift, and other churches do not find it", async () => {
  const donor = await createTestRecurring(giving);
  const stranger = await createTestRecurring(giving);
  const { id } = (await donor.subscribe(25)).body;
  const ask = async (token: string) => {
    const { call } = giving.server;
    return [
      (await call(listSubscriptions, { token, params: { customerId: donor.customerId } })).status,
      (await call(listSubscriptionFunds, { token, query: { subscriptionId: id } })).status,
      (await call(changeSubscriptions, { token, body: [{ id }] })).status,
      (await call(removeSubscriptionFunds, { token, params: { id } })).status,
      (await call(endSubscription, { token, params: { id } })).status,
    ];
  };
  const neighbor = async (...permissions: Permission[]) =>
    (await donor.church.person({ permissions })).tokenFor("giving");
  const theirs = await stranger.church.person({ permissions: [can.editDonations, can.viewDonations] });
  expect(await ask("")).toEqual([401, 401, 401, 401, 401]);
  expect(await ask(donor.tokenFor("membership"))).toEqual([401, 401, 401, 401, 401]);
  expect(await ask(await neighbor())).toEqual([403, 403, 403, 403, 403]);
  expect(await ask(await neighbor(can.viewDonationSummaries))).toEqual([403, 403, 403, 403, 403]);
  expect(await ask(await neighbor(can.viewDonations))).toEqual([200, 200, 403, 403, 403]);
  expect(await ask(theirs.tokenFor("giving"))).toEqual([404, 404, 404, 404, 404]);
  expect(await donor.list()).toMatchObject([{ status: "active" }]);
  const mixed = await stranger.subscribe(10);
  expect((await stranger.change({ id: mixed.body.id, plan: { interval: "year" } }, { id })).status).toBe(404);
  expect(await stranger.list()).toMatchObject([{ plan: { interval: "month" } }]);
  expect(await ask(await neighbor(can.editDonations))).toEqual([403, 403, 200, 200, 200]);
  expect(await donor.list()).toEqual([]);
});

test("G7.13 ending a recurring gift and removing its funds both succeed, concurrently and in either order", async () => {
  const donor = await createTestRecurring(giving);
  const token = donor.tokenFor("giving");
  for (const order of [0, 1, 2]) {
    const { id } = (await donor.subscribe(25, { key: `${order}` })).body;
    const params = { id };
    const end = () => giving.server.call(endSubscription, { token, params });
    const drop = () => giving.server.call(removeSubscriptionFunds, { token, params });
    const answers =
      order === 0
        ? await Promise.all([end(), drop()])
        : order === 1
          ? [await end(), await drop()]
          : [await drop(), await end()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await end()).body).toEqual({ ended: true });
  }
  expect(await donor.list()).toEqual([]);
  expect((await donor.atStripe()).map(({ status }) => status)).toEqual(["canceled", "canceled", "canceled"]);
});

test("a recurring gift that ends while the provider is unreachable is canceled there afterwards", async () => {
  const donor = await createTestRecurring(giving);
  const { id } = (await donor.subscribe(25)).body;
  await giving.fault("drop", { match: "DELETE /v1/subscriptions/*", times: 3 });
  expect((await donor.end(id)).status).toBe(200);
  expect(await donor.list()).toEqual([]);
  expect(await donor.atStripe()).toMatchObject([{ status: "active" }]);
  await giving.clearFaults();
  later(giving, 5);
  await attend(giving);
  expect(await donor.atStripe()).toMatchObject([{ status: "canceled" }]);
  expect(await donor.subscriptions()).toMatchObject([{ to_sync: "" }]);
});

test("a recurring gift that ends before the provider has confirmed it is canceled there if it exists, and never created", async () => {
  for (const done of [true, false]) {
    const donor = await createTestRecurring(giving);
    await giving.fault("drop", { match: "POST /v1/subscriptions", done, times: 3 });
    const { id } = (await donor.subscribe(25)).body;
    await giving.clearFaults();
    expect((await donor.end(id)).status).toBe(200);
    for (const _ of [1, 2, 3, 4, 5]) {
      later(giving, 5);
      await attend(giving);
    }
    expect((await donor.atStripe()).map(({ status }) => status)).toEqual(done ? ["canceled"] : []);
    // A payment from before the end is recorded as a donation.
    expect(await donor.donations()).toHaveLength(done ? 1 : 0);
  }
});

test("a change that the provider did not answer is sent again once the provider is reachable", async () => {
  const donor = await createTestRecurring(giving);
  const { id } = (await donor.subscribe(25)).body;
  await giving.fault("drop", { match: "POST /v1/subscriptions/*", times: 3 });
  expect((await donor.change({ id, funds: [{ id: donor.fund.id, amount: 40 }] })).status).toBe(200);
  await giving.clearFaults();
  expect(await donor.subscriptions()).toMatchObject([{ to_sync: "change" }]);
  later(giving, 5);
  await attend(giving);
  await giving.passDays(32);
  await attend(giving);
  expect((await donor.donations()).map(({ amount }: { amount: number }) => amount)).toEqual([2500, 4000]);
  expect(await donor.subscriptions()).toMatchObject([{ to_sync: "", amount: 4000 }]);
});
