import {
  addPerson,
  basicPeople,
  changePerson,
  erasePerson,
  exportPerson,
  findDuplicates,
  listPeople,
  mergePeople,
  readPerson,
  searchPeople,
  type PersonChange,
} from "@offertory/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCallers, type TestCallers } from "../testing/create-test-callers.ts";

let given: TestCallers;
beforeAll(async () => {
  given = await createTestCallers();
});
afterAll(() => given.server.close());

const erase = (id: string, confirm: string, token = given.editor.token) =>
  given.server.call(erasePerson, { params: { id }, body: { confirm }, token });
const FULL = {
  name: { first: "Erica", last: "Erasmus", middle: "Xmid", nick: "", prefix: "Xpre", suffix: "Xsuf" },
  contactInfo: {
    email: "erica@xmail.org",
    address1: "Xaddr1",
    address2: "Xaddr2",
    city: "Xcity",
    state: "Xstate",
    zip: "Xzip",
    homePhone: "5551234567",
    mobilePhone: "5551234568",
    workPhone: "5551234569",
  },
  birthDate: "1980-01-01",
  anniversary: "2000-01-01",
  gender: "Female",
  maritalStatus: "Widowed",
  membershipStatus: "Member",
  householdRole: "Spouse",
  notes: "Xnotes",
  photo: `data:image/jpeg;base64,${Buffer.from("ffd8ffe000", "hex").toString("base64")}`,
} satisfies PersonChange;
const add = async (body: PersonChange = FULL) =>
  (await given.server.call(addPerson, { body, token: given.editor.token })).body;
const rowOf = async (id: string): Promise<Record<string, unknown>> =>
  (await given.server.database.pool.query("select * from people where id = $1", [id])).rows[0];

/** The columns that keep their value when a person is erased: that the person existed, and when. */
const KEPT_COLUMNS = new Set([
  "church_id",
  "id",
  "archived_at",
  "erased_at",
  "version",
  "created_at",
  "updated_at",
  "merged_into",
  "stage",
]);

