import {
  leaveChurch,
  leaveOwnRoles,
  listRoles,
  login,
  readPerson,
  selectChurch,
  touchUserChurch,
} from "@offertory/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestChurch, type TestPerson } from "../../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
let church: Awaited<ReturnType<typeof createTestChurch>>;
beforeAll(async () => {
  server = await testServer();
  church = await createTestChurch(server);
});
afterAll(() => server.close());

const recordOf = ({ userId, personId }: TestPerson, churchId = church.churchId) => ({ userId, churchId, personId });
const rolesHeld = async (personId: string) =>
  (await server.database.pool.query("select * from role_members where person_id = $1", [personId])).rows.length;

describe("leaving a church", () => {
  test("S7.04 the client's two calls remove the church and the roles from the account", async () => {
    await church.person({ admin: true });
    const person = await church.person({ admin: true });
    for (const token of [person.token]) {
      const left = await server.call(leaveChurch, { token, params: recordOf(person) });
      expect(left).toMatchObject({ status: 200, body: { left: true } });
      const roles = await server.call(leaveOwnRoles, { token, params: recordOf(person) });
      expect(roles).toMatchObject({ status: 200, body: { removed: 0 } });
    }
    expect(await rolesHeld(person.personId)).toBe(0);
    expect((await server.call(login, { body: { jwt: person.userToken } })).body.userChurches).toEqual([]);
  });

  test("S7.04 an old token of the church is refused at its next call, on every server process", async () => {
    const person = await church.person();
    const other = server.another();
    const read = () => server.call(readPerson, { token: person.token, params: { id: person.personId } }, other);
    expect((await read()).status).toBe(200);
    await server.call(leaveChurch, { token: person.userToken, params: recordOf(person) });
    expect(await read()).toMatchObject({ status: 401, body: { code: "not-signed-in" } });
    await other.http.close();
  });

  test("S7.04 works with the account's token, and not with the token of another church", async () => {
    const elsewhere = await createTestChurch(server);
    const here = await church.person();
    const there = await elsewhere.person({ userId: here.userId, email: here.email });
    const params = recordOf(here);
    expect((await server.call(leaveChurch, { token: there.token, params })).status).toBe(403);
    expect((await server.call(leaveChurch, { token: there.userToken, params })).body).toEqual({ left: true });
    const { body } = await server.call(login, { body: { jwt: here.userToken } });
    expect(body.userChurches.map((each) => each.church.id)).toEqual([elsewhere.churchId]);
  });

  test("has no second effect, and a returning account gets the same person", async () => {
    const person = await church.person();
    const leave = () => server.call(leaveChurch, { token: person.userToken, params: recordOf(person) });
    const answers = await Promise.all([leave(), leave()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await leave()).body).toEqual({ left: false });
    const { body } = await server.call(selectChurch, { token: person.userToken, body: { churchId: church.churchId } });
    expect(body.person.id).toBe(person.personId);
  });

  test("S7.04 is refused for another account, and with another person's record", async () => {
    const [one, other] = [await church.person({ admin: true }), await church.person()];
    expect(await server.call(leaveChurch, { token: one.token, params: recordOf(other) })).toMatchObject({
      status: 403,
      body: { code: "not-allowed" },
    });
    const mixed = { ...recordOf(one), personId: other.personId };
    expect(await server.call(leaveChurch, { token: one.token, params: mixed })).toMatchObject({ status: 404 });
    expect(await server.call(leaveChurch, { token: "", params: recordOf(one) })).toMatchObject({ status: 401 });
    for (const { token, personId } of [one, other]) {
      expect((await server.call(readPerson, { token, params: { id: personId } })).status).toBe(200);
    }
  });

  test("is refused to the last administrator, even when two leave at the same time", async () => {
    const small = await createTestChurch(server);
    const [one, other] = [await small.person({ admin: true }), await small.person({ admin: true })];
    const answers = await Promise.all(
      [one, other].map((who) => server.call(leaveChurch, { token: who.token, params: recordOf(who, small.churchId) })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: "leave-last-admin" });
    const left = answers[0]!.status === 200 ? other : one;
    expect((await server.call(listRoles, { token: left.token })).status).toBe(200);
  });
});

describe("removing the caller's own roles", () => {
  test("S7.04 removes all roles of the caller, and is refused for another account", async () => {
    await church.person({ admin: true });
    const [one, other] = [await church.person({ admin: true }), await church.person({ admin: true })];
    expect((await server.call(leaveOwnRoles, { token: one.token, params: recordOf(other) })).status).toBe(403);
    expect((await server.call(leaveOwnRoles, { params: recordOf(one) })).status).toBe(401);
    expect(await server.call(leaveOwnRoles, { token: one.token, params: recordOf(one) })).toMatchObject({
      status: 200,
      body: { removed: 1 },
    });
    expect((await server.call(listRoles, { token: one.token })).status).toBe(403);
    expect((await server.call(listRoles, { token: other.token })).status).toBe(200);
    expect(
      (await server.call(leaveOwnRoles, { token: one.userToken, params: { churchId: "nowhere", userId: one.userId } }))
        .body,
    ).toEqual({ removed: 0 });
  });

  test("refuses to remove the role of the last administrator", async () => {
    const small = await createTestChurch(server);
    const only = await small.person({ admin: true });
    expect(
      await server.call(leaveOwnRoles, { token: only.token, params: recordOf(only, small.churchId) }),
    ).toMatchObject({ status: 409, body: { code: "leave-last-admin" } });
    expect(await rolesHeld(only.personId)).toBe(1);
  });
});

describe("recording a visit", () => {
  test("S7.04 stores the app and the server's time", async () => {
    const person = await church.person();
    const body = { churchId: church.churchId, appName: "Portal", lastAccessed: "1999-01-01T00:00:00.000Z" };
    for (const token of [person.token, person.userToken]) {
      expect(await server.call(touchUserChurch, { token, params: { userId: person.userId }, body })).toMatchObject({
        status: 200,
        body: { userId: person.userId, churchId: church.churchId, lastAccessed: server.clock.now.toISOString() },
      });
    }
    const { rows } = await server.database.pool.query(
      "select app_name, last_accessed from user_churches where user_id = $1",
      [person.userId],
    );
    expect(rows).toEqual([{ app_name: "Portal", last_accessed: server.clock.now }]);
  });

  test("S7.04 is refused for another account, and for a church that the caller does not belong to", async () => {
    const [one, other] = [await church.person(), await church.person()];
    const touch = (token: string, userId: string, churchId = church.churchId) =>
      server.call(touchUserChurch, { token, params: { userId }, body: { churchId } });
    expect((await touch(one.token, other.userId)).status).toBe(403);
    expect((await touch("", one.userId)).status).toBe(401);
    expect((await touch(one.userToken, one.userId, "nowhere")).status).toBe(404);
    expect((await touch(one.token, one.userId, "nowhere")).status).toBe(403);
    expect((await touch(one.tokenFor("content"), one.userId)).status).toBe(401);
    const path = `/api/membership/userchurch/${one.userId}/`;
    const headers = { authorization: `Bearer ${one.token}` };
    const patched = await server.http.inject({
      method: "PATCH",
      url: path,
      headers,
      payload: { churchId: church.churchId },
    });
    expect(patched.statusCode).toBe(200);
  });
});
