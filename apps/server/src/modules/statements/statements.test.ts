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

const WAITING_FOR_LOCK = `select 1 from pg_locks l join pg_database d on d.oid = l.database
  where d.datname = current_database() and l.relation = 'ledger'::regclass and not l.granted`;
const fetchPdf = async (endpoint: Endpoint, token: string, params: Record<string, string>, query = {}) => {
  const { status, raw } = await world.server.call(endpoint, { token, params, query });
  return { status, headers: raw.headers, pdf: status === 200 ? readPdf(raw.rawPayload) : null };
};

test("a statement shows every gift of its year with date, method and amount, totals per fund, and the church's text", async () => {
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
  expect(pdf?.text).toContain("Issued January 5, 2027");
  for (const other of ["999", "888", "777"]) expect(pdf?.text).not.toContain(other);
  expect((await server.call(readStatementSettings, { token })).body).toMatchObject({ taxId: "12-3456789" });
  const kept = await server.database.pool.query("select legal_name from churches where id = $1", [churchId]);
  expect(kept.rows[0].legal_name).toBe("Grace Church of Ames, Inc.");
});

test("a statement is a tagged PDF with a title, headings, tables, a language and only embedded fonts", async () => {
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

test("a statement is in the donor's language, otherwise in the church's, and shows names in several scripts", async () => {
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

test("only callers of the church who may view donations get statements of other people and households", async () => {
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
  expect(own.pdf?.text).toContain("No donations this year.");
  const both = (await fetchPdf(downloadHouseholdStatement, treasury.token, household)).pdf?.text ?? "";
  for (const text of ["Thyatira", "Lydia Lee", "Silas Lee", "$27.00"]) expect(both).toContain(text);
});

test("donors are listed by name with their total, and those without an email address are printed in one file", async () => {
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
    allDonations: 40,
    differences: { anonymous: 0, ofRemovedPeople: 0, belowZero: 0, afterToday: 0 },
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

test("a church prints two files at the same time, more requests get 429, and every file that is started is complete", async () => {
  const treasury = await createTestTreasury(world.server);
  await treasury.donor({ firstName: "Ann", lastName: "Able", amount: 10 });
  const print = () => fetchPdf(printStatements, treasury.token, { year: "2026" }, { who: "all" });
  const answers: Awaited<ReturnType<typeof print>>[] = [];
  const statuses = () => answers.map(({ status }) => status);
  const locking = await world.server.owner.connect();
  try {
    // The lock keeps the files that are started open until the other requests are answered.
    await locking.query("begin; lock table ledger in access exclusive mode");
    const requests = Array.from({ length: 6 }, async () => void answers.push(await print()));
    const waiting = async () => (await locking.query(WAITING_FOR_LOCK)).rows.length;
    await expect.poll(async () => answers.length + (await waiting())).toBe(6);
    expect(statuses()).toEqual([429, 429, 429, 429]);
    expect(answers[0]?.headers["retry-after"]).toBe("15");
    await locking.query("commit");
    await Promise.all(requests);
  } finally {
    locking.release(true);
  }
  expect(statuses()).toEqual([429, 429, 429, 429, 200, 200]);
  expect(answers.slice(4).map(({ pdf }) => pdf?.pages)).toEqual([1, 1]);
  for (let again = 0; again < 3; again += 1) expect((await print()).status).toBe(200);
  const nobody = await createTestTreasury(world.server);
  for (let again = 0; again < 3; again += 1)
    expect((await fetchPdf(printStatements, nobody.token, { year: "2026" })).status).toBe(404);
});

test("when many churches print at the same time, requests over the limit get 429", async () => {
  const treasuries = await Promise.all(Array.from({ length: 16 }, () => createTestTreasury(world.server)));
  for (const treasury of treasuries) await treasury.donor({ amount: 10 });
  const responses = await Promise.all(
    treasuries.map(({ token }) => fetchPdf(printStatements, token, { year: "2026" }, { who: "all" })),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 429]));
});

test("only callers who may edit giving settings change the statement settings", async () => {
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
