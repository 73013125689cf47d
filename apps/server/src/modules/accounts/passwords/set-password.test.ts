import { forgotPassword, login, readProfile, readRole, register, setPassword } from "@offertory/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import {
  BEHIND_PROXY,
  from,
  createTestAccount,
  GOOD_PASSWORD,
  later,
  emailsTo,
} from "../testing/create-test-account.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer(BEHIND_PROXY);
});
afterAll(() => server.close());

const NEW = "seven quiet otters";
const set = (authGuid: string, newPassword = NEW, address = "198.51.100.1") =>
  server.call(setPassword, { body: { authGuid, newPassword, appName: "", appUrl: "" }, headers: from(address) });
const signIn = (email: string, password: string, address = "198.51.100.1") =>
  server.call(login, { body: { email, password }, headers: from(address) });

let nextAddress = 0;
async function mailedTo(email: string) {
  await server.call(forgotPassword, { body: { userEmail: email }, headers: from(`198.51.100.${(nextAddress += 1)}`) });
  const sentEmail = (await emailsTo(server, email)).at(-1);
  if (!sentEmail) throw new Error(`Nothing was mailed to ${email}`);
  return sentEmail;
}

describe("setting a password by an emailed link", () => {
  test("S4.01 S7.01 lets a newly registered user sign in with the password", async () => {
    const email = "newcomer@example.org";
    await server.call(register, { body: { firstName: "New", lastName: "Comer", email } });
    const [sentEmail] = await emailsTo(server, email);
    expect((await set(sentEmail!.guid)).body).toEqual({ success: true });
    expect((await signIn(email, NEW)).body).toMatchObject({ user: { email, firstName: "New" } });
  });

  test("S9.01 a link expires ten minutes after the email by the server's clock, whatever timestamp the request sends", async () => {
    const { email } = await createTestAccount(server);
    const early = await mailedTo(email);
    const late = await mailedTo(email);
    later(server, 599_000);
    expect((await set(early.guid, "two")).body).toMatchObject({ code: "password-short" });
    expect((await server.call(login, { body: { authGuid: late.guid } })).status).toBe(200);
    later(server, 2_000);
    for (const { guid } of [early, late]) {
      expect((await set(guid)).body).toEqual({
        success: false,
        code: "link-expired",
        message: "The current link is expired.",
      });
      expect((await server.call(login, { body: { authGuid: guid } })).status).toBe(401);
    }
    const answer = await server.call(setPassword, {
      body: { authGuid: late.guid, newPassword: NEW, timestamp: String(server.clock.now.getTime()) },
    });
    expect(answer.body.success).toBe(false);
    expect((await signIn(email, GOOD_PASSWORD)).status).toBe(200);
  });

  test("S9.01 a link still sets the password after 9:59 minutes", async () => {
    const { email } = await createTestAccount(server);
    const { guid } = await mailedTo(email);
    later(server, 599_000);
    expect((await set(guid)).body).toEqual({ success: true });
  });
});

describe("a password link", () => {
  test("S4.01 works once, even when two requests use it at the same time", async () => {
    const { email } = await createTestAccount(server);
    const { guid } = await mailedTo(email);
    // The row is locked until both requests have read the link and wait to mark it as used.
    const lock = await server.database.pool.connect();
    await lock.query("begin; select from mailed_links for update");
    const setting = ["one fine password", "other fine password"].map((each) => set(guid, each));
    await expect
      .poll(() => countWaiting())
      .toBe(2)
      .finally(() => lock.release(true));
    const answers = await Promise.all(setting);
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect((await set(guid)).body).toMatchObject({ success: false, code: "link-expired" });
  });

  test("closes every other open link of the account when it is used", async () => {
    const { email } = await createTestAccount(server);
    const [first, second] = [await mailedTo(email), await mailedTo(email)];
    expect((await set(second.guid)).body.success).toBe(true);
    expect((await set(first.guid, "another password")).body).toMatchObject({ success: false, code: "link-expired" });
  });

  test("stays open when a link of another account is used", async () => {
    const [one, other] = [await createTestAccount(server), await createTestAccount(server)];
    const [first, second] = [await mailedTo(one.email), await mailedTo(other.email)];
    await set(first.guid);
    expect((await set(second.guid)).body.success).toBe(true);
  });

  test("an unknown or empty token does not set a password", async () => {
    for (const guid of ["", "x", "A".repeat(43)]) {
      expect(await set(guid)).toMatchObject({ status: 200, body: { success: false, code: "link-expired" } });
    }
  });
});

/** Counts the connections of the server's role that wait for a lock; PostgreSQL hides the waits of other roles. */
async function countWaiting(): Promise<number> {
  const { rows } = await server.database.pool.query<{ count: number }>(
    "select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0]?.count ?? 0;
}

describe("a new password", () => {
  test("ends every older token immediately, on every server process", async () => {
    const church = await createTestChurch(server);
    const person = await church.person({ admin: true });
    const other = server.another();
    expect((await server.call(readProfile, { token: person.userToken }, other)).status).toBe(200);
    expect((await server.call(readRole, { token: person.token, params: { id: "none" } }, other)).status).toBe(404);
    const { guid } = await mailedTo(person.email);
    await set(guid);
    expect((await server.call(readProfile, { token: person.userToken }, other)).status).toBe(401);
    expect((await server.call(readRole, { token: person.token, params: { id: "none" } }, other)).status).toBe(401);
    expect((await server.call(login, { body: { jwt: person.userToken } }, other)).status).toBe(401);
    const { body } = await signIn(person.email, NEW);
    expect((await server.call(readProfile, { token: body.user.jwt }, other)).status).toBe(200);
    await other.http.close();
  });

  test("replaces the old password, and resets the count of wrong attempts", async () => {
    const { email } = await createTestAccount(server);
    for (let round = 0; round < 10; round += 1) await signIn(email, "wrong", "203.0.113.5");
    expect((await signIn(email, GOOD_PASSWORD, "203.0.113.5")).status).toBe(429);
    const { guid } = await mailedTo(email);
    await set(guid, NEW, "203.0.113.5");
    expect((await signIn(email, NEW, "203.0.113.5")).status).toBe(200);
    expect((await signIn(email, GOOD_PASSWORD, "203.0.113.5")).status).toBe(401);
  });
});

test("S5.01 S9.01 an invalid password is refused with its reason, and the link stays valid", async () => {
  const { email } = await createTestAccount(server, { email: "marigold@example.org", firstName: "Wilhelmina" });
  const { guid } = await mailedTo(email);
  const refused = {
    "": ["password-missing", "Please enter a password."],
    "1234567": ["password-short", "Password must be at least 8 characters long."],
    [`long ${"x".repeat(200)}`]: ["password-long", "Password must be 200 characters or fewer."],
    Password123: ["password-common", "This password is too common. Please choose another."],
    Wilhelmina1: ["password-personal", "Your password can't be your name or email address."],
  };
  for (const [password, [code, message]] of Object.entries(refused)) {
    expect((await set(guid, password)).body).toEqual({ success: false, code, message });
  }
  expect((await set(guid, "12345 apples")).body).toEqual({ success: true });
});

test("a malformed body is refused with status 400", async () => {
  const bodies = [
    {},
    { authGuid: "x" },
    { authGuid: "x", newPassword: 12345678 },
    { authGuid: null, newPassword: "x" },
  ];
  for (const body of [
    ...bodies,
    { authGuid: "x", newPassword: "x".repeat(1001) },
    { authGuid: "x", newPassword: "a\0" },
  ]) {
    expect(await server.call(setPassword, { body })).toMatchObject({ status: 400, body: { code: "invalid-request" } });
  }
});
