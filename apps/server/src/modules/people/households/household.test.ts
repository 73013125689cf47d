import {
  addHousehold,
  addPerson,
  archivePeople,
  changeHousehold,
  changePerson,
  readHousehold,
  readPerson,
  searchHouseholds,
} from "@offertory/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCallers, type TestCallers } from "../testing/create-test-callers.ts";

let given: TestCallers;
beforeAll(async () => {
  given = await createTestCallers();
});
afterAll(() => given.server.close());

const add = (name: unknown, memberIds: unknown, token = given.editor.token) =>
  given.server.call(addHousehold, { body: { name, memberIds }, token });
const change = (id: string, body: unknown, token = given.editor.token) =>
  given.server.call(changeHousehold, { params: { id }, body, token });
const read = (id: string, token = given.viewer.token) => given.server.call(readHousehold, { params: { id }, token });
const search = (text: string | undefined, token = given.viewer.token) =>
  given.server.call(searchHouseholds, { query: text === undefined ? {} : { search: text }, token });
const person = async (firstName: string, membershipStatus = "Visitor") =>
  (await given.church.person({ firstName, lastName: "Fam", membershipStatus, account: false })).personId;
const householdOf = async (id: string) =>
  (await given.server.call(readPerson, { params: { id }, token: given.viewer.token })).body.householdId;

describe("adding and changing", () => {
  test("a household is created from people, and the first person is its head", async () => {
    const [ann, bob] = [await person("Ann"), await person("Bob")];
    const { status, body } = await add("  The Fams ", [ann, bob, ann]);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: "The Fams",
      members: [
        { id: ann, householdRole: "Head", name: { display: "Ann Fam" } },
        { id: bob, householdRole: "Other" },
      ],
    });
    expect((await read(body.id)).body).toEqual(body);
    expect(await householdOf(ann)).toBe(body.id);
  });

  test("a household is created with a role for each person", async () => {
    const [ann, bob, cy] = [await person("Ann"), await person("Bob"), await person("Cy")];
    const made = await given.server.call(addHousehold, {
      body: { name: "Fams", memberIds: [ann, bob, ann, cy], roles: ["Spouse", "Head", "Child"] },
      token: given.editor.token,
    });
    expect(made.status).toBe(200);
    const roles = new Map(made.body.members.map(({ id, householdRole }) => [id, householdRole]));
    expect(roles).toEqual(
      new Map([
        [ann, "Spouse"],
        [bob, "Head"],
        [cy, "Other"],
      ]),
    );
    const unknown = await given.server.call(addHousehold, {
      body: { name: "Fams", memberIds: [ann], roles: ["Boss"] },
      token: given.editor.token,
    });
    expect(unknown.status).toBe(400);
  });

  test("a person belongs to one household, and an empty household is removed", async () => {
    const ann = await person("Ann");
    const { body: first } = await add("First", [ann]);
    const { body: second } = await add("Second", [ann]);
    expect(await householdOf(ann)).toBe(second.id);
    expect((await read(first.id)).status).toBe(404);
  });

  test("a household is renamed, and its members and their roles are replaced", async () => {
    const [ann, bob, cy] = [await person("Ann"), await person("Bob"), await person("Cy")];
    const { body: household } = await add("Fam", [ann, bob]);
    expect((await change(household.id, { name: " Fam & Co " })).body).toMatchObject({
      name: "Fam & Co",
      members: [{}, {}],
    });
    const { body } = await change(household.id, {
      members: [
        { personId: cy, role: "Child" },
        { personId: ann, role: "Spouse" },
      ],
    });
    expect(body.members.map(({ id, householdRole }) => [id, householdRole])).toEqual([
      [ann, "Spouse"],
      [cy, "Child"],
    ]);
    expect(await householdOf(bob)).toBeNull();
  });

  test("a household without members is returned once and then deleted", async () => {
    const ann = await person("Ann");
    const { body: household } = await add("Leaving", [ann]);
    expect((await change(household.id, { members: [] })).body).toMatchObject({ name: "Leaving", members: [] });
    expect((await read(household.id)).status).toBe(404);
    expect(await householdOf(ann)).toBeNull();
  });

  test("changing a person's householdId moves the person", async () => {
    const [ann, bob] = [await person("Ann"), await person("Bob")];
    const { body: one } = await add("One", [ann]);
    const { body: other } = await add("Other", [bob]);
    const move = (householdId: string | null) =>
      given.server.call(changePerson, { params: { id: ann }, body: { householdId }, token: given.editor.token });
    expect((await move(other.id)).body.householdId).toBe(other.id);
    expect((await read(one.id)).status).toBe(404);
    expect((await move("nowhere")).status).toBe(404);
    expect((await move(null)).body.householdId).toBeNull();
    expect((await read(other.id)).status).toBe(200);
  });

  test("archived members are not shown, and stay in the household when its members are saved", async () => {
    const [ann, bob] = [await person("Ann"), await person("Bob")];
    const { body: household } = await add("Fam", [ann, bob]);
    await given.server.call(archivePeople, { body: { ids: [bob], archived: true }, token: given.editor.token });
    expect((await change(household.id, { members: [{ personId: ann, role: "Head" }] })).body.members).toHaveLength(1);
    expect(await householdOf(bob)).toBe(household.id);
  });

  test("concurrent requests leave each person in one household", async () => {
    const ids = [await person("A"), await person("B"), await person("C")];
    const made = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        add(`Rush ${index}`, [...ids.slice(index % 3), ...ids.slice(0, index % 3)]),
      ),
    );
    expect(made.every(({ status }) => status === 200)).toBe(true);
    const { rows } = await given.server.database.pool.query("select id from households where name like 'Rush%'");
    expect(rows).toHaveLength(1);
  });
});

