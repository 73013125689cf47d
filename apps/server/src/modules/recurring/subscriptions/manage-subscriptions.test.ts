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

test("G3.05 G7.12 recurring gifts are listed in the shape that clients know, with their funds", async () => {
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
  });
  const query = { subscriptionId: body.id };
  const funds = await giving.server.call(listSubscriptionFunds, { token: donor.tokenFor("giving"), query });
  expect(funds.body).toEqual([{ id: fund.id, name: "General", amount: 25 }]);
  expect(await donor.donations()).toMatchObject([{ amount: 2606, covered_fee: 106 }]);
});

test("G7.13 the whole object sent back changes nothing; another interval leaves the next payment due when it was", async () => {
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

test("G7.13 other funds are another amount from the next payment on; the fee stays covered where it was", async () => {
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
  const shares = "select fund_id, amount from donation_funds where church_id = $1 and fund_id = $2";
  const { rows } = await giving.server.database.pool.query(shares, [donor.churchId, roof.id]);
  expect(rows).toMatchObject([{ amount: 4000 }, { amount: 4000 }]);
  expect(await donor.ledgerRest()).toBe(0);
});

test("G7.13 a total that the donor did not see is not saved, and the refusal names the one that would be", async () => {
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

test("G7.13 one call changes five recurring gifts at most, and a longer list changes none of them", async () => {
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

test("what is not the donor's own, of the church, or adds up to nothing changes nothing", async () => {
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

test("G6.02 others of the church see and change nothing without the permission, and other churches find nothing", async () => {
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

test("G7.13 its end and the end of its funds come at once and in either order, and both succeed", async () => {
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

test("one that is ended while the provider is out of reach is ended there as soon as it is back", async () => {
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

test("one that is ended before anybody knows whether it began is looked for and ended, and never begun", async () => {
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

test("a change whose answer was lost is made all the same, once the provider can be reached", async () => {
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
