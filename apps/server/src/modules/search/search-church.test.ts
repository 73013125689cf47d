import { can, searchChurch } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestPerson } from "../../../test/create-test-church.ts";
import { createTestDonor, testGiving } from "../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
let donor: Awaited<ReturnType<typeof createTestDonor>>;
beforeAll(async () => {
  giving = await testGiving();
  donor = await createTestDonor(giving.server);
});
afterAll(() => giving.close());

const search = (who: TestPerson, text: string, more: object = {}, token = who.userToken) =>
  giving.server.call(searchChurch, {
    token,
    query: { churchId: donor.church.churchId, personId: who.personId, text, ...more },
  });

/** Adds a form and a page of the church site, directly in the database. */
async function addCamp(name: string, state: "open" | "draft"): Promise<void> {
  const { pool } = giving.server.database;
  const { churchId } = donor.church;
  await pool.query(
    "insert into forms (church_id, id, name, state, content_type, restricted) values ($1, $2, $2, $3, 'form', false)",
    [churchId, name, state],
  );
  await pool.query("insert into pages (church_id, id, url, title, changed_at) values ($1, $2, $3, $2, now())", [
    churchId,
    name,
    `/${name.toLowerCase().replaceAll(" ", "-")}`,
  ]);
}

test("an administrator finds people, donations, forms and pages by name, ignoring case and accents", async () => {
  await addCamp("Winter camp", "open");
  const admin = await donor.church.person({ admin: true, firstName: "Cámila", lastName: "Winter" });
  await donor.give(47.11, { key: "searched" });
  const camp = (await search(admin, "WINTER CA")).body;
  expect(camp.forms).toMatchObject([{ name: "Winter camp", builds: true }]);
  expect(camp.pages).toMatchObject([{ title: "Winter camp", url: "/winter-camp" }]);
  expect((await search(admin, "camila")).body.people.map(({ id }) => id)).toEqual([admin.personId]);
  for (const amount of ["47.11", "$47.11"])
    expect((await search(admin, amount)).body.donations).toMatchObject([{ amount: 47.11 }]);
  expect((await search(admin, "  ")).body).toEqual({ people: [], donations: [], forms: [], pages: [] });
});

test("donations are found only with permission to view them, also one's own by their amount", async () => {
  await donor.give(63.21, { key: "private" });
  const treasurer = await donor.church.person({ permissions: [can.viewDonations] });
  const summary = await donor.church.person({ permissions: [can.viewDonationSummaries] });
  expect((await search(treasurer, "63.21")).body.donations).toHaveLength(1);
  for (const who of [summary, await donor.church.person()])
    expect((await search(who, "63.21")).body.donations).toEqual([]);
});

test("pages are found only with permission to edit them, and forms that accept nothing only by those who build forms", async () => {
  await addCamp("Summer fair", "open");
  await addCamp("Summer draft", "draft");
  const editor = await donor.church.person({ permissions: [can.editContent] });
  const builder = await donor.church.person({ permissions: [can.editForms] });
  const member = await donor.church.person();
  expect((await search(editor, "summer")).body.pages).toHaveLength(2);
  expect((await search(builder, "summer")).body).toMatchObject({
    pages: [],
    forms: [{ builds: true }, { builds: true }],
  });
  const { pages, forms } = (await search(member, "summer")).body;
  expect(pages).toEqual([]);
  expect(forms).toMatchObject([{ name: "Summer fair", builds: false }]);
});

test("S6.02 searching needs the account's token and the caller's own person in the church", async () => {
  const member = await donor.church.person();
  const other = await donor.church.person();
  for (const token of [member.token, ""]) expect((await search(member, "camp", {}, token)).status).toBe(401);
  expect((await search(member, "camp", { personId: other.personId })).status).toBe(403);
  const stranger = await createTestDonor(giving.server);
  const theirs = await stranger.church.person({ admin: true });
  expect((await search(theirs, "camp")).status).toBe(403);
  const own = await search(theirs, "camp", { churchId: stranger.church.churchId });
  expect(own.body).toMatchObject({ donations: [], forms: [], people: [] });
});

test("each kind has at most five results", async () => {
  const admin = await donor.church.person({ admin: true });
  for (let count = 0; count < 7; count++) {
    await donor.church.person({ firstName: `Quirin${count}`, lastName: "Quill" });
    await donor.give(88.08, { key: `many-${count}` });
  }
  expect((await search(admin, "Quill")).body.people).toHaveLength(5);
  expect((await search(admin, "88.08")).body.donations).toHaveLength(5);
});