describe("refused changes", () => {
  test("a household without a name, or with people of another church, is refused", async () => {
    const ann = await person("Ann");
    for (const name of ["", "   "])
      expect(await add(name, [ann])).toMatchObject({ status: 400, body: { code: "household-nameless" } });
    for (const ids of [[ann, given.stranger.personId], ["nobody"]])
      expect(await add("Mixed", ids)).toMatchObject({ status: 404, body: { code: "person-not-found" } });
    for (const ids of [[], "x", [7], undefined, Array(51).fill("x")]) expect((await add("Bad", ids)).status).toBe(400);
    const { body: household } = await add("Good", [ann]);
    expect((await change(household.id, { name: " " })).body).toMatchObject({ code: "household-nameless" });
    for (const members of [[{ personId: ann, role: "King" }], [{ role: "Head" }], "x"])
      expect((await change(household.id, { members })).status).toBe(400);
    expect(
      (await change(household.id, { members: [{ personId: given.stranger.personId, role: "Head" }] })).status,
    ).toBe(404);
    expect((await read(household.id)).body.members).toHaveLength(1);
    expect((await change("nowhere", { name: "X" })).body).toMatchObject({ code: "household-not-found" });
  });

  test("joining a household during its removal either succeeds and keeps the household, or returns 404", async () => {
    const [ann, bob] = [await person("Ann"), await person("Bob")];
    const move = (id: string, householdId: string | null) =>
      given.server.call(changePerson, { params: { id }, body: { householdId }, token: given.editor.token });
    for (let round = 0; round < 8; round += 1) {
      const { body: household } = await add(`Round ${round}`, [ann]);
      const [left, joined] = await Promise.all([move(ann, null), move(bob, household.id)]);
      expect(left.status).toBe(200);
      expect([200, 404]).toContain(joined.status);
      expect((await read(household.id)).status).toBe(joined.status);
      await move(bob, null);
    }
  });

  test("S6.02 a person cannot be added to a household of another church", async () => {
    await given.server.database.pool.query(
      "insert into households (church_id, id, name) values ($1, 'theirs', 'Theirs')",
      [given.elsewhere.churchId],
    );
    const ann = await person("Ann");
    const call = given.server.call;
    const { token } = given.editor;
    const body = { name: { first: "New" }, householdId: "theirs" };
    expect((await call(addPerson, { body, token })).status).toBe(404);
    expect((await call(changePerson, { params: { id: ann }, body: { householdId: "theirs" }, token })).status).toBe(
      404,
    );
    expect((await change("theirs", { members: [{ personId: ann, role: "Head" }] })).status).toBe(404);
  });

  test("S6.02 a household of another church is not found", async () => {
    const { body: household } = await add("Ours", [await person("Ann")]);
    expect((await read(household.id, given.stranger.token)).status).toBe(404);
    expect((await change(household.id, { name: "Theirs" }, given.stranger.token)).status).toBe(404);
    expect((await search("ours", given.stranger.token)).body).toEqual([]);
    expect((await read(household.id)).body.name).toBe("Ours");
  });

  test("S6.01 only a caller with permission to edit people can add or change households", async () => {
    const ann = await person("Ann");
    for (const caller of [given.viewer, given.member, given.guest]) {
      expect((await add("No", [ann], caller.token)).status).toBe(403);
      expect((await change("any", { name: "No" }, caller.token)).status).toBe(403);
    }
    expect((await add("No", [ann], "")).status).toBe(401);
    expect((await change("any", { name: "No" }, given.editor.tokenFor("giving"))).status).toBe(401);
  });
});

