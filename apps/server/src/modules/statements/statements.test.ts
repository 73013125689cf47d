import {
  can,
  downloadHouseholdStatement,
  downloadMyStatement,
  downloadPersonStatement,
  listStatementDonors,
  previewStatement,
  printStatements,
  readStatementSettings,
  readStatementYear,
  saveStatementSettings,
  voidDonation,
  type Endpoint,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestTreasury, testStatements } from "./testing/create-test-statements.ts";
import { readPdf } from "./testing/read-pdf.ts";

let world: Awaited<ReturnType<typeof testStatements>>;
beforeAll(async () => {
  world = await testStatements();
});
afterAll(() => world.close());

const fetchPdf = async (endpoint: Endpoint, token: string, params: Record<string, string>, query = {}) => {
  const { status, raw } = await world.server.call(endpoint, { token, params, query });
  return { status, headers: raw.headers, pdf: status === 200 ? readPdf(raw.rawPayload) : null };
};

test("a statement has every gift of its year with date, fund, method and amount, totals by fund, and the church's own words", async () => {
  const { server } = world;
  const treasury = await createTestTreasury(server);
  const { token, general, roof, churchId } = treasury;
  await server.call(saveStatementSettings, {
    token,
    body: {
      legalName: "Grace Church of Ames, Inc.",
      taxId: "12-3456789",
      language: "en",
      wording: { en: "Nothing was given in return." },
    },
  });
  await treasury.set(
    "update churches set address1 = '5 Hill Road', city = 'Ames', state = 'IA', zip = '50010' where id = $1",
  );
  const donor = await treasury.donor({ amount: 20, day: "2026-01-01", firstName: "Phoebe", lastName: "Cenchreae" });
  await treasury.set("update people set address1 = '1 River Street' where church_id = $1 and id = $2", donor.personId);
  await donor.give(5.5, "2026-12-31", {
    method: "check",
    methodDetails: "1042",
    funds: [
      { id: general.id, amount: 4 },
      { id: roof.id, amount: 1.5 },
    ],
  });
  await donor.give(999, "2025-12-31");
  await donor.give(888, "2027-01-01");
  const wrong = await donor.give(777, "2026-05-05");
  await server.call(voidDonation, { token, params: { id: wrong.body.id } });

  const { headers, pdf } = await fetchPdf(downloadMyStatement, donor.tokenFor("giving"), { year: "2026" });
  expect(headers).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "private, no-store",
    "content-disposition": 'attachment; filename="giving-statement-2026.pdf"',
  });
  const lines = pdf?.text.split("\n") ?? [];
  for (const line of [
    "Grace Church of Ames, Inc.",
    "5 Hill Road",
    "Ames, IA 50010",
    "Tax ID 12-3456789",
    "Phoebe Cenchreae",
    "1 River Street",
    "Giving statement 2026",
    "Nothing was given in return.",
    "Jan 1, 2026",
    "Dec 31, 2026",
    "Check 1042",
    "$4.00",
    "$24.00",
    "$1.50",
    "$25.50",
  ]) {
    expect(lines).toContain(line);
  }
  expect(pdf?.text).toContain("Made on January 5, 2027");
  for (const other of ["999", "888", "777"]) expect(pdf?.text).not.toContain(other);
  expect((await server.call(readStatementSettings, { token })).body).toMatchObject({ taxId: "12-3456789" });
  const kept = await server.database.pool.query("select legal_name from churches where id = $1", [churchId]);
  expect(kept.rows[0].legal_name).toBe("Grace Church of Ames, Inc.");
});

test("a statement is tagged: a title, headings, tables with head cells, its language, and no font that is not in it", async () => {
  const treasury = await createTestTreasury(world.server);
  const donor = await treasury.donor({ language: "de" });
  const { pdf } = await fetchPdf(downloadMyStatement, donor.tokenFor("giving"), { year: "2026" });
  expect(pdf?.tags).toMatchObject({ Document: 1, H1: 1, H2: 2, Table: 2, TH: 8, TR: 5, TD: 6 });
  expect(pdf?.about).toMatch(/\/Lang/);
  expect(pdf?.about).toMatch(/\/Marked true/);
  expect(pdf?.about).toMatch(/\/DisplayDocTitle true/);
  expect(pdf?.about).toContain("<pdfuaid:part>1</pdfuaid:part>");
  expect(pdf?.fonts.every((name) => /^[A-Z]{6}\+/.test(name))).toBe(true);
});

test("a statement is in its donor's language, else in the church's; names of every script we carry are readable on it", async () => {
  const { server } = world;
  const treasury = await createTestTreasury(server);
  const name = "은혜 李安 Ольга Łódź Nguyễn";
  const korean = await treasury.donor({ language: "ko", firstName: name });
  const { pdf } = await fetchPdf(downloadMyStatement, korean.tokenFor("giving"), { year: "2026" });
  const pdfText = pdf?.text.replaceAll("\n", "") ?? "";
  expect(pdfText).toContain(name);
  expect(pdfText).toContain("2026년");
  expect(pdfText).not.toContain("?");

  const body = { legalName: "", taxId: "", language: "ru", wording: {} };
  await server.call(saveStatementSettings, { token: treasury.token, body });
  const guest = await treasury.donor({ email: "", firstName: "हिन्दी" });
  const { body: paper } = await server.call(previewStatement, {
    token: treasury.token,
    params: { personId: guest.personId, year: "2026" },
  });
  expect(paper.language).toBe("ru");
});

