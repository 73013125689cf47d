import {
  addFund,
  can,
  exportDonations,
  listBatches,
  listChurchDonations,
  readDonation,
  recordDonation,
  summarizeDonations,
  type CallAnswer,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

/** A church with an online gift and checks on several days. */
async function createTestGifts(days: readonly string[]) {
  const { server } = giving;
  const donor = await createTestDonor(server);
  const treasurer = await donor.church.person({ permissions: [can.viewDonations, can.editDonations] });
  const token = treasurer.tokenFor("giving");
  for (const [index, donationDate] of days.entries()) {
    const funds = [{ id: donor.fund.id, amount: index + 1 }];
    const body = { donationDate, method: "check", methodDetails: String(index), funds };
    expect((await server.call(recordDonation, { token, body })).status).toBe(200);
  }
  const list = async (query: Record<string, string> = {}) =>
    (await server.call(listChurchDonations, { token, query })).body;
  return { ...donor, treasurer: token, list };
}

test("the list goes on where a page ended, newest first, each gift once", async () => {
  const days = Array.from({ length: 23 }, (_, index) => `2026-0${(index % 9) + 1}-11`);
  const { list } = await createTestGifts(days);
  const seen: CallAnswer<typeof listChurchDonations>["donations"] = [];
  let next: string | null = null;
  do {
    const page: CallAnswer<typeof listChurchDonations> = await list({ limit: "5", ...(next && { cursor: next }) });
    seen.push(...page.donations);
    next = page.next;
  } while (next);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(23);
  const dates = seen.map(({ donationDate }) => donationDate);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test("the list is filtered by day, fund, batch, person, method and status; a cursor belongs to its own filter", async () => {
  const { list, give, personId, fund, treasurer } = await createTestGifts(["2026-01-31", "2026-02-01", "2026-02-28"]);
  await give(9.99, { key: "k" });
  expect((await list({ from: "2026-02-01", to: "2026-02-28" })).donations.map(({ amount }) => amount)).toEqual([3, 2]);
  const [online] = (await list({ personId })).donations;
  expect(online).toMatchObject({
    amount: 9.99,
    method: "card",
    provider: "stripe",
    providerFee: 0.59,
    recurring: false,
  });
  expect((await list({ method: "check" })).donations).toHaveLength(3);
  expect((await list({ batchId: online?.batchId ?? "" })).donations).toHaveLength(1);
  expect((await list({ fundId: fund.id, status: "succeeded" })).donations).toHaveLength(4);
  expect((await list({ fundId: "other" })).donations).toEqual([]);
  const { next } = await list({ limit: "1" });
  const ask = (query: Record<string, string>) => giving.server.call(listChurchDonations, { token: treasurer, query });
  for (const query of [
    { cursor: next ?? "", method: "check" },
    { cursor: "garbage" },
    { cursor: Buffer.from(JSON.stringify([JSON.stringify([]), "x", "\0"])).toString("base64url") },
  ]) {
    expect((await ask(query)).body).toMatchObject({ code: "cursor-invalid" });
  }
  expect((await ask({ from: "2026-02-30" })).body).toMatchObject({ code: "date-invalid" });
});

test("G6.04 sums are for those who may see summaries, gifts for those who may see gifts, of their own church", async () => {
  const { church, list } = await createTestGifts(["2026-03-01", "2026-03-31", "2026-04-01"]);
  const { server } = giving;
  const days = { from: "2026-03-01", to: "2026-03-31" };
  const counter = await church.person({ permissions: [can.viewDonationSummaries] });
  const member = await church.person();
  const stranger = await createTestDonor(server);
  const theirs = await stranger.church.person({ permissions: [can.viewDonations] });
  const sums = (token: string) => server.call(summarizeDonations, { token, query: days });
  const [gift] = (await list()).donations;
  const read = (token: string) => server.call(readDonation, { token, params: { id: gift?.id ?? "" } });

  expect((await sums(counter.tokenFor("giving"))).body).toMatchObject({
    amount: 3,
    count: 2,
    funds: [{ name: "General", amount: 3, count: 2 }],
    months: [{ month: "2026-03", amount: 3, count: 2 }],
  });
  expect((await sums(member.tokenFor("giving"))).status).toBe(403);
  expect((await sums(theirs.tokenFor("giving"))).body).toMatchObject({ amount: 0, count: 0, funds: [], months: [] });
  expect((await read(counter.tokenFor("giving"))).status).toBe(403);
  expect((await read(theirs.tokenFor("giving"))).status).toBe(404);
  for (const call of [listChurchDonations, listBatches, exportDonations]) {
    expect((await server.call(call, { token: counter.tokenFor("giving") })).status).toBe(403);
    expect((await server.call(call, { token: member.tokenFor("giving") })).status).toBe(403);
  }
});

test("the file has a row for each fund, and no cell that a spreadsheet would calculate", async () => {
  const { treasurer, give } = await createTestGifts(["2026-03-01"]);
  await give(12.5, { key: "k", notes: "=1+1" });
  const { body, raw } = await giving.server.call(exportDonations, { token: treasurer });
  expect(raw.headers["content-type"]).toContain("text/csv");
  const lines = body.trim().split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain("12.50,General,12.50,card,visa 4242,succeeded");
  expect(lines[1]).toContain("'=1+1");
});

test("the file of one fund has what each gift gave to it, and nothing that the same gift gave to others", async () => {
  const donor = await createTestGifts([]);
  const { church, fund, treasurer: token } = donor;
  const settings = (await church.person({ permissions: [can.editGivingSettings] })).tokenFor("giving");
  const missions = (await giving.server.call(addFund, { token: settings, body: { name: "Missions" } })).body;
  const funds = [
    { id: fund.id, amount: 7 },
    { id: missions.id, amount: 5 },
  ];
  const body = { donationDate: "2026-03-01", method: "check", methodDetails: "", funds };
  expect((await giving.server.call(recordDonation, { token, body })).status).toBe(200);
  const query = { fundId: missions.id };
  const lines = (await giving.server.call(exportDonations, { token, query })).body.trim().split("\r\n");
  expect(lines.slice(1)).toEqual([expect.stringContaining("12.00,Missions,5.00,check")]);
});

test("S9.02 the file names its columns in the language of whoever exports, and keeps amounts as spreadsheets read them", async () => {
  const { church, give } = await createTestGifts([]);
  await give(12.5, { key: "k" });
  const viewer = await church.person({ permissions: [can.viewDonations] });
  await giving.server.database.pool.query("update users set language = 'de' where id = $1", [viewer.userId]);
  const { body } = await giving.server.call(exportDonations, { token: viewer.tokenFor("giving") });
  const [head, line] = body.replace("\uFEFF", "").split("\r\n");
  expect(head).toMatch(/^Spendennummer,Datum,Spender,Betrag,Zweck,Betrag für den Zweck,Zahlungsart,/);
  expect(line).toContain("12.50,General,12.50,card,visa 4242,succeeded");
});