describe("reading a household", () => {
  test("S6.01 a caller with permission to view members gets only its members, without birth dates", async () => {
    const [ann, bob] = [await person("Ann", "Member"), await person("Bob")];
    const { body: household } = await add("Seen", [ann, bob]);
    await given.server.database.pool.query("update people set birth_date = '1980-01-01' where id = any($1)", [
      [ann, bob],
    ]);
    expect((await read(household.id)).body.members.map(({ birthDate }) => birthDate)).toEqual([
      "1980-01-01",
      "1980-01-01",
    ]);
    const { body } = await read(household.id, given.member.token);
    expect(body.members).toMatchObject([{ id: ann, birthDate: null }]);
    expect(body.members).toHaveLength(1);
    const { body: others } = await add("Unseen", [await person("Cy")]);
    expect((await read(others.id, given.member.token)).status).toBe(404);
    expect((await read(household.id, given.guest.token)).status).toBe(404);
    expect((await read(household.id, "")).status).toBe(401);
  });

  test("S6.01 a person without permissions gets only the names of the others in their own household", async () => {
    const ann = await person("Ann");
    await given.server.database.pool.query(
      "update people set birth_date = '1980-01-01', email = 'ann.private@example.org' where id = $1",
      [ann],
    );
    const { body: household } = await add("Guests", [given.guest.personId, ann]);
    const { status, body, raw } = await read(household.id, given.guest.token);
    expect(status).toBe(200);
    expect(body.members.map(({ name }) => name.display).toSorted()).toEqual(["Ann Fam", "Gus Guest"]);
    expect(raw.body).not.toMatch(/1980-01-01|ann\.private/);
    expect(raw.body).toContain(given.guest.email);
  });
});

test("households are found by name with their size, names that begin with the term first", async () => {
  const ids = [await person("A"), await person("B"), await person("C")];
  await add("Van der Berg", [ids[0], ids[1]]);
  await add("Bergström", [ids[2]]);
  await add("Costa", [await person("D")]);
  expect((await search("berg")).body).toMatchObject([
    { name: "Bergström", size: 1 },
    { name: "Van der Berg", size: 2 },
  ]);
  expect((await search("bergstrom")).body).toHaveLength(1);
  expect((await search("de")).body).toMatchObject([{ name: "Van der Berg" }]);
  expect((await search("nothing like it")).body).toEqual([]);
  expect((await search(undefined)).body.length).toBeGreaterThan(2);
  for (const caller of [given.member, given.guest]) expect((await search("berg", caller.token)).status).toBe(403);
  expect((await search("berg", "")).status).toBe(401);
  expect((await search("x".repeat(201))).status).toBe(400);
});
