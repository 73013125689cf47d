import { availableParallelism } from "node:os";
import { forgotPassword, login, readProfile, selectChurch, setPassword, signOut } from "@offertory/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { openLimits } from "../../../platform/limits/limits.ts";
import {
  BEHIND_PROXY,
  from,
  createTestAccount,
  GOOD_PASSWORD,
  emailsTo,
  later,
} from "../testing/create-test-account.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer(BEHIND_PROXY);
});
afterAll(() => server.close());

const signIn = (body: object, address = "192.0.2.1") => server.call(login, { body, headers: from(address) });

describe("sign-in by email and password", () => {
  test("S7.01 the right password signs in, whatever the case of the email and the spaces around it", async () => {
    const ann = await createTestAccount(server, { email: "ann@example.org" });
    const { status, body } = await signIn({ email: "Ann@Example.org ", password: GOOD_PASSWORD });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ id: ann.id, email: "ann@example.org", firstName: "Ann", lastName: "Lee" });
    expect(body.userChurches).toEqual([]);
  });

  test("S3.01 the response lists the user's churches, each with its person and a token for every API", async () => {
    const church = await createTestChurch(server, "Hope Chapel");
    const bea = await createTestAccount(server, { email: "bea@example.org", firstName: "Bea" });
    const { personId } = await church.person({ email: bea.email, firstName: "Bea", userId: bea.id, admin: true });
    const { body } = await signIn({ email: bea.email, password: GOOD_PASSWORD });
    expect(body.userChurches).toMatchObject([
      {
        church: { id: church.churchId, name: "Hope Chapel", settings: [] },
        person: { id: personId, name: { display: "Bea Lee" } },
        groups: [],
        apis: [
          { keyName: "MembershipApi" },
          { keyName: "GivingApi" },
          { keyName: "MessagingApi" },
          { keyName: "ContentApi" },
          { keyName: "AttendanceApi" },
        ],
      },
    ]);
    const [membership] = body.userChurches[0]!.apis;
    expect(membership!.permissions).toContainEqual({ contentType: "People", action: "Edit" });
    expect(body.userChurches[0]!.jwt).toBe(membership!.jwt);
  });

  test("S8.02 a wrong password and an unknown email are refused with the same message", async () => {
    await createTestAccount(server, { email: "cara@example.org" });
    for (const email of ["cara@example.org", "nobody@example.org", "", undefined]) {
      const { status, body } = await signIn({ email, password: "wrong password" });
      expect(status).toBe(401);
      expect(body).toMatchObject({
        code: "invalid-login",
        errors: ["Invalid login. Please check your email or password."],
      });
    }
  });

  test("an unknown email costs about as much CPU as a wrong password, so that timing does not reveal accounts", async () => {
    await createTestAccount(server, { email: "dora@example.org" });
    /** CPU of all threads, since passwords are hashed in another one; other programs do not change it, as they change the time. */
    const cpuOfSignIn = async (email: string, address: string) => {
      const before = process.cpuUsage();
      await signIn({ email, password: "wrong password" }, address);
      return process.cpuUsage(before).user;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      known.push(await cpuOfSignIn("dora@example.org", "192.0.2.50"));
      unknown.push(await cpuOfSignIn(`nobody${round}@example.org`, "192.0.2.51"));
    }
    const median = (costs: number[]) => costs.toSorted((a, b) => a - b)[2]!;
    expect(median(unknown)).toBeGreaterThan(median(known) * 0.5);
  });

  test("an account without a password cannot sign in, not even with an empty password", async () => {
    const eve = await createTestAccount(server, { password: "" });
    for (const password of ["", "x", undefined]) {
      expect((await signIn({ email: eve.email, password })).status).toBe(401);
    }
  });

  test("S7.14 sign-in works with an empty, malformed, expired or signed-out bearer token", async () => {
    const { email } = await createTestAccount(server);
    const tokenOf = async () => (await signIn({ email, password: GOOD_PASSWORD })).body.user.jwt;
    later(server, -200 * 86_400_000);
    const expired = await tokenOf();
    later(server, 200 * 86_400_000);
    const signedOut = await tokenOf();
    await server.call(signOut, { token: signedOut });
    for (const token of ["", "undefined", "a.b.c", expired, signedOut]) {
      expect((await server.call(readProfile, { token })).status).toBe(401);
      const answer = await server.call(login, { token, body: { email, password: GOOD_PASSWORD } });
      expect(answer).toMatchObject({ status: 200, body: { user: { email } } });
    }
  });
});