describe("erasing", () => {
  test("clears every column with personal data", async () => {
    const { id } = await add();
    const before = await rowOf(id);
    expect(await erase(id, "Erica Erasmus")).toMatchObject({ status: 200, body: { erased: true } });
    const after = await rowOf(id);
    const columns = Object.keys(after).filter((column) => !KEPT_COLUMNS.has(column));
    const { rows } = await given.server.database.pool.query<Record<string, unknown>>(
      "insert into people (church_id, id, membership_status, household_role) values ($1, 'blank', 'Inactive', 'Other') returning *",
      [given.church.churchId],
    );
    const of = (row: Record<string, unknown>) => columns.map((column) => ({ column, value: row[column] }));
    expect(of(after)).toEqual(of(rows[0] ?? {}));
    // Every column but these two held something before.
    const same = columns.filter((column) => String(before[column]) === String(after[column]));
    expect(same).toEqual(["nick", "household_id"]);
    expect(after).toMatchObject({ stage: "gone", erased_at: expect.any(Date), archived_at: expect.any(Date) });
  });

  test("an erased person is not found by any endpoint", async () => {
    const { id } = await add();
    await add({ ...FULL, membershipStatus: "Visitor" });
    await erase(id, "Erica Erasmus");
    const { server, admin } = given;
    const { token } = admin;
    const params = { id };
    expect((await server.call(readPerson, { params, token })).status).toBe(404);
    expect((await server.call(exportPerson, { params, token })).status).toBe(404);
    expect((await server.call(changePerson, { params, body: { notes: "x" }, token })).status).toBe(404);
    expect((await erase(id, "")).status).toBe(404);
    expect((await server.call(basicPeople, { query: { ids: id }, token })).body).toEqual([]);
    for (const archived of ["true", "false"])
      expect(
        (await server.call(listPeople, { query: { archived, limit: "200" }, token })).body.people.filter(
          (person) => person.id === id,
        ),
      ).toEqual([]);
    expect(
      (await server.call(searchPeople, { query: { term: "erica" }, token })).body.filter((person) => person.id === id),
    ).toEqual([]);
    expect(JSON.stringify((await server.call(findDuplicates, { token })).body)).not.toContain(id);
  });

  test("records that had been merged into a person are erased with them", async () => {
    const keep = await add();
    const drop = await add({ name: { first: "Rica", last: "Erasmus" }, notes: "Old secret" });
    await given.server.call(mergePeople, { body: { keepId: keep.id, dropId: drop.id }, token: given.editor.token });
    await erase(keep.id, "erica  ERASMUS ");
    expect(await rowOf(drop.id)).toMatchObject({ first_name: "", notes: "", erased_at: expect.any(Date) });
  });

  test("is refused unless the person's name is typed", async () => {
    const { id } = await add();
    for (const confirm of ["", "yes", "Erica", "Erica Erasmuss"])
      expect(await erase(id, confirm)).toMatchObject({ status: 400, body: { code: "erase-unconfirmed" } });
    expect((await given.server.call(erasePerson, { params: { id }, body: {}, token: given.editor.token })).status).toBe(
      400,
    );
    expect(await rowOf(id)).toMatchObject({ first_name: "Erica", erased_at: null });
  });

  test("S6.01 the only administrator cannot be erased; another administrator can, and loses the role", async () => {
    expect(await erase(given.admin.personId, "Ada Admin", given.admin.token)).toMatchObject({
      status: 409,
      body: { code: "person-still-admin" },
    });
    const second = await given.church.person({ admin: true });
    expect((await erase(second.personId, "Ann Lee", given.admin.token)).status).toBe(200);
    const { rows } = await given.server.database.pool.query("select 1 from role_members where person_id = $1", [
      second.personId,
    ]);
    expect(rows).toEqual([]);
  });

  test("a person can erase themselves, and their token becomes invalid", async () => {
    const me = await given.church.person({ firstName: "Will", lastName: "Go" });
    expect((await erase(me.personId, "Will Go", me.token)).status).toBe(200);
    expect((await given.server.call(readPerson, { params: { id: me.personId }, token: me.token })).status).toBe(401);
    await given.server.work();
    const links = await given.server.database.pool.query("select 1 from user_churches where user_id = $1", [me.userId]);
    expect(links.rowCount).toBe(0);
  });

  test("S6.01 is refused to callers without permission to edit people and to callers of another church", async () => {
    const { id } = await add();
    expect((await erase(id, "Erica Erasmus", given.viewer.token)).status).toBe(403);
    expect((await erase(id, "Erica Erasmus", given.guest.token)).status).toBe(404);
    expect((await erase(id, "Erica Erasmus", given.stranger.token)).status).toBe(404);
    expect((await erase(id, "Erica Erasmus", "")).status).toBe(401);
    expect(await rowOf(id)).toMatchObject({ first_name: "Erica" });
  });
});

describe("the export of one person's data", () => {
  const exported = (id: string, token: string) => given.server.call(exportPerson, { params: { id }, token });

  test("contains all data about the caller, including merged records", async () => {
    const me = await given.church.person({ firstName: "Own", lastName: "Data" });
    await given.server.database.pool.query("update people set notes = 'About me' where id = $1", [me.personId]);
    const drop = await add({ name: { first: "Owen", last: "Data" }, notes: "Elsewhere" });
    await given.server.call(mergePeople, { body: { keepId: me.personId, dropId: drop.id }, token: given.editor.token });
    const { status, body } = await exported(me.personId, me.token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      exportedAt: given.server.clock.now.toISOString(),
      person: { id: me.personId, notes: "About me" },
      parts: {
        household: null,
        mergedRecords: [{ id: drop.id, notes: "Elsewhere" }],
        account: expect.objectContaining({}),
      },
    });
  });

  test("S6.01 of another person needs permission to edit people", async () => {
    const { id } = await add();
    expect((await exported(id, given.editor.token)).body.person.notes).toBe("Xnotes");
    expect((await exported(id, given.viewer.token)).status).toBe(403);
    expect((await exported(id, given.member.token)).status).toBe(403);
    expect((await exported(id, given.guest.token)).status).toBe(404);
    expect((await exported(id, given.stranger.token)).status).toBe(404);
    expect((await exported(id, "")).status).toBe(401);
  });
});
