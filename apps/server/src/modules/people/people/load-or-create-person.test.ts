import { loadOrCreatePerson } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenCallers, type GivenCallers } from "../testing/given-callers.ts";

let given: GivenCallers;
let churchId: string;
beforeAll(async () => {
  given = await givenCallers();
  churchId = given.church.churchId;
});
afterAll(() => given.server.close());

const load = (body: object, headers?: Record<string, string>) =>
  given.server.call(loadOrCreatePerson, { body, ...(headers && { headers }) });
const stored = async (id: string) =>
  (await given.server.database.pool.query("select * from people where church_id = $1 and id = $2", [churchId, id]))
    .rows[0];
const countOf = async (email: string) =>
  (await given.server.database.pool.query("select 1 from people where lower(email) = $1", [email])).rowCount;

test("G7.01 a new address makes a guest with a household of the last name", async () => {
  const { status, body } = await load({ churchId, firstName: "Nora", lastName: "New", email: "Nora@Example.org" });
  expect(status).toBe(200);
  expect(body).toEqual({
    id: expect.any(String),
    name: { first: "Nora", last: "New", display: "Nora New" },
    contactInfo: { email: "Nora@Example.org" },
  });
  const person = await stored(body.id);
  expect(person).toMatchObject({ first_name: "Nora", email: "nora@example.org", membership_status: "Guest" });
  const households = await given.server.database.pool.query("select name from households where id = $1", [
    person.household_id,
  ]);
  expect(households.rows).toEqual([{ name: "New" }]);
});

test("G7.01 a known address answers its person, and only what was sent", async () => {
  const known = await given.church.person({ firstName: "Karl", lastName: "Known", email: "karl@example.org" });
  const { body, raw } = await load({ churchId, firstName: "Nosy", lastName: "Parker", email: " KARL@example.org " });
  expect(body).toEqual({
    id: known.personId,
    name: { first: "Nosy", last: "Parker", display: "Nosy Parker" },
    contactInfo: { email: "KARL@example.org" },
  });
  expect(raw.body).not.toMatch(/Karl|Known/);
  expect(await stored(known.personId)).toMatchObject({ first_name: "Karl", last_name: "Known" });
});

test("G7.01 twenty-five requests at once make one person", async () => {
  const twin = given.server.another();
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, index) =>
      given.server.call(
        loadOrCreatePerson,
        { body: { churchId, firstName: "Race", lastName: "Racer", email: index % 2 ? "race@x.org" : "RACE@x.org" } },
        index % 3 ? undefined : twin,
      ),
    ),
  );
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await countOf("race@x.org")).toBe(1);
});

test("G7.01 where a family shares an address, the name decides", async () => {
  const email = "family@example.org";
  const ann = await given.church.person({ firstName: "Ann", lastName: "Fam", email, account: false });
  const ben = await given.church.person({ firstName: "Ben", lastName: "Fam", email, account: false });
  expect((await load({ churchId, firstName: "ben", lastName: "FAM", email })).body.id).toBe(ben.personId);
  expect((await load({ churchId, firstName: "Cleo", lastName: "Fam", email })).body.id).toBe(ann.personId);
});

test("G7.01 an archived person is not found again: who comes back begins as a guest", async () => {
  const gone = await given.church.person({ email: "back@example.org", account: false });
  await given.server.database.pool.query("update people set archived_at = now() where id = $1", [gone.personId]);
  const { body } = await load({ churchId, firstName: "Ann", lastName: "Lee", email: "back@example.org" });
  expect(body.id).not.toBe(gone.personId);
});

test("G7.01 a person of the same address in another church is another person", async () => {
  const { body } = await load({ churchId, firstName: "Stan", lastName: "Stranger", email: given.stranger.email });
  expect(body.id).not.toBe(given.stranger.personId);
});

test("G7.01 a blank name is refused in the words of the form, and makes nobody", async () => {
  const named = { churchId, firstName: "Shy", lastName: "One", email: "shy.one@example.org" };
  for (const blank of ["", "  ", null]) {
    const first = await load({ ...named, firstName: blank });
    expect(first).toMatchObject({ status: 400, body: { message: "Please enter your first name." } });
    const last = await load({ ...named, lastName: blank });
    expect(last).toMatchObject({ status: 400, body: { message: "Please enter your last name." } });
  }
  expect(await countOf("shy.one@example.org")).toBe(0);
});

test("G7.14 it is open to anyone: an empty or broken token is no obstacle", async () => {
  for (const authorization of ["Bearer", "Bearer ", "Bearer undefined", "Basic x"]) {
    const { status } = await load(
      { churchId, firstName: "O", lastName: "P", email: "open@example.org" },
      { authorization },
    );
    expect(status).toBe(200);
  }
});

test("G7.01 bad addresses and unknown churches are refused and nothing is made", async () => {
  const refuse = async (body: object, status: number, code: string) => {
    const answer = await load(body);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code });
  };
  const names = { firstName: "Bad", lastName: "Input" };
  for (const email of ["", "nobody", "a@b", "a b@c.de", "@x.org"])
    await refuse({ churchId, ...names, email }, 400, "email-invalid");
  await refuse({ churchId: "nochurch", ...names, email: "bad@example.org" }, 404, "church-not-found");
  for (const body of [
    { churchId, ...names },
    { ...names, email: "bad@example.org" },
    { churchId, firstName: 7, email: "bad@example.org" },
    { churchId, firstName: "x".repeat(101), email: "bad@example.org" },
    { churchId, firstName: "a\0b", email: "bad@example.org" },
    { churchId: { $ne: "" }, ...names, email: "bad@example.org" },
    [],
  ])
    await refuse(body, 400, "invalid-request");
  expect(await countOf("bad@example.org")).toBe(0);
});

test("G7.01 one network address may ask 3000 times in an hour", async () => {
  const { server } = given;
  await server.database.pool.query("delete from rate_limits");
  const ask = (body: object) =>
    server.http.inject({
      method: "POST",
      url: "/api/membership/people/loadOrCreate",
      payload: body,
      remoteAddress: "10.9.8.7",
    });
  expect((await ask({ churchId, email: "x" })).statusCode).toBe(400);
  await server.database.pool.query("update rate_limits set points = 2999");
  expect((await ask({ churchId, email: "x" })).statusCode).toBe(400);
  const limited = await ask({ churchId, email: "late@example.org" });
  expect(limited.statusCode).toBe(429);
  expect(limited.headers["retry-after"]).toBeDefined();
});
