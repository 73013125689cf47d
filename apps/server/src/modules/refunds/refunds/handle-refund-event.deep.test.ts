import { addCard, addFund, can, refundDonation } from "@offertory/contract";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  compareRecords,
  dashboardOf,
  deliverWebhooks,
  advanceSandboxClock,
  NO_DIFFERENCES,
} from "../../giving/testing/compare-records.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";
import type { Giving } from "../../giving/index.ts";
import { recoverRefunds } from "./recover-refunds.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
let worker: Giving;
beforeAll(async () => {
  giving = await testGiving();
  worker = giving.server.another().giving;
});
afterAll(() => giving.close());
afterEach(() => giving.clearFaults());

async function createTestGift(amount: number, more: { card?: string; split?: number[] } = {}) {
  const { server } = giving;
  const donor = await createTestDonor(server);
  const dashboard = dashboardOf(giving, donor.gateway.publicKey);
  const treasurer = await donor.church.person({ permissions: [can.editDonations, can.editGivingSettings] });
  const token = treasurer.tokenFor("giving");
  const funds = [];
  for (const [index, part] of (more.split ?? []).entries()) {
    const fund = await server.call(addFund, { token, body: { name: `Fund ${index}` } });
    funds.push({ id: fund.body.id, amount: part });
  }
  const method = more.card && (await saveCard(donor, more.card));
  await donor.give(amount, { ...(funds.length > 0 && { funds }), ...(method && { id: method }) });
  const rows = async (text: string) => (await server.database.pool.query(text, [donor.churchId])).rows;
  const [{ id, transaction_id: chargeId }] = await rows(
    "select id, transaction_id from donations where church_id = $1",
  );
  return {
    ...donor,
    id,
    chargeId,
    rows,
    refund: (body: object, at?: ReturnType<typeof server.another>) =>
      server.call(refundDonation, { token: treasurer.tokenFor("giving"), params: { id }, body }, at),
    dashboard,
    refunds: () =>
      rows("select amount, status, provider_id, asked_by from refunds where church_id = $1 order by amount"),
    fundsBack: async () =>
      (await rows("select refunded from donation_funds where church_id = $1 order by position")).map((r) => r.refunded),
  };
}

/** Saves a card by its number, as the card form of the provider would. */
async function saveCard({ gateway, token, personId }: Awaited<ReturnType<typeof createTestDonor>>, number: string) {
  const card = { number, exp_month: 12, exp_year: 2034, cvc: "123" };
  const { id } = await dashboardOf(giving, gateway.publicKey).paymentMethods.create({ type: "card", card });
  const saved = await giving.server.call(addCard, { token, body: { id, personId, gatewayId: gateway.id } });
  return saved.body.paymentMethod?.id;
}

const REFUNDS = { match: "POST /v1/refunds" };
const later = (hours: number) => {
  giving.server.clock.now = new Date(giving.server.clock.now.getTime() + hours * 3_600_000);
};
const recover = () => recoverRefunds(worker);

describe("a refund without a response from the provider", () => {
  const faults: [string, object][] = [
    ["drop", { times: 3 }],
    ["drop", { done: true, times: 3 }],
    ["500", { times: 3 }],
    ["502-html", { times: 3 }],
    ["502-json", { done: true, times: 3 }],
    ["200-empty", {}],
    ["200-empty", { done: true }],
    ["429", { times: 3 }],
  ];
  test.each(faults)("%s %j: is requested again with the same key and refunded once", async (kind, more) => {
    const { churchId, refund, donations, refunds } = await createTestGift(40);
    await giving.fault(kind, { ...REFUNDS, ...more });
    expect(await refund({ amount: 15 })).toMatchObject({ status: 200, body: { status: "processing" } });
    await giving.clearFaults();
    later(0.1);
    await recover();
    expect(await donations()).toMatchObject([{ status: "partially_refunded" }]);
    expect(await refunds()).toMatchObject([{ amount: 1500, status: "succeeded" }]);
    expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
  });

  test("is found in the provider's list after its key has expired, if the provider repeats a saved error", async () => {
    const { churchId, refund, refunds } = await createTestGift(40);
    await giving.fault("500-saved", { ...REFUNDS, times: 1 });
    expect(await refund({ amount: 15 })).toMatchObject({ body: { status: "processing" } });
    later(1);
    await recover();
    expect(await refunds()).toMatchObject([{ status: "processing" }]);
    later(24);
    await recover();
    expect(await refunds()).toMatchObject([{ status: "succeeded" }]);
    expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
  });

  test("fails after its key has expired, if it never reached the provider, and can then be requested again", async () => {
    const { churchId, refund, refunds } = await createTestGift(40);
    await giving.fault("drop", { ...REFUNDS, times: 3 });
    await refund({});
    await giving.clearFaults();
    for (let look = 0; look < 4; look += 1) {
      later(24);
      await recover();
    }
    expect(await refunds()).toMatchObject([{ status: "failed" }]);
    expect(await refund({})).toMatchObject({ body: { amount: 40, status: "succeeded" } });
    expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
  });

  test("is recovered by only one of several concurrent workers", async () => {
    const { churchId, refund, refunds } = await createTestGift(40);
    await giving.fault("drop", { ...REFUNDS, times: 6 });
    await refund({ amount: 15 });
    later(0.1);
    const other = giving.server.another();
    const taken = await Promise.all([recover(), recoverRefunds(other.giving), recover()]);
    expect(taken.toSorted()).toEqual([0, 0, 1]);
    // The refund is still processing, and a second worker leaves it until its next check.
    expect(await recoverRefunds(other.giving)).toBe(0);
    await giving.clearFaults();
    later(2);
    expect(await recover()).toBe(1);
    expect(await refunds()).toMatchObject([{ status: "succeeded" }]);
    expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
  });
});

