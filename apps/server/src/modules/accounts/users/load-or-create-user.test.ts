import { checkEmail, loadOrCreateUser, login } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openLimits } from "../../../platform/limits/limits.ts";
import { passCaptcha } from "../../../../test/pass-captcha.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { BEHIND_PROXY, from, createTestAccount } from "../testing/create-test-account.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer(BEHIND_PROXY);
  await passCaptcha(server);
});
afterAll(() => server.close());

const send = (body: object) =>
  server.call(loadOrCreateUser, { body: { firstName: "No", lastName: "Body", ...body }, token: "" });

test("S7.01 a public page creates an account for an email, without a password and without sending an email", async () => {
  const { status, body } = await send({ userEmail: " Vic@Example.org", firstName: " Vic ", lastName: "Tor" });
  expect(status).toBe(200);
  expect(body).toEqual({ id: expect.any(String), email: "vic@example.org", firstName: "Vic", lastName: "Tor" });
  expect((await send({ userEmail: "vic@example.org" })).body.id).toBe(body.id);
  expect(await server.sentEmails()).toEqual([]);
  expect((await server.call(login, { body: { email: "vic@example.org", password: "" } })).status).toBe(401);
});

test("the response repeats the name that was sent, never the stored name, and the account stays unchanged", async () => {
  const { id, email } = await createTestAccount(server, { firstName: "Secret", lastName: "Person" });
  const { body } = await send({ userEmail: email, firstName: "Guess", lastName: "Who" });
  expect(body).toEqual({ id: expect.any(String), email, firstName: "Guess", lastName: "Who" });
  expect(body.id).not.toBe(id);
  expect(JSON.stringify((await send({ userEmail: email })).body)).not.toMatch(/Secret|Person/);
  const { rows } = await server.database.pool.query("select first_name from users where id = $1", [id]);
  expect(rows).toEqual([{ first_name: "Secret" }]);
});

test("25 concurrent requests create one account", async () => {
  const answers = await Promise.all(Array.from({ length: 25 }, () => send({ userEmail: "crowd@example.org" })));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  const { rows } = await server.database.pool.query("select id from users where email = 'crowd@example.org'");
  expect(rows).toHaveLength(1);
});

test("an invalid email, a blank name or one with a link, and too many requests from one IP address are refused", async () => {
  expect(await send({ userEmail: "nobody" })).toMatchObject({ status: 400, body: { code: "email-invalid" } });
  expect(await send({ userEmail: 7 })).toMatchObject({ status: 400, body: { code: "invalid-request" } });
  expect(await send({ userEmail: "link@example.org", firstName: "evil.example/win" })).toMatchObject({
    status: 400,
    body: { code: "name-holds-link" },
  });
  for (const blank of ["", "  ", null]) {
    const refuse = { status: 400, body: { message: "Please enter your first name." } };
    expect(await send({ userEmail: "blank@example.org", firstName: blank })).toMatchObject(refuse);
    expect(await send({ userEmail: "blank@example.org", lastName: blank })).toMatchObject({
      status: 400,
      body: { message: "Please enter your last name." },
    });
  }
  await exhaust("load-or-create-user-address", 3000);
  const refused = { userEmail: "late@example.org", firstName: "Late", lastName: "Comer" };
  expect(await server.call(loadOrCreateUser, { body: refused, headers: from("203.0.113.1") })).toMatchObject({
    status: 429,
    body: { code: "too-many-tries" },
  });
});

test("S7.01 checking an email returns only whether it has an account, and is limited by IP address", async () => {
  const { email } = await createTestAccount(server, { email: "known@example.org" });
  expect((await server.call(checkEmail, { body: { email: " KNOWN@example.org" } })).body).toEqual({
    exists: true,
    peopleMatches: [],
  });
  expect((await server.call(checkEmail, { body: { email: "unknown@example.org" } })).body.exists).toBe(false);
  await exhaust("check-email-address", 120);
  expect((await server.call(checkEmail, { body: { email }, headers: from("203.0.113.1") })).status).toBe(429);
});

/** Uses up a limit: sets its count to one below the maximum, then counts once more. */
async function exhaust(name: string, tries: number): Promise<void> {
  const limits = openLimits(server.database.pool);
  const last = { name, tries, seconds: 3600 };
  await limits.count(last, "203.0.113.1");
  await server.database.pool.query("update rate_limits set points = $1 where key like $2", [tries - 1, `${name}:%`]);
  await limits.count(last, "203.0.113.1");
}

test("a caller who is not signed in needs a captcha", async () => {
  const body = { userEmail: "robot@example.org", firstName: "Ro", lastName: "Bot" };
  expect(await server.call(loadOrCreateUser, { body, headers: from("203.0.113.60") })).toMatchObject({
    status: 429,
    body: { code: "captcha-needed" },
  });
  const { rows } = await server.database.pool.query("select id from users where email = 'robot@example.org'");
  expect(rows).toEqual([]);
});

test("S7.01 an email with brackets, quotes, invisible characters or extra punctuation is refused", async () => {
  await send({ userEmail: "v@example.com" });
  for (const userEmail of [
    "<v@example.com>",
    '"v"@example.com',
    "v@example.com.",
    "v\u200b@example.com",
    "v@example.com,",
  ])
    expect(await send({ userEmail })).toMatchObject({ status: 400, body: { code: "email-invalid" } });
});
