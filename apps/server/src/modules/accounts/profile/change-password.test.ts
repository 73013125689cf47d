import {
  changePassword,
  forgotPassword,
  login,
  readPerson,
  readProfile,
  selectChurch,
  setPassword,
  signOutEverywhere,
} from "@offertory/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { createTestAccount, GOOD_PASSWORD, emailsTo } from "../testing/create-test-account.ts";

let server: TestServer;
let other: ReturnType<TestServer["another"]>;
let church: Awaited<ReturnType<typeof createTestChurch>>;
beforeAll(async () => {
  server = await testServer();
  other = server.another();
  church = await createTestChurch(server);
});
afterAll(async () => {
  await other.http.close();
  await server.close();
});

const NEW = "seven quiet otters";
async function signedIn() {
  const account = await createTestAccount(server);
  const person = await church.person({ userId: account.id, email: account.email });
  const { body } = await server.call(login, { body: { email: account.email, password: GOOD_PASSWORD } });
  return { ...account, token: body.user.jwt, churchToken: body.userChurches[0]!.jwt, personId: person.personId };
}
const change = (token: string, currentPassword: string, newPassword: string) =>
  server.call(changePassword, { token, body: { currentPassword, newPassword } });

describe("changing the password", () => {
  test("ends every older token on every server process, and returns a new token", async () => {
    const me = await signedIn();
    const { status, body } = await change(me.token, GOOD_PASSWORD, NEW);
    expect(status).toBe(200);
    expect((await server.call(readProfile, { token: me.token }, other)).status).toBe(401);
    const own = { token: me.churchToken, params: { id: me.personId } };
    expect((await server.call(readPerson, own, other)).status).toBe(401);
    expect((await server.call(login, { body: { jwt: me.token } }, other)).status).toBe(401);
    expect((await server.call(readProfile, { token: body.jwt }, other)).status).toBe(200);
    expect((await server.call(login, { body: { email: me.email, password: NEW } })).status).toBe(200);
    expect((await server.call(login, { body: { email: me.email, password: GOOD_PASSWORD } })).status).toBe(401);
  });

  test("needs the current password, and a wrong password does not end the session", async () => {
    const me = await signedIn();
    expect(await change(me.token, "wrong", NEW)).toMatchObject({ status: 400, body: { code: "password-wrong" } });
    expect((await server.call(readProfile, { token: me.token })).status).toBe(200);
    for (let round = 0; round < 9; round += 1) await change(me.token, "wrong", NEW);
    expect((await change(me.token, GOOD_PASSWORD, NEW)).status).toBe(429);
  });

  test("S5.01 S9.01 refuses a new password that is short, common or personal", async () => {
    const me = await signedIn();
    const refused = {
      "": "password-missing",
      short: "password-short",
      password1: "password-common",
      "Ann.Lee.1": "password-personal",
    };
    for (const [password, code] of Object.entries(refused)) {
      expect(await change(me.token, GOOD_PASSWORD, password)).toMatchObject({ status: 400, body: { code } });
    }
    expect((await server.call(login, { body: { email: me.email, password: GOOD_PASSWORD } })).status).toBe(200);
  });

  test("closes the password links that were already sent", async () => {
    const me = await signedIn();
    await server.call(forgotPassword, { body: { userEmail: me.email } });
    const [sentEmail] = await emailsTo(server, me.email);
    await change(me.token, GOOD_PASSWORD, NEW);
    const late = await server.call(setPassword, {
      body: { authGuid: sentEmail!.guid, newPassword: "another fine one" },
    });
    expect(late.body).toMatchObject({ success: false });
  });

  test("succeeds for one of two concurrent changes with the same old password", async () => {
    const me = await signedIn();
    const answers = await Promise.all([NEW, "two other herons"].map((each) => change(me.token, GOOD_PASSWORD, each)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
  });

  test("is refused without a token or without the current password", async () => {
    expect((await change("", GOOD_PASSWORD, NEW)).status).toBe(401);
    const me = await signedIn();
    expect(await server.call(changePassword, { token: me.token, body: { newPassword: NEW } })).toMatchObject({
      status: 400,
      body: { code: "invalid-request" },
    });
  });
});

describe("signing out everywhere", () => {
  test("ends every token of the account on every server process, including the caller's", async () => {
    const me = await signedIn();
    const second = await server.call(login, { body: { email: me.email, password: GOOD_PASSWORD } });
    expect(await server.call(signOutEverywhere, { token: me.token })).toMatchObject({
      status: 200,
      body: { signedOut: true },
    });
    for (const token of [me.token, second.body.user.jwt, me.churchToken]) {
      expect((await server.call(readProfile, { token }, other)).status).toBe(401);
      expect((await server.call(login, { body: { jwt: token } }, other)).status).toBe(401);
    }
    expect((await server.call(login, { body: { email: me.email, password: GOOD_PASSWORD } })).status).toBe(200);
    expect((await server.call(signOutEverywhere, { token: me.token })).status).toBe(401);
  });

  test("does not end the tokens of another account", async () => {
    const [me, you] = [await signedIn(), await signedIn()];
    await server.call(signOutEverywhere, { token: me.token });
    expect((await server.call(readProfile, { token: you.token }, other)).status).toBe(200);
  });

  test("ends tokens that are created at the same time", async () => {
    const me = await signedIn();
    const selecting = () => server.call(selectChurch, { token: me.token, body: { churchId: church.churchId } });
    const before = Array.from({ length: 10 }, selecting);
    // The first call has its token before the sign-out; the others may run before or after it.
    await before[0];
    const signingOut = server.call(signOutEverywhere, { token: me.token });
    const answers = await Promise.all([...before, ...Array.from({ length: 10 }, selecting)]);
    await signingOut;
    const made = answers.filter(({ status }) => status === 200).map(({ body }) => body.jwt);
    expect(made.length).toBeGreaterThan(0);
    for (const token of made) {
      expect((await server.call(readPerson, { token, params: { id: me.personId } })).status).toBe(401);
    }
  });
});
