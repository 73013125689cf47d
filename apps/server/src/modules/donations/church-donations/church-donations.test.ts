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

test("the list returns each gift once across its pages, newest first", async () => {
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

test("the list filters by day, fund, batch, person, method and status; a cursor of another filter is refused", async () => {
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

test("G6.04 callers with View Summary get the totals of their own church, but no donations; members get neither", async () => {
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

test("the CSV export has a row for each fund line, and no cell that a spreadsheet would calculate", async () => {
  const { church, fund, treasurer, give } = await createTestGifts(["2026-03-01"]);
  const settings = (await church.person({ permissions: [can.editGivingSettings] })).tokenFor("giving");
  const roof = (await giving.server.call(addFund, { token: settings, body: { name: "=Roof" } })).body;
  const funds = [
    { id: fund.id, amount: 7.5 },
    { id: roof.id, amount: 5 },
  ];
  await give(12.5, { key: "k", notes: "=1+1", funds });
  const { personId } = await church.person({ firstName: "+Ada", lastName: "Lee" });
  const check = { personId, donationDate: "2026-03-02", method: "check", methodDetails: "@SUM(A1)", notes: "-1" };
  await giving.server.call(recordDonation, { token: treasurer, body: { ...check, funds } });
  const { body, raw } = await giving.server.call(exportDonations, { token: treasurer });
  expect(raw.headers["content-type"]).toContain("text/csv");
  const rows = body
    .trim()
    .split("\r\n")
    .slice(1)
    .map((line) => line.split(","));
  expect(rows.map((cells) => cells.slice(3, 9))).toEqual([
    ["12.50", "General", "7.50", "card", "visa 4242", "succeeded"],
    ["12.50", "'=Roof", "5.00", "card", "visa 4242", "succeeded"],
    ["12.50", "General", "7.50", "check", "'@SUM(A1)", "succeeded"],
    ["12.50", "'=Roof", "5.00", "check", "'@SUM(A1)", "succeeded"],
    ["1.00", "General", "1.00", "check", "0", "succeeded"],
  ]);
  expect(rows.map((cells) => cells.at(-1))).toEqual(["'=1+1", "'=1+1", "'-1", "'-1", ""]);
  expect(rows[2]?.[2]).toBe("'+Ada Lee");
  expect(rows.flat().filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
});

test("the CSV export filtered by a fund contains only the fund lines of that fund", async () => {
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

test("S9.02 the CSV export has column names in the caller's language and amounts with a decimal point", async () => {
  const { church, give } = await createTestGifts([]);
  await give(12.5, { key: "k" });
  const viewer = await church.person({ permissions: [can.viewDonations] });
  await giving.server.database.pool.query("update users set language = 'de' where id = $1", [viewer.userId]);
  const { body } = await giving.server.call(exportDonations, { token: viewer.tokenFor("giving") });
  const [head, line] = body.replace("\uFEFF", "").split("\r\n");
  expect(head).toMatch(/^Spendennummer,Datum,Spender\/in,Betrag,Zweck,Betrag für den Zweck,Zahlungsart,/);
  expect(line).toContain("12.50,General,12.50,card,visa 4242,succeeded");
});
