import { loadOrCreatePerson } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { passCaptcha } from "../../../../test/pass-captcha.ts";
import { solveCaptcha } from "../../giving/testing/create-test-guest.ts";
import { createTestCallers, type TestCallers } from "../testing/create-test-callers.ts";

let given: TestCallers;
let churchId: string;
beforeAll(async () => {
  given = await createTestCallers();
  churchId = given.church.churchId;
  await passCaptcha(given.server);
});
afterAll(() => given.server.close());

const load = (body: object, headers?: Record<string, string>) =>
  given.server.call(loadOrCreatePerson, { body, ...(headers && { headers }) });
const storedOf = async (email: string) =>
  (
    await given.server.database.pool.query("select * from people where church_id = $1 and lower(email) = $2", [
      churchId,
      email,
    ])
  ).rows;
const countOf = async (email: string) =>
  (await given.server.database.pool.query("select 1 from people where lower(email) = $1", [email])).rowCount;

test("G7.01 a new email creates a guest with a household named after the last name", async () => {
  const { status, body } = await load({ churchId, firstName: "Nora", lastName: "New", email: "Nora@Example.org" });
  expect(status).toBe(200);
  expect(body).toEqual({
    id: expect.any(String),
    name: { first: "Nora", last: "New", display: "Nora New" },
    contactInfo: { email: "Nora@Example.org" },
  });
  const [person] = await storedOf("nora@example.org");
  expect(person).toMatchObject({ first_name: "Nora", email: "nora@example.org", membership_status: "Guest" });
  const households = await given.server.database.pool.query("select name from households where id = $1", [
    person.household_id,
  ]);
  expect(households.rows).toEqual([{ name: "New" }]);
});

test("G7.01 a known email creates no person, and the response contains nothing of the known person", async () => {
  const known = await given.church.person({ firstName: "Karl", lastName: "Known", email: "karl@example.org" });
  const { body, raw } = await load({ churchId, firstName: "Nosy", lastName: "Parker", email: " KARL@example.org " });
  expect(body).toEqual({
    id: expect.any(String),
    name: { first: "Nosy", last: "Parker", display: "Nosy Parker" },
    contactInfo: { email: "KARL@example.org" },
  });
  expect(raw.body).not.toMatch(/Karl|Known/);
  expect(raw.body).not.toContain(known.personId);
  expect(await storedOf("karl@example.org")).toMatchObject([{ first_name: "Karl", last_name: "Known" }]);
});

test("G7.01 25 concurrent requests with the same email create one person", async () => {
  const another = given.server.another();
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, index) =>
      given.server.call(
        loadOrCreatePerson,
        { body: { churchId, firstName: "Race", lastName: "Racer", email: index % 2 ? "race@x.org" : "RACE@x.org" } },
        index % 3 ? undefined : another,
      ),
    ),
  );
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await countOf("race@x.org")).toBe(1);
});

test("G7.01 the response does not reveal which people share an email address", async () => {
  const email = "family@example.org";
  const ask = async (firstName: string) => (await load({ churchId, firstName, lastName: "Fam", email })).body.id;
  const before = [await ask("Ann"), await ask("Ben"), await ask("Cleo")];
  expect(new Set(before).size).toBe(3);
  await given.church.person({ firstName: "Ben", lastName: "Fam", email, account: false });
  expect([await ask("Ann"), await ask("Ben"), await ask("Cleo")]).toEqual(before);
  const { rows } = await given.server.database.pool.query("select id from people where id = any($1)", [before]);
  expect(rows).toEqual([]);
});

test("G7.01 the email of an archived person creates a new person", async () => {
  const gone = await given.church.person({ email: "back@example.org", account: false });
  await given.server.database.pool.query("update people set archived_at = now() where id = $1", [gone.personId]);
  await load({ churchId, firstName: "Ann", lastName: "Lee", email: "back@example.org" });
  expect(await storedOf("back@example.org")).toHaveLength(2);
});

test("G7.01 the email of a person in another church creates a separate person", async () => {
  await load({ churchId, firstName: "Stan", lastName: "Stranger", email: given.stranger.email });
  expect(await storedOf(given.stranger.email)).toMatchObject([{ first_name: "Stan" }]);
});

test("G7.01 a blank name is refused with the form's message and creates no person", async () => {
  const named = { churchId, firstName: "Shy", lastName: "One", email: "shy.one@example.org" };
  for (const blank of ["", "  ", null]) {
    const first = await load({ ...named, firstName: blank });
    expect(first).toMatchObject({ status: 400, body: { message: "Please enter your first name." } });
    const last = await load({ ...named, lastName: blank });
    expect(last).toMatchObject({ status: 400, body: { message: "Please enter your last name." } });
  }
  expect(await countOf("shy.one@example.org")).toBe(0);
});

test("G7.14 an empty or invalid token is ignored", async () => {
  for (const authorization of ["Bearer", "Bearer ", "Bearer undefined", "Basic x"]) {
    const { status } = await load(
      { churchId, firstName: "O", lastName: "P", email: "open@example.org" },
      { authorization },
    );
    expect(status).toBe(200);
  }
});

test("G7.01 invalid emails, unknown churches and invalid bodies are refused and create no person", async () => {
  const refuse = async (body: object, status: number, code: string) => {
    const answer = await load(body);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code });
  };
  const names = { firstName: "Bad", lastName: "Input" };
  for (const email of [
    "",
    "nobody",
    "a@b",
    "a b@c.de",
    "@x.org",
    "<v@example.org>",
    "v@example.org.",
    "v\u200b@example.org",
  ])
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

test("G7.01 an IP address can send 3000 requests per hour", async () => {
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

test("G7.01 a caller without a token needs a captcha, which works once, or a captcha token", async () => {
  const { server } = given;
  const address = { "x-forwarded-for": "203.0.113.50" };
  await server.database.pool.query("delete from captcha_tokens");
  const someone = { churchId, firstName: "Cap", lastName: "Tcha", email: "captcha@example.org" };
  expect(await load(someone, address)).toMatchObject({ status: 429, body: { code: "captcha-needed" } });
  expect(await load({ ...someone, captcha: "nonsense" }, address)).toMatchObject({ status: 429 });
  expect(await storedOf("captcha@example.org")).toEqual([]);
  const captcha = await solveCaptcha(server);
  expect((await load({ ...someone, captcha }, address)).status).toBe(200);
  expect((await load({ ...someone, captcha }, address)).status).toBe(429);
  const captchaToken = await passCaptcha(server);
  expect((await load(someone, { "x-captcha-token": captchaToken })).status).toBe(200);
  expect((await load(someone, { "x-captcha-token": `${captchaToken}x` })).status).toBe(429);
  const { token } = await given.church.person();
  expect((await load(someone, { authorization: `Bearer ${token}` })).status).toBe(200);
});

test("G7.01 callers without a token can send a church at most 5000 requests per hour", async () => {
  const { server } = given;
  await passCaptcha(server);
  await server.database.pool.query("delete from rate_limits");
  const someone = { churchId, firstName: "Many", lastName: "More", email: "many@example.org" };
  expect((await load(someone)).status).toBe(200);
  await server.database.pool.query(
    "update rate_limits set points = 5000 where key like 'load-or-create-person-church:%'",
  );
  expect((await load(someone)).status).toBe(429);
});
