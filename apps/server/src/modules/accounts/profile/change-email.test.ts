import {
  changeEmail,
  confirmEmail,
  forgotPassword,
  loadOrCreateUser,
  login,
  readPerson,
  readProfile,
  setPassword,
} from "@offertory/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { passCaptcha } from "../../../../test/pass-captcha.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { ageLimits, createTestAccount, GOOD_PASSWORD, later, emailsTo } from "../testing/create-test-account.ts";

let server: TestServer;
let church: Awaited<ReturnType<typeof createTestChurch>>;
beforeAll(async () => {
  server = await testServer();
  church = await createTestChurch(server);
});
afterAll(() => server.close());

async function signedIn() {
  const account = await createTestAccount(server);
  const { body } = await server.call(login, { body: { email: account.email, password: GOOD_PASSWORD } });
  return { ...account, token: body.user.jwt };
}
const ask = (token: string, email: string, password = GOOD_PASSWORD) =>
  server.call(changeEmail, { token, body: { email, password } });
const confirm = (guid: string) => server.call(confirmEmail, { body: { guid } });
async function askedFor(token: string, email: string) {
  expect((await ask(token, email)).status).toBe(200);
  return (await emailsTo(server, email)).at(-1)!;
}

describe("requesting a new email", () => {
  test("sends a link to the new email and a notice to the old one, and does not change the account yet", async () => {
    const { token, email } = await signedIn();
    const { status, body } = await ask(token, " New-Ann@Example.org ");
    expect(status).toBe(200);
    expect(body).toMatchObject({ email, pendingEmail: "new-ann@example.org" });
    const [toNew] = await emailsTo(server, "new-ann@example.org");
    expect(toNew!.link).toBe(`http://localhost:3000/profile?confirmEmail=${toNew!.guid}`);
    const [toOld] = await emailsTo(server, email);
    expect(toOld!.text).toContain("new-ann@example.org");
    expect(toOld!.text).not.toContain(toNew!.guid);
    expect((await server.call(readProfile, { token })).body).toMatchObject({
      email,
      pendingEmail: "new-ann@example.org",
    });
  });

  test("needs the password, and is refused after ten wrong passwords", async () => {
    const { token } = await signedIn();
    for (let round = 0; round < 10; round += 1) {
      expect(await ask(token, "wish@example.org", "wrong")).toMatchObject({
        status: 400,
        body: { code: "password-wrong" },
      });
    }
    expect((await ask(token, "wish@example.org")).status).toBe(429);
    expect(await emailsTo(server, "wish@example.org")).toEqual([]);
  });

  test("refuses an invalid email, and an email that already has an account", async () => {
    const { token } = await signedIn();
    const other = await createTestAccount(server);
    expect(await ask(token, "nonsense")).toMatchObject({ status: 400, body: { code: "email-invalid" } });
    expect(await ask(token, other.email.toUpperCase())).toMatchObject({ status: 409, body: { code: "email-taken" } });
    expect((await ask("", "wish@example.org")).status).toBe(401);
    expect((await server.call(changeEmail, { token, body: { email: "x@example.org" } })).status).toBe(400);
  });

  test("is refused to an account after five requests in an hour, and a refused request sends no email", async () => {
    const [{ token }, other] = [await signedIn(), await signedIn()];
    for (let round = 0; round < 5; round += 1) expect((await ask(token, `s${round}@example.org`)).status).toBe(200);
    expect((await ask(token, "s5@example.org")).status).toBe(429);
    expect((await ask(other.token, "s6@example.org")).status).toBe(200);
    await ageLimits(server, 50 * 60_000);
    expect((await ask(token, "s5@example.org")).status).toBe(429);
    expect(await emailsTo(server, "s5@example.org")).toEqual([]);
    await ageLimits(server, 10 * 60_000);
    expect((await ask(token, "s5@example.org")).status).toBe(200);
    expect(await emailsTo(server, "s5@example.org")).toHaveLength(1);
  });
});

