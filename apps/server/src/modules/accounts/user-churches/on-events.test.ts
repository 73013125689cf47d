import {
  addRole,
  addRoleMember,
  confirmPersonChange,
  erasePerson,
  exportPerson,
  forgotPassword,
  login,
  mergePeople,
  readPerson,
  readProfile,
  readRole,
  selectChurch,
  setPassword,
  touchUserChurch,
} from "@offertory/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { createTestAccount, GOOD_PASSWORD, emailsTo } from "../testing/create-test-account.ts";

let server: TestServer;
let church: Awaited<ReturnType<typeof createTestChurch>>;
beforeAll(async () => {
  server = await testServer();
  church = await createTestChurch(server, "Grace & Truth");
});
afterAll(() => server.close());

let token: string;
beforeAll(async () => {
  ({ token } = await church.person({ admin: true }));
});
async function erase(personId: string): Promise<void> {
  const call = { token, params: { id: personId }, body: { confirm: "Ann Lee" } };
  expect((await server.call(erasePerson, call)).status).toBe(200);
  await server.work();
}
let waiting: Awaited<ReturnType<TestServer["sentEmails"]>> = [];
async function merge(keepId: string, dropId: string): Promise<void> {
  expect((await server.call(mergePeople, { token, body: { keepId, dropId } })).status).toBe(200);
  waiting = await server.sentEmails();
  await server.work();
}
const sentTo = (email: string) =>
  waiting.filter(({ to }) => to === email).map(({ text }) => ({ link: /https?:\S+/.exec(text)?.[0] ?? "" }));
const userExists = async (id: string) =>
  (await server.database.pool.query("select 1 from users where id = $1", [id])).rows.length === 1;

describe("after a person is erased", () => {
  test("an account with a password stays, without this church", async () => {
    const person = await church.person();
    await erase(person.personId);
    expect(await userExists(person.userId)).toBe(true);
    expect((await server.call(readProfile, { token: person.userToken })).status).toBe(200);
    expect((await server.call(login, { body: { jwt: person.userToken } })).body.userChurches).toEqual([]);
    expect((await server.call(readPerson, { token: person.token, params: { id: person.personId } })).status).toBe(401);
  });

  test("an account that was created by an invitation and never used is deleted", async () => {
    const email = "never@example.org";
    const { personId } = await church.person({ email, account: false, firstName: "Ann", lastName: "Lee" });
    const { body: role } = await server.call(addRole, { token, body: { name: "Greeters", permissions: [] } });
    await server.call(addRoleMember, { token, params: { id: role.id }, body: { personId } });
    await server.work();
    const users = async () => (await server.database.pool.query("select 1 from users where email = $1", [email])).rows;
    expect(await users()).toHaveLength(1);
    // The account must go even if the church has changed the person's email since the invitation.
    await server.database.pool.query("update people set email = 'moved@example.org' where id = $1", [personId]);
    await erase(personId);
    expect(await users()).toHaveLength(0);
  });

  test("an account with two churches keeps the other church", async () => {
    const other = await createTestChurch(server);
    const here = await church.person();
    const there = await other.person({ userId: here.userId, email: here.email });
    await erase(here.personId);
    const { body } = await server.call(login, { body: { jwt: here.userToken } });
    expect(body.userChurches.map((each) => each.person.id)).toEqual([there.personId]);
    expect((await server.call(readPerson, { token: here.token, params: { id: here.personId } })).status).toBe(401);
  });
});

describe("after two people are merged", () => {
  test("the account of the dropped person signs in as the kept person", async () => {
    const [keep, drop] = [await church.person({ account: false }), await church.person()];
    await merge(keep.personId, drop.personId);
    const { body } = await server.call(login, { body: { jwt: drop.userToken } });
    expect(body.userChurches.map((each) => each.person.id)).toEqual([keep.personId]);
  });

  test("if both people have an account, the dropped account loses the church when its owner confirms", async () => {
    const [keep, drop] = [await church.person(), await church.person()];
    await merge(keep.personId, drop.personId);
    expect((await server.call(login, { body: { jwt: drop.userToken } })).body.userChurches).toHaveLength(1);
    const [sentEmail] = sentTo(drop.email);
    const token = sentEmail!.link.split("#")[1];
    expect((await server.call(confirmPersonChange, { body: { token } })).body).toMatchObject({ done: true });
    await server.work();
    expect((await server.call(login, { body: { jwt: keep.userToken } })).body.userChurches).toHaveLength(1);
    expect((await server.call(login, { body: { jwt: drop.userToken } })).body.userChurches).toHaveLength(0);
  });
});

