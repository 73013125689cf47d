import { can, exportPeople } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCallers, type TestCallers } from "../testing/create-test-callers.ts";

let given: TestCallers;
beforeAll(async () => {
  given = await createTestCallers();
});
afterAll(() => given.server.close());

const csv = (query: Record<string, string> = {}, token = given.viewer.token) =>
  given.server.call(exportPeople, { query, token });
const lines = async (query: Record<string, string>) => (await csv(query)).raw.body.split("\r\n");

test("S2.30 the list is exported as CSV with a header and a row for each person, in the order of the list", async () => {
  const { raw } = await csv();
  expect(raw.statusCode).toBe(200);
  expect(raw.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(raw.body.codePointAt(0)).toBe(0xfeff);
  const rows = raw.body.slice(1).split("\r\n");
  expect(rows[0]).toMatch(/^ID,First name,Last name,Middle name,Nickname,/);
  expect(rows.slice(1, -1).map((row) => row.split(",")[2])).toEqual(["Admin", "Editor", "Guest", "Member", "Viewer"]);
  expect(rows.at(-1)).toBe("");
});

test("S2.30 cells that a spreadsheet would run as a formula are marked as text", async () => {
  const attacks = ["=1+1", "+cmd", "-2", "@SUM(A1)", "\tx", "\rx", "＝1"];
  for (const attack of attacks) {
    const { personId } = await given.church.person({ firstName: "Mallory", account: false, email: "" });
    await given.server.database.pool.query("update people set last_name = $2, city = $2 where id = $1", [
      personId,
      attack,
    ]);
  }
  const { raw } = await csv({ search: "mallory" });
  for (const attack of attacks) {
    expect(raw.body).toContain(`'${attack}`);
    expect(raw.body).not.toContain(`,${attack}`);
    expect(raw.body).not.toContain(`,"${attack}`);
  }
});

test("S2.30 commas, quotes and line breaks stay in their cell", async () => {
  const { personId } = await given.church.person({ firstName: "Quoth", account: false, email: "" });
  await given.server.database.pool.query("update people set address1 = $2, city = $3 where id = $1", [
    personId,
    'The "Old" Mill, 1',
    "a\nb",
  ]);
  const { raw } = await csv({ search: "quoth" });
  expect(raw.body).toContain('"The ""Old"" Mill, 1"');
  expect(raw.body).toContain('"a\nb"');
});

test("S2.30 the filters of the list apply to the export too", async () => {
  expect(await lines({ search: "edna" })).toHaveLength(3);
  expect(await lines({ status: "Staff" })).toHaveLength(3);
  expect(await lines({ archived: "true" })).toHaveLength(2);
  expect(await lines({ search: "nobody-of-this-name" })).toHaveLength(2);
});

test("S2.30 an export of more people than one batch contains each person once", async () => {
  await given.server.database.pool.query(
    "insert into people (church_id, id, first_name, last_name) select $1, 'b' || n, 'Batch', 'Same' from generate_series(1, 2500) n",
    [given.church.churchId],
  );
  const rows = (await lines({ search: "batch" })).slice(1, -1);
  expect(new Set(rows.map((row) => row.split(",")[0])).size).toBe(2500);
  expect(rows).toHaveLength(2500);
});

test("S6.01 only a caller with permission to view people can export them, and only those of their church", async () => {
  const { guest, member, stranger, viewer } = given;
  for (const token of [guest.token, member.token]) expect((await csv({}, token)).status).toBe(403);
  for (const token of ["", viewer.tokenFor("giving")]) expect((await csv({}, token)).status).toBe(401);
  const { raw } = await csv({}, stranger.token);
  expect(raw.body).toContain("Stranger");
  expect(raw.body).not.toContain("Editor");
});

test("S2.30 the export contains the name of a person's household", async () => {
  const { personId } = await given.church.person({ firstName: "Housed", account: false, email: "" });
  await given.server.database.pool.query(
    `with made as (insert into households (church_id, id, name)
       select church_id, 'house-mill', 'The Mill family' from people where id = $1 returning id)
     update people set household_id = 'house-mill' where id = $1 and exists (select from made)`,
    [personId],
  );
  const { raw } = await csv({ search: "housed" });
  expect(raw.body).toContain("The Mill family");
  expect(raw.body).not.toContain("house-mill");
});

test("S9.02 the column names are in the exporting user's language, and the values are unchanged", async () => {
  const viewer = await given.church.person({ permissions: [can.viewPeople] });
  await given.server.database.pool.query("update users set language = 'de' where id = $1", [viewer.userId]);
  await given.church.person({ firstName: "Member", lastName: "Gender", account: false, email: "" });
  const rows = (await csv({ search: "gender" }, viewer.token)).raw.body.slice(1).split("\r\n");
  expect(rows[0]).toMatch(/^ID,Vorname,Nachname,Zweiter Vorname,.*,Haushalt,Rolle im Haushalt,Schlagwörter$/);
  expect(rows[1]).toContain("Member,Gender,");
  expect((await csv()).raw.body).toContain("First name,Last name");
});

test("S2.30 only the selected people of the caller's church are exported, and formulas in their names are marked as text", async () => {
  const { guest, viewer, stranger } = given;
  const { personId } = await given.church.person({ firstName: "=HYPERLINK(1)", account: false, email: "" });
  const ids = [guest.personId, personId, stranger.personId, "unknown"].join(",");
  const { raw } = await csv({ ids });
  const rows = raw.body.slice(1).trim().split("\r\n");
  expect(rows.slice(1).map((row) => row.split(",")[0])).toHaveLength(2);
  expect(raw.body).toContain(guest.personId);
  expect(raw.body).toContain("'=HYPERLINK(1)");
  expect(raw.body).not.toContain(viewer.personId);
  expect(await lines({ ids: "," })).toHaveLength(2);
});