describe("confirming a new email", () => {
  test("changes the email of the account and of its person in a church, and works once", async () => {
    const { id, token, email } = await signedIn();
    const person = await church.person({ userId: id, email });
    const sentEmail = await askedFor(token, "moved@example.org");
    expect(await confirm(sentEmail.guid)).toMatchObject({ status: 200, body: { email: "moved@example.org" } });
    expect((await server.call(login, { body: { email: "moved@example.org", password: GOOD_PASSWORD } })).status).toBe(
      200,
    );
    expect((await server.call(login, { body: { email, password: GOOD_PASSWORD } })).status).toBe(401);
    const own = await server.call(readPerson, { token: person.token, params: { id: person.personId } });
    expect(own.body.contactInfo.email).toBe("moved@example.org");
    expect((await server.call(readProfile, { token })).body).toMatchObject({ pendingEmail: null });
    expect(await confirm(sentEmail.guid)).toMatchObject({ status: 400, body: { code: "link-expired" } });
  });

  test("closes the links that were sent to the old email", async () => {
    const { token, email } = await signedIn();
    await server.call(forgotPassword, { body: { userEmail: email } });
    const [reset] = await emailsTo(server, email);
    await confirm((await askedFor(token, "cleared@example.org")).guid);
    const answer = await server.call(setPassword, {
      body: { authGuid: reset!.guid, newPassword: "seven quiet otters" },
    });
    expect(answer.body).toMatchObject({ success: false, code: "link-expired" });
  });

  test("works with the newest link for 24 hours, and is refused later and with an older link", async () => {
    const { token } = await signedIn();
    const first = await askedFor(token, "first@example.org");
    const second = await askedFor(token, "second@example.org");
    expect((await confirm(first.guid)).status).toBe(400);
    later(server, 24 * 3600_000 - 1000);
    expect((await server.call(readProfile, { token })).body.pendingEmail).toBe("second@example.org");
    expect(await confirm(second.guid)).toMatchObject({ status: 200, body: { email: "second@example.org" } });
    const third = await askedFor(token, "third@example.org");
    later(server, 24 * 3600_000 + 1000);
    expect((await confirm(third.guid)).status).toBe(400);
    expect((await server.call(readProfile, { token })).body.pendingEmail).toBeNull();
  });

  test("is refused with a password link, and a confirmation link does not set a password", async () => {
    const { token, email } = await signedIn();
    const { guid } = await askedFor(token, "purpose@example.org");
    expect((await server.call(login, { body: { authGuid: guid } })).status).toBe(401);
    const set = await server.call(setPassword, { body: { authGuid: guid, newPassword: "seven quiet otters" } });
    expect(set.body.success).toBe(false);
    await server.call(forgotPassword, { body: { userEmail: email } });
    expect((await confirm((await emailsTo(server, email)).at(-1)!.guid)).status).toBe(400);
  });

  test("is refused after a new password was set by a link", async () => {
    const { token, email } = await signedIn();
    const stolen = await askedFor(token, "thief@example.org");
    await server.call(forgotPassword, { body: { userEmail: email } });
    const { guid } = (await emailsTo(server, email)).at(-1)!;
    await server.call(setPassword, { body: { authGuid: guid, newPassword: "seven quiet otters" } });
    expect((await confirm(stolen.guid)).status).toBe(400);
  });

  test("succeeds for one of two concurrent accounts, and replaces an unregistered account with that email", async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    const email = "contested@example.org";
    await passCaptcha(server);
    await server.call(loadOrCreateUser, { body: { userEmail: email, firstName: "Nick", lastName: "Name" } });
    const links = [await askedFor(one.token, email), await askedFor(other.token, email)];
    const answers = await Promise.all(links.map(({ guid }) => confirm(guid)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: "email-taken" });
    const { rows } = await server.database.pool.query("select id from users where email = $1", [email]);
    expect(rows).toHaveLength(1);
  });
});
