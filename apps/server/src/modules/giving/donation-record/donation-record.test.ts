import {
  can,
  listChurchDonations,
  readDonationTimeline,
  recordDonation,
  refundDonation,
  resendReceipt,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestReader } from "../../giving-emails/testing/create-test-reader.ts";
import { createTestReconciliation } from "../testing/create-test-reconciliation.ts";
import { createTestDonor, testGiving } from "../testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

const timelineOf = (token: string, id: string) => giving.server.call(readDonationTimeline, { token, params: { id } });
const newest = async (token: string) =>
  (await giving.server.call(listChurchDonations, { token, query: {} })).body.donations[0]?.id ?? "";

test("a timeline shows the payment, its fee, its payout and its refund, and the net amount that the ledger has", async () => {
  const books = await createTestReconciliation(giving);
  await books.give(40, { key: "a" });
  await giving.passDays(4);
  await books.compare();
  const token = books.treasurer.tokenFor("giving");
  const id = await newest(token);
  const kinds = async () => (await timelineOf(token, id)).body.events.map(({ kind }) => kind);
  expect(await kinds()).toEqual(expect.arrayContaining(["paid", "fee", "paid-out"]));
  expect((await timelineOf(token, id)).body).toMatchObject({
    net: 38.54,
    transactionId: expect.stringMatching(/^ch_/),
  });
  const editor = await books.church.person({ permissions: [can.viewDonations, can.editDonations], firstName: "Tess" });
  const body = { amount: 10 };
  await giving.server.call(refundDonation, { token: editor.tokenFor("giving"), params: { id }, body });
  const after = (await timelineOf(token, id)).body;
  expect(after.net).toBe(28.54);
  expect(after.events.find(({ kind }) => kind === "refund")).toMatchObject({
    amount: -10,
    by: { id: editor.personId, name: expect.stringContaining("Tess") },
  });
});

test("G6.04 a timeline is read with permission to view donations, and only of one's own church", async () => {
  const donor = await createTestDonor(giving.server);
  await donor.give(12, { key: "k" });
  const viewer = (await donor.church.person({ permissions: [can.viewDonations] })).tokenFor("giving");
  const id = await newest(viewer);
  expect((await timelineOf(viewer, id)).body.events.map(({ kind }) => kind)).toContain("paid");
  const summaries = await donor.church.person({ permissions: [can.viewDonationSummaries] });
  const editor = await donor.church.person({ permissions: [can.editDonations] });
  for (const other of [summaries, editor, await donor.church.person()])
    expect((await timelineOf(other.tokenFor("giving"), id)).status).toBe(403);
  const stranger = await createTestDonor(giving.server);
  const theirs = await stranger.church.person({ permissions: [can.viewDonations] });
  expect((await timelineOf(theirs.tokenFor("giving"), id)).status).toBe(404);
});

test("an offline gift has a timeline of its recording, and neither a net amount nor a receipt", async () => {
  const { church, fund } = await createTestDonor(giving.server);
  const token = (await church.person({ permissions: [can.viewDonations, can.editDonations] })).tokenFor("giving");
  const body = { donationDate: "2026-01-02", method: "cash" as const, funds: [{ id: fund.id, amount: 5 }] };
  const { id } = (await giving.server.call(recordDonation, { token, body })).body;
  expect((await timelineOf(token, id)).body).toMatchObject({
    events: [{ kind: "recorded", amount: 5, by: null }],
    net: null,
    transactionId: null,
    mayResend: false,
  });
  const refused = await giving.server.call(resendReceipt, { token, params: { id } });
  expect(refused.body).toMatchObject({ code: "receipt-not-sendable" });
});

test("a receipt is sent again to the donor at most three times an hour, and the timeline names who sent it", async () => {
  const reader = await createTestReader(giving);
  await reader.give(25);
  const [first] = await reader.read();
  const sender = await reader.church.person({ permissions: [can.viewDonations, can.editDonations] });
  const token = sender.tokenFor("giving");
  const params = { id: await newest(token) };
  expect((await timelineOf(token, params.id)).body.mayResend).toBe(true);
  const send = async (as = token) => (await giving.server.call(resendReceipt, { token: as, params })).status;
  expect([await send(), await send(), await send(), await send()]).toEqual([200, 200, 200, 429]);
  const sent = await reader.read();
  expect(sent).toHaveLength(4);
  expect(sent.at(-1)?.text).toBe(first?.text);
  const events = (await timelineOf(token, params.id)).body.events.filter(({ kind }) => kind === "receipt-resent");
  expect(events.map(({ by }) => by?.id)).toEqual([sender.personId, sender.personId, sender.personId]);
});

test("a receipt is sent again only with permission to edit donations, and never by another church", async () => {
  const reader = await createTestReader(giving);
  await reader.give(25);
  await reader.read();
  const viewer = (await reader.church.person({ permissions: [can.viewDonations] })).tokenFor("giving");
  const params = { id: await newest(viewer) };
  const stranger = await createTestDonor(giving.server);
  const theirs = await stranger.church.person({ permissions: [can.editDonations] });
  const send = async (token: string) => (await giving.server.call(resendReceipt, { token, params })).status;
  expect(await send(viewer)).toBe(403);
  expect(await send(theirs.tokenFor("giving"))).toBe(404);
  expect(await reader.read()).toHaveLength(1);
});