test("another's statement is for who may see donations, of their own church; one's own for oneself alone", async () => {
  const { server } = world;
  const treasury = await createTestTreasury(server);
  const donor = await treasury.donor({ firstName: "Lydia" });
  const member = await treasury.church.person();
  const elsewhere = await createTestTreasury(server);
  await treasury.set(
    "insert into households (church_id, id, name) values ($1, $2, 'Thyatira')",
    `h${donor.personId}`.slice(0, 12),
  );
  const householdId = `h${donor.personId}`.slice(0, 12);
  await treasury.set(
    "update people set household_id = $2 where church_id = $1 and id = $3",
    householdId,
    donor.personId,
  );
  const other = await treasury.donor({ firstName: "Silas", amount: 7 });
  await treasury.set(
    "update people set household_id = $2 where church_id = $1 and id = $3",
    householdId,
    other.personId,
  );

  const person = { personId: donor.personId, year: "2026" };
  const household = { householdId, year: "2026" };
  for (const [token, status] of [
    ["", 401],
    [member.tokenFor("giving"), 403],
    [donor.tokenFor("giving"), 403],
    [elsewhere.token, 404],
    [treasury.token, 200],
  ] as const) {
    expect((await fetchPdf(downloadPersonStatement, token, person)).status).toBe(status);
    expect((await fetchPdf(downloadHouseholdStatement, token, household)).status).toBe(status);
    expect((await fetchPdf(previewStatement, token, person)).status).toBe(status);
  }
  expect((await fetchPdf(downloadMyStatement, "", { year: "2026" })).status).toBe(401);
  expect((await fetchPdf(downloadMyStatement, donor.tokenFor("giving"), { year: "26" })).status).toBe(400);
  const own = await fetchPdf(downloadMyStatement, member.tokenFor("giving"), { year: "2026" });
  expect(own.pdf?.text).toContain("There are no gifts in this year.");
  const both = (await fetchPdf(downloadHouseholdStatement, treasury.token, household)).pdf?.text ?? "";
  for (const text of ["Thyatira", "Lydia Lee", "Silas Lee", "$27.00"]) expect(both).toContain(text);
});

test("who gave is listed by name, with what is left of it; who has no address is printed, all in one file", async () => {
  const { server } = world;
  const treasury = await createTestTreasury(server);
  const { token } = treasury;
  await treasury.donor({ firstName: "Ann", lastName: "Able", amount: 10 });
  await treasury.donor({ firstName: "Ben", lastName: "Baker", email: "", amount: 30 });
  await treasury.donor({ firstName: "Cy", lastName: "Cole", email: "", amount: 5, day: "2025-06-01" });
  const list = async (query: object) =>
    (await server.call(listStatementDonors, { token, query: { year: "2026", ...query } })).body.donors;
  expect(await list({})).toMatchObject([
    { name: "Ann Able", amount: 10, gifts: 1, mailed: false },
    { name: "Ben Baker", amount: 30, email: "" },
  ]);
  expect(await list({ who: "print" })).toMatchObject([{ name: "Ben Baker" }]);
  expect(await list({ text: "abl" })).toMatchObject([{ name: "Ann Able" }]);
  expect(await list({ text: "%" })).toEqual([]);
  expect((await server.call(readStatementYear, { token, params: { year: "2026" } })).body).toEqual({
    years: [2026, 2025],
    donors: 2,
    amount: 40,
    withEmail: 1,
    withoutEmail: 1,
    mailed: 0,
  });
  const { pdf } = await fetchPdf(printStatements, token, { year: "2026" });
  expect(pdf?.pages).toBe(1);
  expect(pdf?.text).toContain("Ben Baker");
  expect(pdf?.text).not.toContain("Ann Able");
  expect((await fetchPdf(printStatements, token, { year: "2026" }, { who: "all" })).pdf?.pages).toBe(2);
  expect((await fetchPdf(printStatements, token, { year: "2024" })).status).toBe(404);
  const stranger = await createTestTreasury(server);
  expect(
    (await server.call(listStatementDonors, { token: stranger.token, query: { year: "2026" } })).body.donors,
  ).toEqual([]);
});

test("a church prints two files at once; who asks for more is told to wait, and every file that is begun is whole", async () => {
  const treasury = await createTestTreasury(world.server);
  await treasury.donor({ firstName: "Ann", lastName: "Able", amount: 10 });
  const print = () => fetchPdf(printStatements, treasury.token, { year: "2026" }, { who: "all" });
  const responses = await Promise.all(Array.from({ length: 6 }, print));
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers["retry-after"]).toBe("15");
  const printed = responses.filter(({ status }) => status !== 429);
  expect(printed.map(({ pdf }) => pdf?.pages)).toEqual(printed.map(() => 1));
  for (let again = 0; again < 3; again += 1) expect((await print()).status).toBe(200);
  const nobody = await createTestTreasury(world.server);
  for (let again = 0; again < 3; again += 1)
    expect((await fetchPdf(printStatements, nobody.token, { year: "2026" })).status).toBe(404);
});

test("many churches print at once; those who cannot be served are told to wait", async () => {
  const treasuries = await Promise.all(Array.from({ length: 16 }, () => createTestTreasury(world.server)));
  for (const treasury of treasuries) await treasury.donor({ amount: 10 });
  const responses = await Promise.all(
    treasuries.map(({ token }) => fetchPdf(printStatements, token, { year: "2026" }, { who: "all" })),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 429]));
});

test("what stands on statements is changed by who may edit giving's settings", async () => {
  const { server } = world;
  const { church, token } = await createTestTreasury(server);
  const body = { legalName: "A", taxId: "B", language: "en", wording: { de: "Danke.", xx: "?", fr: " " } };
  const viewer = await church.person({ permissions: [can.viewDonations, can.editDonations] });
  expect((await server.call(saveStatementSettings, { token: viewer.tokenFor("giving"), body })).status).toBe(403);
  expect((await server.call(saveStatementSettings, { token, body })).body).toMatchObject({
    legalName: "A",
    wording: { de: "Danke." },
  });
});
