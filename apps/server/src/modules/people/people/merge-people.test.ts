import { addPerson, mergePeople, readHousehold, readPerson, type PersonChange } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCallers, type TestCallers } from "../testing/create-test-callers.ts";

let given: TestCallers;
beforeAll(async () => {
  given = await createTestCallers();
});
afterAll(() => given.server.close());

const merge = (keepId: string, dropId: string, token = given.editor.token) =>
  given.server.call(mergePeople, { body: { keepId, dropId }, token });
const read = (id: string) => given.server.call(readPerson, { params: { id }, token: given.viewer.token });
const add = async (body: PersonChange) =>
  (
    await given.server.call(addPerson, {
      body: { name: { first: "Jo", last: "Park" }, ...body },
      token: given.editor.token,
    })
  ).body;
const rowOf = async (id: string) =>
  (await given.server.database.pool.query("select * from people where id = $1", [id])).rows[0];
const rolesOf = async (id: string) =>
  (await given.server.database.pool.query("select role_id from role_members where person_id = $1", [id])).rows.map(
    ({ role_id }) => String(role_id),
  );

test("the kept person gets the values that it lacks, and the dropped person is no longer found", async () => {
  const keep = await add({ name: { first: "Jo" }, contactInfo: { city: "Ur" }, maritalStatus: "Single", notes: "" });
  const drop = await add({
    name: { first: "Joanna", last: "Park", nick: "Jojo" },
    contactInfo: { city: "Haran", zip: "7", mobilePhone: "555", email: "jo@example.org" },
    birthDate: "1980-01-01",
    gender: "Female",
    maritalStatus: "Married",
    notes: "Sings",
  });
  const { status, body } = await merge(keep.id, drop.id);
  expect(status).toBe(200);
  expect(body).toEqual({
    ...keep,
    name: { ...keep.name, last: "Park", nick: "Jojo", display: "Jojo Park" },
    contactInfo: { ...keep.contactInfo, city: "Ur", zip: "7", mobilePhone: "555", email: "jo@example.org" },
    birthDate: "1980-01-01",
    gender: "Female",
    notes: "Sings",
    version: 2,
  });
  expect((await read(drop.id)).status).toBe(404);
  expect(await rowOf(drop.id)).toMatchObject({ merged_into: keep.id, archived_at: expect.any(Date) });
});

test("a repeated or concurrent merge of the same people returns 404", async () => {
  const keep = await add({});
  const drop = await add({});
  const answers = await Promise.all([merge(keep.id, drop.id), merge(keep.id, drop.id), merge(drop.id, keep.id)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(2);
  expect((await merge(keep.id, drop.id)).status).toBe(404);
  expect(await merge(keep.id, keep.id)).toMatchObject({ status: 400, body: { code: "merge-same" } });
});

test("a person who was merged earlier points to the last kept person", async () => {
  const [first, second, third] = [await add({}), await add({}), await add({})];
  await merge(second.id, first.id);
  await merge(third.id, second.id);
  expect(await rowOf(first.id)).toMatchObject({ merged_into: third.id });
});

test("the kept person gets the dropped person's household if it has none, and an empty household is removed", async () => {
  const { body: alone } = await given.server.call(addPerson, {
    body: { name: { first: "A" } },
    token: given.editor.token,
  });
  const family = await given.server.database.pool.query(
    "insert into households (church_id, id, name) values ($1, 'hkeep', 'Park'), ($1, 'hdrop', 'Park') returning id",
    [given.church.churchId],
  );
  expect(family.rowCount).toBe(2);
  const drop = await add({ householdId: "hkeep", householdRole: "Child" });
  expect((await merge(alone.id, drop.id)).body).toMatchObject({ householdId: "hkeep", householdRole: "Child" });

  const another = await add({ householdId: "hdrop" });
  expect((await merge(alone.id, another.id)).body.householdId).toBe("hkeep");
  const household = await given.server.call(readHousehold, { params: { id: "hdrop" }, token: given.editor.token });
  expect(household.status).toBe(404);
});

test("an archived person is restored by a merge with an active person", async () => {
  const keep = await add({});
  await given.server.database.pool.query("update people set archived_at = now() where id = $1", [keep.id]);
  expect((await merge(keep.id, (await add({})).id)).body.archived).toBe(false);
});

test("the account moves to the kept person, with the account's email", async () => {
  const keep = await add({ contactInfo: { email: "old@example.org" } });
  const drop = await given.church.person({ email: "proved@example.org" });
  expect((await merge(keep.id, drop.personId)).body.contactInfo.email).toBe("proved@example.org");
  await given.server.work();
  const { rows } = await given.server.database.pool.query("select person_id from user_churches where user_id = $1", [
    drop.userId,
  ]);
  expect(rows).toEqual([{ person_id: keep.id }]);
});

test("S6.01 the kept person gets the dropped person's roles", async () => {
  const keep = await given.church.person({ account: false });
  const drop = await given.church.person({ account: false, admin: true });
  expect((await merge(keep.personId, drop.personId, given.admin.token)).status).toBe(200);
  expect(await rolesOf(keep.personId)).toEqual([given.church.adminsId]);
  expect(await rolesOf(drop.personId)).toEqual([]);
});

test("S6.01 a caller who may edit people cannot merge an administrator with themselves or with another account", async () => {
  const invited = await given.church.person({ account: false, admin: true });
  const { editor } = given;
  expect((await merge(editor.personId, invited.personId)).status).toBe(403);
  expect((await merge(invited.personId, editor.personId)).status).toBe(403);
  // Nor can somebody else's account be moved onto the record of one who holds roles.
  expect((await merge(invited.personId, given.guest.personId)).status).toBe(403);
  expect(await rolesOf(invited.personId)).toEqual([given.church.adminsId]);
  expect((await read(invited.personId)).status).toBe(200);
});

test("S6.02 people of another church cannot be merged into or out of this one", async () => {
  const { id } = await add({});
  for (const [keep, drop] of [
    [id, given.stranger.personId],
    [given.stranger.personId, id],
    [id, "nobody"],
    ["undefined", id],
  ] as const)
    expect(await merge(keep, drop)).toMatchObject({ status: 404, body: { code: "person-not-found" } });
  expect((await merge(id, (await add({})).id, given.stranger.token)).status).toBe(404);
});

test("S6.01 only a caller with permission to edit people can merge them", async () => {
  const [keep, drop] = [await add({}), await add({})];
  for (const caller of [given.viewer, given.member, given.guest])
    expect((await merge(keep.id, drop.id, caller.token)).status).toBe(403);
  expect((await merge(keep.id, drop.id, "")).status).toBe(401);
  for (const body of [{}, { keepId: keep.id }, { keepId: 1, dropId: 2 }])
    expect((await given.server.call(mergePeople, { body, token: given.editor.token })).status).toBe(400);
});
