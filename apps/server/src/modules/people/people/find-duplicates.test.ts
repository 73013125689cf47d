import { addPerson, findDuplicates, type PersonChange } from "@offertory/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCallers, type TestCallers } from "../testing/create-test-callers.ts";

let given: TestCallers;
beforeAll(async () => {
  given = await createTestCallers();
});
beforeEach(async () => {
  await given.server.database.pool.query(
    "update people set merged_into = 'x' where id not in (select person_id from user_churches)",
  );
});
afterAll(() => given.server.close());

const add = async (body: PersonChange, token = given.editor.token) =>
  (await given.server.call(addPerson, { body, token })).body.id;
const found = async () => {
  const { status, body } = await given.server.call(findDuplicates, { token: given.editor.token });
  expect(status).toBe(200);
  return body.map(({ people, because }) => ({ ids: people.map(({ id }) => id).toSorted(), because }));
};
const pair = (because: string, ...ids: string[]) => ({ ids: ids.toSorted(), because });

test("people with the same email, name or phone number are reported as duplicates", async () => {
  const a = await add({ name: { first: "Al", last: "One" }, contactInfo: { email: "same@example.org" } });
  const b = await add({ name: { first: "Bo", last: "Two" }, contactInfo: { email: "SAME@example.org" } });
  const c = await add({ name: { first: "Zoë", last: "Müller" } });
  const d = await add({ name: { first: "zoe", last: "muller" } });
  const e = await add({ name: { first: "El", last: "Three" }, contactInfo: { mobilePhone: "+1 (555) 010-1234" } });
  const f = await add({ name: { first: "Fe", last: "Four" }, contactInfo: { homePhone: "555.010.1234" } });
  expect(await found()).toEqual([pair("email", a, b), pair("name", c, d), pair("phone", e, f)]);
});

test("a pair that matches in several ways is reported once, by its strongest match", async () => {
  const same = { name: { first: "Al", last: "One" }, contactInfo: { email: "al@x.org", mobilePhone: "5550101234" } };
  const ids = [await add(same), await add(same)];
  expect(await found()).toEqual([pair("email", ...ids)]);
});

test("people with different birth dates, or of one household with a shared phone and email, are not duplicates", async () => {
  const name = { first: "John", last: "Smith" };
  await add({ name, birthDate: "1950-01-01" });
  await add({ name, birthDate: "1980-01-01" });
  await given.server.database.pool.query("insert into households (church_id, id, name) values ($1, 'fam', 'Fam')", [
    given.church.churchId,
  ]);
  const family = { householdId: "fam", contactInfo: { homePhone: "555 010 9999", email: "fam@example.org" } };
  await add({ ...family, name: { first: "Ma", last: "Fam" } });
  await add({ ...family, name: { first: "Pa", last: "Fam" } });
  expect(await found()).toEqual([]);
  const duplicate = await add({ name, birthDate: "1980-01-01" });
  expect((await found()).map(({ because }) => because)).toEqual(["name"]);
  expect((await found())[0]?.ids).toContain(duplicate);
});

test("short phone numbers, blank values, archived people and people of other churches are not duplicates", async () => {
  await add({ name: { first: "A", last: "A" }, contactInfo: { mobilePhone: "911" } });
  await add({ name: { first: "B", last: "B" }, contactInfo: { mobilePhone: "911" } });
  const archived = await add({ name: { first: "C", last: "C" } });
  await add({ name: { first: "C", last: "C" } });
  await given.server.database.pool.query("update people set archived_at = now() where id = $1", [archived]);
  await add({ name: { first: "B", last: "B" } }, given.stranger.token);
  expect(await found()).toEqual([]);
});

test("at most 100 pairs are returned", async () => {
  await given.server.database.pool.query(
    "insert into people (church_id, id, first_name, last_name) select $1, 'd' || n, 'Same', 'Name' || n % 90 from generate_series(1, 1000) n",
    [given.church.churchId],
  );
  expect(await found()).toHaveLength(100);
});

test("S6.01 only a caller with permission to edit people gets duplicates, and only of their church", async () => {
  for (const caller of [given.viewer, given.member, given.guest])
    expect((await given.server.call(findDuplicates, { token: caller.token })).status).toBe(403);
  expect((await given.server.call(findDuplicates, { token: "" })).status).toBe(401);
  expect((await given.server.call(findDuplicates, { token: given.stranger.token })).body).toEqual([]);
});
