import { claimPerson, listRoles, login, readPerson, selectChurch } from "@offertory/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { createTestSession } from "../../../platform/identity/testing/create-test-session.ts";
import { testConfig, testServer, type TestServer } from "../../../../test/test-server.ts";
import { openTokens } from "../../../platform/identity/tokens.ts";
import { createTestAccount, GOOD_PASSWORD } from "../testing/create-test-account.ts";

let server: TestServer;
let church: Awaited<ReturnType<typeof createTestChurch>>;
beforeAll(async () => {
  server = await testServer();
  church = await createTestChurch(server, "Grace Church");
});
afterAll(() => server.close());

async function signedIn(input: Parameters<typeof createTestAccount>[1] = {}) {
  const account = await createTestAccount(server, input);
  const { body } = await server.call(login, { body: { email: account.email, password: GOOD_PASSWORD } });
  return { ...account, token: body.user.jwt };
}
const select = (token: string, body: object) => server.call(selectChurch, { token, body });
const peopleWith = async (email: string) =>
  (await server.database.pool.query("select * from people where email = $1 order by created_at", [email])).rows;
const subDomainOf = async (churchId: string): Promise<string> =>
  (await server.database.pool.query("select sub_domain from churches where id = $1", [churchId])).rows[0].sub_domain;

describe("a church that the account is linked to", () => {
  test("S7.02 S4.04 is selected by id or subdomain, and returns tokens and the current permissions", async () => {
    const person = await church.person();
    const subDomain = await subDomainOf(church.churchId);
    for (const body of [{ churchId: church.churchId }, { subDomain }, { subDomain: subDomain.toUpperCase() }]) {
      for (const token of [person.userToken, person.token]) {
        const answer = await select(token, body);
        expect(answer).toMatchObject({
          status: 200,
          body: { church: { id: church.churchId }, person: { id: person.personId } },
        });
        expect((await server.call(listRoles, { token: answer.body.jwt })).status).toBe(403);
      }
    }
    await server.database.pool.query("insert into role_members (church_id, role_id, person_id) values ($1, $2, $3)", [
      church.churchId,
      church.adminsId,
      person.personId,
    ]);
    const { body } = await select(person.userToken, { churchId: church.churchId });
    expect(body.apis[0]!.permissions).toContainEqual({ contentType: "Roles", action: "Edit" });
    expect((await server.call(listRoles, { token: body.jwt })).status).toBe(200);
  });

  test("S7.02 is selected by id if both an id and a subdomain are sent", async () => {
    const other = await createTestChurch(server);
    const person = await church.person();
    const { body } = await select(person.userToken, {
      churchId: church.churchId,
      subDomain: await subDomainOf(other.churchId),
    });
    expect(body.church.id).toBe(church.churchId);
  });
});

