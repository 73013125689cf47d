import { can, readReconciliation, refundDonation, startReconciliation } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestRecurring } from "../../recurring/subscriptions/testing/create-test-recurring.ts";
import { compareRecords, advanceSandboxClock, NO_DIFFERENCES } from "../../giving/testing/compare-records.ts";
import { dayFrom, createTestReconciliation } from "../../giving/testing/create-test-reconciliation.ts";
import { testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

test("charges, fees, refunds and a repaired dispute match the provider's list to the cent", async () => {
  const { give, gift, churchId, treasurer, dashboard, compare } = await createTestReconciliation(giving);
  await give(40, { key: "a" });
  await give(12.34, { key: "b" });
  const { id } = await gift();
  await giving.server.call(refundDonation, {
    token: treasurer.tokenFor("giving"),
    params: { id },
    body: { amount: 2 },
  });
  await give(30, { key: "c" });
  await giving.operate((await gift()).transaction_id, "dispute");
  // No webhook reported the dispute: the reconciliation finds and records it.
  expect(await compare()).toMatchObject({
    status: "done",
    transactions: 5,
    repaired: 1,
    open: 0,
    differences: [
      { kind: "missing-here", what: "dispute", theirAmount: -30, theirFee: 15, ourAmount: null, repaired: true },
    ],
  });
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
  const { theirNet, ourNet, differences } = await compare();
  expect(differences).toEqual([]);
  expect(ourNet).toBe(theirNet);
  const lines = await dashboard.balanceTransactions.list();
  expect(Math.round(theirNet * 100)).toBe(lines.data.reduce((sum, { net }) => sum + net, 0));
});

test("a charge whose donation was never stored is found by its metadata, and the donation is stored", async () => {
  const { give, donations, compare, churchId } = await createTestReconciliation(giving);
  await giving.fault("drop", { done: true, times: 3 });
  expect((await give(25, { key: "k" })).body).toMatchObject({ status: "processing" });
  await giving.clearFaults();
  expect(await donations()).toEqual([]);
  expect(await compare()).toMatchObject({
    repaired: 1,
    open: 0,
    differences: [{ kind: "missing-here", what: "charge", theirAmount: 25, repaired: true }],
  });
  expect(await donations()).toMatchObject([{ amount: 2500, provider_fee: 103 }]);
  expect((await give(25, { key: "k" })).body).toMatchObject({ status: "succeeded" });
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
});

test("a donation that was deleted from the database is stored again", async () => {
  const { give, compare, tamper, donations, churchId } = await createTestReconciliation(giving);
  await give(25, { key: "k" });
  for (const table of ["ledger", "donation_funds", "donations"])
    await tamper(`delete from ${table} where church_id = $1`);
  expect(await compare()).toMatchObject({
    repaired: 1,
    open: 0,
    differences: [{ kind: "missing-here", repaired: true }],
  });
  expect(await donations()).toMatchObject([{ amount: 2500 }]);
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
});

test("an amount or fee that was changed in our database is reported and not repaired", async () => {
  const { give, compare, tamper } = await createTestReconciliation(giving);
  await give(25, { key: "k" });
  await tamper("update donations set amount = 2600 where church_id = $1");
  expect((await compare()).differences).toMatchObject([
    { kind: "amount-differs", what: "charge", theirAmount: 25, ourAmount: 26, repaired: false },
  ]);
  await tamper("update donations set amount = 2500 where church_id = $1");
  await tamper("update ledger set amount = amount * 2 where church_id = $1 and reason = 'fee'");
  expect(await compare()).toMatchObject({
    open: 1,
    differences: [{ kind: "fee-differs", theirFee: 1.03, ourFee: 2.06, repaired: false }],
  });
});

test("a charge that was made outside Offertory, and its refund, are reported as foreign and not booked", async () => {
  const { compare, dashboard, donations, rows } = await createTestReconciliation(giving);
  const made = await dashboard.paymentIntents.create({
    amount: 999,
    currency: "usd",
    payment_method: "pm_card_visa",
    confirm: true,
    automatic_payment_methods: { enabled: true, allow_redirects: "never" },
  });
  await dashboard.refunds.create({ payment_intent: made.id, amount: 99 });
  expect((await compare()).differences).toMatchObject([
    { kind: "foreign", what: "refund", theirAmount: -0.99, repaired: false },
    { kind: "foreign", what: "charge", theirAmount: 9.99, repaired: false },
  ]);
  expect(await donations()).toEqual([]);
  expect(await rows("select line from ledger where church_id = $1")).toEqual([]);
});

test("a charge at another church's gateway with a payment intent id of this church creates no donation", async () => {
  const mine = await createTestReconciliation(giving);
  const theirs = await createTestReconciliation(giving);
  await giving.fault("drop", { times: 3 });
  await mine.give(25, { key: "k" });
  await giving.clearFaults();
  const [{ id: intentId }] = await mine.rows("select id from payment_intents where church_id = $1");
  await theirs.dashboard.paymentIntents.create({
    amount: 2500,
    currency: "usd",
    payment_method: "pm_card_visa",
    confirm: true,
    metadata: { intentId, churchId: mine.churchId },
    automatic_payment_methods: { enabled: true, allow_redirects: "never" },
  });
  expect((await theirs.compare()).differences).toMatchObject([{ kind: "foreign", repaired: false }]);
  expect(await mine.donations()).toEqual([]);
});

test("a booked charge that the provider does not list is reported as missing there", async () => {
  const { give, gift, compare, tamper } = await createTestReconciliation(giving);
  await give(25, { key: "k" });
  const { transaction_id } = await gift();
  await tamper(`update ledger set reference = 'ch_dreamt' where church_id = $1 and reference = '${transaction_id}'`);
  await tamper("update donations set transaction_id = 'ch_dreamt' where church_id = $1");
  expect((await compare()).differences).toMatchObject([
    { kind: "missing-here", what: "charge", sourceId: transaction_id },
    { kind: "missing-there", what: "charge", sourceId: "ch_dreamt", ourAmount: 25, theirAmount: null },
  ]);
});

test("a charge that was booked days late is not reported as missing on the day it was booked", async () => {
  const { give, compare, tamper } = await createTestReconciliation(giving);
  await give(25, { key: "k" });
  await tamper("update ledger set at = at + interval '3 days' where church_id = $1");
  const { transactions, differences } = await compare({ from: dayFrom(2), to: dayFrom(4) });
  expect({ transactions, differences }).toEqual({ transactions: 0, differences: [] });
});

test("an unreported payment of a subscription is found and stored as a donation", async () => {
  const { church, churchId, subscribe, donations, gateway } = await createTestRecurring(giving);
  await giving.fault("drop", { match: "POST /v1/subscriptions", done: true, times: 3 });
  await subscribe(15);
  await giving.clearFaults();
  expect(await donations()).toEqual([]);
  const treasurer = await church.person({ permissions: [can.editDonations, can.viewDonations] });
  const token = treasurer.tokenFor("giving");
  const body = { from: dayFrom(-1), to: dayFrom(1), gatewayId: gateway.id };
  const { id } = (await giving.server.call(startReconciliation, { token, body })).body;
  await giving.server.another().tasks["giving-reconcile"]?.({ churchId, id });
  const read = await giving.server.call(readReconciliation, { token, params: { id } });
  expect(read.body).toMatchObject({ repaired: 1, open: 0, differences: [{ kind: "missing-here", what: "charge" }] });
  expect(await donations()).toMatchObject([{ amount: 1500 }]);
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
});

test("an unreported refund is found and stored, and payouts are booked from the provider to the bank", async () => {
  const { give, gift, compare, dashboard, rows, churchId, donations } = await createTestReconciliation(giving);
  await give(40, { key: "k" });
  await dashboard.refunds.create({ charge: (await gift()).transaction_id, amount: 1000 });
  await advanceSandboxClock(giving, { days: 4 });
  const compared = await compare();
  expect(compared).toMatchObject({
    repaired: 1,
    open: 0,
    differences: [{ what: "refund", theirAmount: -10, repaired: true }],
  });
  expect(compared.ourNet).toBe(compared.theirNet);
  expect(await donations()).toMatchObject([{ status: "partially_refunded" }]);
  const paid = (await dashboard.payouts.list()).data.reduce((sum, { amount }) => sum + amount, 0);
  expect(paid).toBeGreaterThan(0);
  expect(
    await rows(
      "select account, sum(amount)::int as sum from ledger where church_id = $1 and reason = 'payout' group by 1 order by 1",
    ),
  ).toEqual([
    { account: "bank", sum: paid },
    { account: "provider", sum: -paid },
  ]);
  expect((await compare()).differences).toEqual([]);
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
});