describe("sign-in limits", () => {
  test("ten wrong passwords from one IP address lock the account for that address, and not for others", async () => {
    const { email } = await createTestAccount(server);
    const guess = (address: string) => signIn({ email, password: "wrong" }, address);
    for (let round = 0; round < 10; round += 1) expect((await guess("192.0.2.60")).status).toBe(401);
    const refused = await signIn({ email, password: GOOD_PASSWORD }, "192.0.2.60");
    expect(refused).toMatchObject({ status: 429, body: { code: "too-many-tries" } });
    expect(Number(refused.raw.headers["retry-after"])).toBeGreaterThan(0);
    expect((await signIn({ email, password: GOOD_PASSWORD }, "192.0.2.61")).status).toBe(200);
  });

  test("concurrent wrong passwords are counted one by one, and the right password after too many is refused", async () => {
    const { email } = await createTestAccount(server);
    const wrong = Array.from({ length: 20 + 4 * availableParallelism() }, () =>
      signIn({ email, password: "wrong" }, "192.0.2.62"),
    );
    const right = await signIn({ email, password: GOOD_PASSWORD }, "192.0.2.62");
    expect(right.status).toBe(429);
    const looked = (await Promise.all(wrong)).filter(({ status }) => status === 401).length;
    expect(looked).toBeGreaterThanOrEqual(10);
    expect(looked).toBeLessThanOrEqual(10 + availableParallelism());
  });

  test("a successful sign-in resets the count of wrong passwords, and successes are not limited", async () => {
    const { email } = await createTestAccount(server);
    for (let round = 0; round < 2; round += 1) {
      await triesBefore("password-account-address", `${email} 192.0.2.63`, 8);
      expect((await signIn({ email, password: "wrong" }, "192.0.2.63")).status).toBe(401);
      expect((await signIn({ email, password: GOOD_PASSWORD }, "192.0.2.63")).status).toBe(200);
    }
    const many = Array.from({ length: 12 }, () => signIn({ email, password: GOOD_PASSWORD }, "192.0.2.63"));
    expect((await Promise.all(many)).map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
  });

  test("sign-in is limited after 100 wrong passwords for one account, and after 200 from one IP address", async () => {
    const { email } = await createTestAccount(server);
    await triesBefore("password-account", email, 99);
    expect((await signIn({ email, password: "wrong" }, "192.0.2.67")).status).toBe(401);
    expect((await signIn({ email, password: GOOD_PASSWORD }, "192.0.2.64")).status).toBe(429);
    await triesBefore("password-address", "192.0.2.65", 199);
    expect((await signIn({ email: "other@example.org", password: "wrong" }, "192.0.2.65")).status).toBe(401);
    expect((await signIn({ email: "other@example.org", password: "wrong" }, "192.0.2.65")).status).toBe(429);
  });

  test("wrong passwords are counted across server processes", async () => {
    const { email } = await createTestAccount(server);
    const other = server.another();
    const guess = (at?: typeof other) =>
      server.call(login, { body: { email, password: "wrong" }, headers: from("192.0.2.66") }, at);
    for (let round = 0; round < 5; round += 1) {
      expect((await guess()).status).toBe(401);
      expect((await guess(other)).status).toBe(401);
    }
    expect((await guess()).status).toBe(429);
    expect((await guess(other)).status).toBe(429);
    await other.http.close();
  });
});

describe("sign-in by token", () => {
  test("S7.01 accepts the account's token and a token of the membership API", async () => {
    const church = await createTestChurch(server);
    const gus = await church.person({ email: "gus@example.org" });
    for (const jwt of [gus.userToken, gus.token]) {
      const { status, body } = await signIn({ jwt });
      expect(status).toBe(200);
      expect(body.user.email).toBe("gus@example.org");
      expect(body.userChurches).toHaveLength(1);
    }
  });

  test("S6.02 refuses a token of another API", async () => {
    const church = await createTestChurch(server);
    const person = await church.person();
    for (const api of ["giving", "messaging", "content"] as const) {
      expect(await signIn({ jwt: person.tokenFor(api) })).toMatchObject({
        status: 401,
        body: { code: "invalid-login" },
      });
    }
  });

  test("refuses a token of a deleted account", async () => {
    const church = await createTestChurch(server);
    const person = await church.person();
    await server.database.pool.query("delete from users where id = $1", [person.userId]);
    expect((await signIn({ jwt: person.userToken })).status).toBe(401);
    expect((await server.call(selectChurch, { token: person.userToken, body: church })).status).not.toBe(200);
  });
});

describe("sign-in by the guid of an emailed link", () => {
  test("S7.01 returns the link's user without tokens, works repeatedly, and is refused once the link was used", async () => {
    const church = await createTestChurch(server);
    const ida = await church.person({ email: "ida@example.org", firstName: "Ida" });
    await server.call(forgotPassword, { body: { userEmail: ida.email } });
    const [{ guid } = { guid: "" }] = await emailsTo(server, ida.email);
    for (let round = 0; round < 3; round += 1) {
      const { status, body } = await signIn({ authGuid: guid });
      expect(status).toBe(200);
      expect(body).toEqual({
        user: {
          id: ida.userId,
          email: "ida@example.org",
          firstName: "Ida",
          lastName: "Lee",
          language: "en",
          jwt: "",
        },
        userChurches: [],
      });
    }
    expect((await server.call(setPassword, { body: { authGuid: guid, newPassword: GOOD_PASSWORD } })).body).toEqual({
      success: true,
    });
    expect((await signIn({ authGuid: guid })).status).toBe(401);
    expect((await signIn({ authGuid: "no such guid" })).status).toBe(401);
  });
});

/** Counts wrong tries directly in the limiter, because a hundred real sign-ins would take long. */
async function triesBefore(name: string, who: string, tries: number): Promise<void> {
  const limits = openLimits(server.database.pool);
  for (let round = 0; round < tries; round += 1) await limits.count({ name, tries, seconds: 300 }, who);
}