describe("a church that the account is not linked to", () => {
  test("S7.02 S7.03 is joined as a guest when it is selected, and the next sign-in lists it", async () => {
    const ann = await signedIn({ firstName: "Nora", lastName: "Newcomer" });
    const chosen = await select(ann.token, { churchId: church.churchId });
    expect(chosen).toMatchObject({
      status: 200,
      body: { person: { membershipStatus: "Guest", name: { display: "Nora Newcomer" } } },
    });
    const membership = chosen.body.apis.find(({ keyName }) => keyName === "MembershipApi")!.jwt;
    const claimed = await server.call(claimPerson, { token: membership, params: { churchId: church.churchId } });
    expect(claimed.status).toBe(200);
    expect(claimed.body).toMatchObject({
      id: chosen.body.person.id,
      name: { display: "Nora Newcomer" },
      contactInfo: { email: ann.email },
      person: { id: chosen.body.person.id },
      userChurch: { church: { id: church.churchId } },
    });
    const again = await server.call(login, { body: { jwt: ann.token } });
    expect(again.body.userChurches.map((each) => each.church.id)).toEqual([church.churchId]);
    const own = await server.call(readPerson, { token: membership, params: { id: claimed.body.id } });
    expect(own.status).toBe(200);
  });

  test("S7.02 the existing person with the account's email is linked, and keeps their roles", async () => {
    const email = "known@example.org";
    const known = await church.person({ email, account: false, admin: true, firstName: "Known" });
    const { token } = await signedIn({ email, firstName: "Other", lastName: "Name" });
    const { body } = await select(token, { churchId: church.churchId });
    expect(body.person.id).toBe(known.personId);
    expect(body.apis[0]!.permissions).toContainEqual({ contentType: "Roles", action: "Edit" });
    expect(await peopleWith(email)).toHaveLength(1);
  });

  test("a person who belongs to another account is never linked, even if the emails are equal", async () => {
    const email = "shared@example.org";
    const holder = await church.person({ admin: true });
    await server.database.pool.query("update people set email = $1 where id = $2", [email, holder.personId]);
    const { token } = await signedIn({ email });
    const { body } = await select(token, { churchId: church.churchId });
    expect(body.person.id).not.toBe(holder.personId);
    expect(body.apis[0]!.permissions).toEqual([]);
    expect((await select(holder.userToken, { churchId: church.churchId })).body.person.id).toBe(holder.personId);
  });

  test("is refused to an account without a password", async () => {
    const email = "unproved@example.org";
    await church.person({ email, account: false, admin: true });
    const { id } = await createTestAccount(server, { email, password: "" });
    const token = openTokens(testConfig("").secret, () => server.clock.now).forUser(
      id,
      await createTestSession(server.database.pool, id),
    );
    expect(await select(token, { churchId: church.churchId })).toMatchObject({ status: 403 });
    expect((await server.call(login, { body: { jwt: token } })).body.userChurches).toEqual([]);
  });

  test("25 concurrent selections create one person and one link", async () => {
    const { id, email, token } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 25 }, () => select(token, { churchId: church.churchId })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.person?.id}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(200);
    expect(await peopleWith(email)).toHaveLength(1);
    const { rows } = await server.database.pool.query("select * from user_churches where user_id = $1", [id]);
    expect(rows).toHaveLength(1);
  });

  test("an archived person loses access, and rejoins as a new guest without their former roles", async () => {
    const member = await church.person({ admin: true, membershipStatus: "Member" });
    await server.database.pool.query("update people set archived_at = now() where id = $1", [member.personId]);
    expect((await server.call(listRoles, { token: member.token })).status).toBe(401);
    expect((await server.call(login, { body: { jwt: member.userToken } })).body.userChurches).toEqual([]);
    const { status, body } = await select(member.userToken, { churchId: church.churchId });
    expect(status).toBe(200);
    expect(body.person).toMatchObject({ membershipStatus: "Guest" });
    expect(body.person.id).not.toBe(member.personId);
    expect(body.apis[0]!.permissions).toEqual([]);
  });
});

describe("refusals", () => {
  test("S7.02 a church that does not exist is not found", async () => {
    const { token } = await signedIn();
    const nowhere = [
      { churchId: "nowhere" },
      { subDomain: "nowhere" },
      {},
      { churchId: null },
      { churchId: "", subDomain: "" },
    ];
    for (const body of nowhere) {
      expect(await select(token, body)).toMatchObject({ status: 404, body: { code: "church-not-found" } });
    }
    expect(await select(token, { churchId: 1 })).toMatchObject({ status: 400, body: { code: "invalid-request" } });
  });

  test("S6.02 selecting a church is refused without a token, or with a token of the giving API", async () => {
    const person = await church.person();
    for (const token of ["", "undefined", person.tokenFor("giving")]) {
      expect(await select(token, { churchId: church.churchId })).toMatchObject({
        status: 401,
        body: { code: "not-signed-in" },
      });
    }
  });

  test("S7.03 S6.02 claiming a person needs a membership API token of the same church", async () => {
    const person = await church.person();
    const other = await createTestChurch(server);
    const params = { churchId: church.churchId };
    expect((await server.call(claimPerson, { token: person.token, params })).status).toBe(200);
    for (const token of [person.userToken, person.tokenFor("messaging"), ""]) {
      expect((await server.call(claimPerson, { token, params })).status).toBe(401);
    }
    expect((await server.call(claimPerson, { token: person.token, params: { churchId: other.churchId } })).status).toBe(
      403,
    );
    expect((await server.call(claimPerson, { token: person.token, params: { churchId: "nowhere" } })).status).toBe(403);
  });

  test("S6.02 a token of one church gives no access to another church of the same account", async () => {
    const other = await createTestChurch(server);
    const here = await church.person({ admin: true });
    const there = await other.person({ userId: here.userId, email: here.email });
    expect((await server.call(listRoles, { token: here.token })).status).toBe(200);
    expect((await server.call(listRoles, { token: there.token })).status).toBe(403);
    expect((await server.call(readPerson, { token: here.token, params: { id: there.personId } })).status).toBe(404);
  });
});
