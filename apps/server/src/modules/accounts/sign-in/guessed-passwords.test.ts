import { changePassword, login } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { openLimits } from "../../../platform/limits/limits.ts";
import { solveCaptcha } from "../../giving/testing/create-test-guest.ts";
import { BEHIND_PROXY, from, createTestAccount, GOOD_PASSWORD } from "../testing/create-test-account.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer(BEHIND_PROXY);
});
afterAll(() => server.close());

let network = 0;
const elsewhere = () => `198.51.100.${(network += 1)}`;
const signIn = (email: string, more: object = {}, address = elsewhere()) =>
  server.call(login, { body: { email, password: GOOD_PASSWORD, ...more }, headers: from(address) });

/** Counts a hundred wrong passwords for an account, as guesses from other networks would. */
async function guessedByStrangers(email: string) {
  const limits = openLimits(server.database.pool);
  const limit = { name: "password-account", tries: 100, seconds: 3600 };
  await Promise.all(Array.from({ length: 100 }, () => limits.count(limit, email)));
}

test("S7.01 a known device signs in without a captcha after a hundred wrong passwords from other networks", async () => {
  const { email } = await createTestAccount(server);
  const { device } = (await signIn(email)).body;
  await guessedByStrangers(email);
  expect(await signIn(email)).toMatchObject({ status: 429, body: { code: "captcha-needed" } });
  expect((await signIn(email, { device })).status).toBe(200);
});

test("S7.01 an unknown device needs a new captcha for every attempt after a hundred wrong passwords", async () => {
  const { email } = await createTestAccount(server);
  await guessedByStrangers(email);
  const captcha = await solveCaptcha(server);
  expect((await signIn(email, { captcha: "nonsense" })).body).toMatchObject({ code: "captcha-needed" });
  expect((await signIn(email, { captcha, password: "wrong" })).status).toBe(401);
  expect((await signIn(email, { captcha })).body).toMatchObject({ code: "captcha-needed" });
  expect((await signIn(email, { captcha: await solveCaptcha(server) })).status).toBe(200);
});

test("S7.01 a device token works only for its own account, does not sign in by itself, and allows ten wrong passwords", async () => {
  const [me, you] = [await createTestAccount(server), await createTestAccount(server)];
  const { device } = (await signIn(me.email)).body;
  await guessedByStrangers(you.email);
  expect((await signIn(you.email, { device })).body).toMatchObject({ code: "captcha-needed" });
  expect((await server.call(login, { body: { jwt: device } })).status).toBe(401);
  for (let turn = 0; turn < 10; turn += 1)
    expect((await signIn(me.email, { device, password: "no" })).status).toBe(401);
  expect(await signIn(me.email, { device })).toMatchObject({ status: 429, body: { code: "too-many-tries" } });
});

test("S7.01 a signed-in user can change the password after a hundred wrong passwords from other networks", async () => {
  const { email } = await createTestAccount(server);
  const { jwt } = (await signIn(email)).body.user;
  await guessedByStrangers(email);
  const body = { currentPassword: GOOD_PASSWORD, newPassword: "four red herons" };
  expect((await server.call(changePassword, { token: jwt, body })).status).toBe(200);
});