describe("adding a person to a role", () => {
  let roleId: string;
  beforeAll(async () => {
    const { body } = await server.call(addRole, { token, body: { name: "Ushers", permissions: [] } });
    roleId = body.id;
  });
  const give = async (personId: string) => {
    const { status } = await server.call(addRoleMember, { token, params: { id: roleId }, body: { personId } });
    expect(status).toBe(200);
    await server.work();
  };

  test("creates an account for a person without one, and emails a link for requesting a password", async () => {
    const email = "helper+1@example.org";
    const { personId } = await church.person({ email, account: false, firstName: "Hal" });
    await give(personId);
    const sentEmails = await emailsTo(server, email);
    expect(sentEmails).toHaveLength(1);
    expect(sentEmails[0]).toMatchObject({
      subject: "Grace & Truth: you've been added to the Ushers role",
      link: "http://localhost:3000/login?action=forgot&email=helper%2B1%40example.org",
    });
    expect(sentEmails[0]!.html).toContain("Grace &amp; Truth");
    expect(sentEmails[0]!.text).toContain("Hello Hal,");

    const role = await server.call(readRole, { token, params: { id: roleId } });
    expect(role.body.members).toMatchObject([{ id: personId, hasAccount: false }]);
    expect((await server.call(forgotPassword, { body: { userEmail: email } })).body).toEqual({ emailed: true });

    // The person counts as invited until they set a password, even after several emails.
    const [, sentEmail] = await emailsTo(server, email);
    const authGuid = new URL(sentEmail!.link ?? "").searchParams.get("auth");
    const set = { authGuid, newPassword: GOOD_PASSWORD, appName: "Portal", appUrl: "http://localhost:3000" };
    expect((await server.call(setPassword, { body: set })).body).toMatchObject({ success: true });
    const later = await server.call(readRole, { token, params: { id: roleId } });
    expect(later.body.members).toMatchObject([{ id: personId, hasAccount: true }]);
  });

  test("emails a person with an account a sign-in link, without asking them to set a password", async () => {
    const person = await church.person();
    await give(person.personId);
    const sentEmails = await emailsTo(server, person.email);
    expect(sentEmails.map(({ link }) => link)).toEqual(["http://localhost:3000/login"]);
  });

  test("invites an existing account with the same email, which joins the church only when its owner accepts", async () => {
    const account = await createTestAccount(server, { language: "de" });
    const { personId } = await church.person({ email: account.email.toUpperCase(), account: false });
    await give(personId);
    const links = async () =>
      (await server.database.pool.query("select person_id from user_churches where user_id = $1", [account.id])).rows;
    expect(await links()).toEqual([]);
    const [sentEmail] = await emailsTo(server, account.email);
    expect(sentEmail!.link).toBe(`http://localhost:3000/login?churchId=${church.churchId}`);
    expect(sentEmail!.html).toContain('<html lang="de">');

    const { body } = await server.call(login, { body: { email: account.email, password: account.password } });
    expect(body.userChurches).toEqual([]);
    await server.call(selectChurch, { token: body.user.jwt, body: { churchId: church.churchId } });
    expect(await links()).toEqual([{ person_id: personId }]);
  });

  test("leaves an existing account unchanged if the church later erases the invited person", async () => {
    const account = await createTestAccount(server);
    const person = { email: account.email, account: false, firstName: "Ann", lastName: "Lee" };
    const { personId } = await church.person(person);
    await give(personId);
    await erase(personId);
    const signedIn = await server.call(login, { body: { email: account.email, password: account.password } });
    expect([signedIn.status, signedIn.body.userChurches]).toEqual([200, []]);
  });

  test("sends no email and moves no account if the email belongs to another person's account in the church", async () => {
    const holder = await church.person();
    const { personId } = await church.person({ email: holder.email, account: false });
    await give(personId);
    const { rows } = await server.database.pool.query("select person_id from user_churches where user_id = $1", [
      holder.userId,
    ]);
    expect(rows).toEqual([{ person_id: holder.personId }]);
    expect(await emailsTo(server, holder.email)).toEqual([]);
  });

  test("sends no email to a person without an email, or to an administrator who adds themselves", async () => {
    const invitations = async () =>
      (await server.sentEmails()).filter(({ subject }) => subject.includes("you've been added to the"));
    const before = (await invitations()).length;
    const { personId } = await church.person({ email: "", account: false });
    await give(personId);
    const admin = await church.person({ admin: true });
    await server.call(addRoleMember, {
      token: admin.token,
      params: { id: roleId },
      body: { personId: admin.personId },
    });
    await server.work();
    expect(await invitations()).toHaveLength(before);
  });

  test("sends one email when the person is added twice", async () => {
    const email = "twice@example.org";
    const { personId } = await church.person({ email, account: false });
    await give(personId);
    await give(personId);
    expect(await emailsTo(server, email)).toHaveLength(1);
  });
});

test("a person's data export contains their account, and nothing about the account's other churches", async () => {
  const here = await church.person();
  await (await createTestChurch(server, "Other Place")).person({ userId: here.userId, email: here.email });
  const visit = { churchId: church.churchId, appName: "portal" };
  await server.call(touchUserChurch, { token: here.token, params: { userId: here.userId }, body: visit });
  const { body, raw } = await server.call(exportPerson, { token: here.token, params: { id: here.personId } });
  expect(body.parts["account"]).toMatchObject({
    email: here.email,
    language: "en",
    lastVisit: { at: server.clock.now.toISOString(), app: "portal" },
  });
  expect(raw.body).not.toMatch(/Other Place|password/i);
});