test("a refund created at Stripe is booked once and split over the funds", async () => {
  const { churchId, chargeId, dashboard, donations, refunds, fundsBack } = await createTestGift(40, {
    split: [30, 10],
  });
  await dashboard.refunds.create({ charge: chargeId, amount: 1001 });
  await deliverWebhooks(giving);
  expect(await donations()).toMatchObject([{ status: "partially_refunded" }]);
  expect(await refunds()).toMatchObject([{ amount: 1001, status: "succeeded", asked_by: "" }]);
  expect(await fundsBack()).toEqual([751, 250]);
  await dashboard.refunds.create({ charge: chargeId });
  await deliverWebhooks(giving);
  expect(await donations()).toMatchObject([{ status: "refunded" }]);
  expect(await fundsBack()).toEqual([3000, 1000]);
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
});

test("our own refund is not booked twice when its webhook arrives before its response", async () => {
  const { churchId, refund, refunds } = await createTestGift(40);
  await giving.fault("drop", { ...REFUNDS, done: true, times: 3 });
  await refund({ amount: 5 });
  await deliverWebhooks(giving);
  expect(await refunds()).toMatchObject([{ amount: 500, status: "succeeded", asked_by: expect.stringMatching(/./) }]);
  later(1);
  await recover();
  expect(await refunds()).toHaveLength(1);
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
});

test("a refund that the bank returns days later is reversed in the ledger", async () => {
  const { churchId, refund, donations, refunds, rows } = await createTestGift(40, { card: "4000000000005126" });
  expect(await refund({ amount: 15 })).toMatchObject({ body: { status: "succeeded" } });
  await advanceSandboxClock(giving, { days: 2 });
  await deliverWebhooks(giving);
  expect(await refunds()).toMatchObject([{ status: "failed" }]);
  expect(await donations()).toMatchObject([{ status: "succeeded" }]);
  expect(await rows("select sum(amount)::int as sum from ledger where church_id = $1 and account = 'fund'")).toEqual([
    { sum: -4000 },
  ]);
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
});

test("two amounts of a gift for the same fund are one fund line, and are refunded as one", async () => {
  const donor = await createTestGift(40);
  const { fund, give, churchId, rows } = donor;
  const twice = [
    { id: fund.id, amount: 3 },
    { id: fund.id, amount: 4 },
  ];
  expect((await give(7, { funds: twice, key: "two" })).body).toMatchObject({ status: "succeeded" });
  const [{ id }] = await rows("select id from donations where church_id = $1 and amount = 700");
  const linesOfGift = () =>
    rows(`select l.fund_id, l.amount, l.refunded from donation_funds l
      join donations d on d.church_id = l.church_id and d.id = l.donation_id where d.church_id = $1 and d.amount = 700`);
  expect(await linesOfGift()).toEqual([{ fund_id: fund.id, amount: 700, refunded: 0 }]);
  const treasurer = await donor.church.person({ permissions: [can.editDonations] });
  const refunded = await giving.server.call(refundDonation, {
    token: treasurer.tokenFor("giving"),
    params: { id },
    body: { amount: 6 },
  });
  expect(refunded).toMatchObject({ status: 200, body: { amount: 6, status: "succeeded" } });
  expect(await linesOfGift()).toEqual([{ fund_id: fund.id, amount: 700, refunded: 600 }]);
  expect(await rows("select funds from refunds where church_id = $1")).toEqual([
    { funds: [{ fundId: fund.id, amount: 600 }] },
  ]);
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
});

test("twenty-five concurrent refunds on two servers refund the whole gift and no more", async () => {
  const { churchId, refund, donations } = await createTestGift(10);
  const other = giving.server.another();
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, index) => refund({ amount: 1 }, index % 2 === 0 ? other : undefined)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(await donations()).toMatchObject([{ status: "refunded" }]);
  await deliverWebhooks(giving);
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
});
