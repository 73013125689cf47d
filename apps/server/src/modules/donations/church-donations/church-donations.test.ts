import {
  addFund,
  can,
  exportDonations,
  listBatches,
  listChurchDonations,
  readDonation,
  recordDonation,
  summarizeDonations,
  totalDonations,
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

test("the list is sorted by date, amount or donor in both directions, with anonymous gifts last, and each gift once", async () => {
  const { church, fund, treasurer: token, list } = await createTestGifts([]);
  const people = await Promise.all(
    ["Boaz", "Abel", "Carmel"].map((lastName) => church.person({ firstName: "Ruth", lastName })),
  );
  const record = async (personId: string | null, day: string, amount: number) => {
    const body = {
      personId,
      donationDate: `2026-01-${day}`,
      method: "cash" as const,
      funds: [{ id: fund.id, amount }],
    };
    expect((await giving.server.call(recordDonation, { token, body })).status).toBe(200);
  };
  for (const [index, { personId }] of people.entries()) {
    await record(personId, "10", 50);
    await record(personId, `2${index}`, 5 + index);
  }
  await record(null, "15", 7.5);
  await record(null, "16", 50);
  const read = async (query: Record<string, string>) => {
    const seen: string[] = [];
    let next: string | null = null;
    do {
      const page: CallAnswer<typeof listChurchDonations> = await list({
        ...query,
        limit: "3",
        ...(next && { cursor: next }),
      });
      seen.push(
        ...page.donations.map((gift) => `${gift.person?.name ?? ""} ${gift.donationDate.slice(8)} ${gift.amount}`),
      );
      next = page.next;
    } while (next);
    expect(new Set(seen).size).toBe(8);
    return seen;
  };
  const amounts = (rows: string[]) => rows.map((row) => Number(row.split(" ").at(-1)));
  expect(amounts(await read({ sort: "amount" }))).toEqual([50, 50, 50, 50, 7.5, 7, 6, 5]);
  expect(amounts(await read({ sort: "amount", direction: "asc" }))).toEqual([5, 6, 7, 7.5, 50, 50, 50, 50]);
  const byDonor = ["Ruth Abel 21 6", "Ruth Abel 10 50", "Ruth Boaz 20 5", "Ruth Boaz 10 50"];
  const third = ["Ruth Carmel 22 7", "Ruth Carmel 10 50"];
  const anonymous = [" 16 50", " 15 7.5"];
  expect(await read({ sort: "donor" })).toEqual([...byDonor, ...third, ...anonymous]);
  expect(await read({ sort: "donor", direction: "desc" })).toEqual([
    ...third,
    ...byDonor.slice(2),
    ...byDonor.slice(0, 2),
    ...anonymous,
  ]);
  const days = (await read({ sort: "date", direction: "asc" })).map((row) => row.split(" ").at(-2) ?? "");
  expect(days).toEqual(days.toSorted());
  expect((await read({ sort: "donor", fundId: fund.id })).slice(0, 2)).toEqual(byDonor.slice(0, 2));
  const { next } = await list({ sort: "donor", limit: "1" });
  const refused = { sort: "amount", cursor: next ?? "" } as const;
  expect((await giving.server.call(listChurchDonations, { token, query: refused })).body).toMatchObject({
    code: "cursor-invalid",
  });
});

test("the list and its totals are searched by donor, amount, check number and payment id, never in another church", async () => {
  const { church, give, fund, treasurer: token, list } = await createTestGifts([]);
  const boaz = await church.person({ firstName: "Ruth", lastName: "Boazsearch" });
  const check = { donationDate: "2026-01-02", method: "check" as const, methodDetails: "90417" };
  const body = { ...check, personId: boaz.personId, funds: [{ id: fund.id, amount: 1250.5 }] };
  expect((await giving.server.call(recordDonation, { token, body })).status).toBe(200);
  await give(9.99, { key: "k" });
  const found = async (search: string) => (await list({ search })).donations.map(({ amount }) => amount);
  for (const search of ["boazsearch ruth", "90417", "1250.50", "$1,250.50", "1.250,50"])
    expect(await found(search)).toEqual([1250.5]);
  expect(await found("9041")).toEqual([]);
  expect(await found("9.99")).toEqual([9.99]);
  expect(await found("  ")).toHaveLength(2);
  const [online] = (await list({ search: "9.99" })).donations;
  expect(await found(online?.id ?? "")).toEqual([9.99]);
  const totals = async (as: string, search: string) =>
    (await giving.server.call(totalDonations, { token: as, query: { search } })).body;
  expect(await totals(token, "boazsearch")).toMatchObject({ totals: { amount: 1250.5, count: 1 } });
  const stranger = await createTestDonor(giving.server);
  const theirs = (await stranger.church.person({ permissions: [can.viewDonations] })).tokenFor("giving");
  for (const search of ["boazsearch", "90417", "1250.50", online?.id ?? ""]) {
    expect(
      (await giving.server.call(listChurchDonations, { token: theirs, query: { search } })).body.donations,
    ).toEqual([]);
    expect(await totals(theirs, search)).toMatchObject({ totals: { count: 0 } });
  }
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
  expect(rows.map((cells) => cells.at(-2))).toEqual(["'=1+1", "'=1+1", "'-1", "'-1", ""]);
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
