import { forgotPassword, login, setPassword, verifyCode } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { BEHIND_PROXY, from, createTestAccount, later, emailsTo } from "../testing/create-test-account.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer(BEHIND_PROXY);
});
afterAll(() => server.close());

let nextAddress = 0;
const verify = (email: string, code: string, address = `198.51.100.${(nextAddress += 1)}`) =>
  server.call(verifyCode, { body: { email, code }, headers: from(address) });
const setWith = (authGuid: string) =>
  server.call(setPassword, { body: { authGuid, newPassword: "seven quiet otters" } });
async function mailed() {
  const { email } = await createTestAccount(server);
  await server.call(forgotPassword, { body: { userEmail: email } });
  const [sentEmail] = await emailsTo(server, email);
  return { email, ...sentEmail! };
}
const otherThan = (code: string): string => (code === "000000" ? "000001" : "000000");

test("S7.01 the code in an email is exchanged for a guid that sets the password", async () => {
  const { email, code } = await mailed();
  const spaced = `${code.slice(0, 3)} ${code.slice(3)} `;
  const { status, body } = await verify(` ${email.toUpperCase()}`, spaced);
  expect(status).toBe(200);
  expect((await server.call(login, { body: { authGuid: body.authGuid } })).body.user.email).toBe(email);
  expect((await setWith(body.authGuid)).body).toEqual({ success: true });
});

test("a code works once, even when it is sent several times concurrently", async () => {
  const { email, code } = await mailed();
  const answers = await Promise.all(Array.from({ length: 4 }, () => verify(email, code)));
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400, 400, 400]);
});

test("a code is refused after five wrong attempts, sent one by one or concurrently", async () => {
  for (const together of [false, true]) {
    const { email, code } = await mailed();
    const wrong = otherThan(code);
    if (together) await Promise.all(Array.from({ length: 25 }, () => verify(email, wrong)));
    else for (let round = 0; round < 5; round += 1) await verify(email, wrong);
    expect(await verify(email, code)).toMatchObject({
      status: 400,
      body: { code: "code-wrong", errors: ["This code is incorrect or has expired."] },
    });
  }
});

test("a code still works after four wrong tries", async () => {
  const { email, code } = await mailed();
  for (let round = 0; round < 4; round += 1) {
    expect((await verify(email, otherThan(code))).status).toBe(400);
  }
  expect((await verify(email, code)).status).toBe(200);
});

test("S9.01 a code, and the guid it is exchanged for, expire ten minutes after the email", async () => {
  const [early, late] = [await mailed(), await mailed()];
  later(server, 599_000);
  const { body } = await verify(early.email, early.code);
  expect(body.authGuid).toMatch(/^[\w-]{43}$/);
  later(server, 2_000);
  expect((await verify(late.email, late.code)).status).toBe(400);
  expect((await setWith(body.authGuid)).body).toMatchObject({ success: false, code: "link-expired" });
});

test("the code of one account is refused for another account", async () => {
  const [one, other] = [await mailed(), await mailed()];
  // The two random codes are equal once in a million runs.
  const foreign = one.code === other.code ? otherThan(one.code) : one.code;
  expect((await verify(other.email, foreign)).status).toBe(400);
  expect((await verify("nobody@example.org", one.code)).status).toBe(400);
  expect((await verify(one.email, "")).status).toBe(400);
});

test("attempts to verify a code are limited by IP address", async () => {
  for (let round = 0; round < 60; round += 1) await verify("nobody@example.org", "123456", "203.0.113.3");
  const { email, code } = await mailed();
  expect((await verify(email, code, "203.0.113.3")).status).toBe(429);
  expect((await verify(email, code)).status).toBe(200);
});
