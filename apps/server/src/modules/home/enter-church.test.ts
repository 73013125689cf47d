import { can, enterChurch, listPeople, readHousehold, readPerson } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestPerson } from "../../../test/create-test-church.ts";
import { createTestCallers, type TestCallers } from "../people/testing/create-test-callers.ts";

let given: TestCallers;
beforeAll(async () => {
  given = await createTestCallers();
});
afterAll(() => given.server.close());

const enter = (who: TestPerson, more: object = {}, token = who.userToken) =>
  given.server.call(enterChurch, {
    token,
    body: { churchId: given.church.churchId, personId: who.personId, appName: "portal", ...more },
  });

/** Puts people into one household, directly in the database. */
async function live(id: string, ...who: TestPerson[]): Promise<void> {
  const { pool } = given.server.database;
  const { churchId } = given.church;
  await pool.query("insert into households (church_id, id, name) values ($1, $2, $2)", [churchId, id]);
  await pool.query("update people set household_id = $2 where church_id = $1 and id = any($3)", [
    churchId,
    id,
    who.map(({ personId }) => personId),
  ]);
}

test("entering a church returns the caller's person, the settings and the unread counts, and records the visit", async () => {
  const { server, guest, church } = given;
  const { status, body } = await enter(guest);
  expect(status).toBe(200);
  const own = await server.call(readPerson, { token: guest.token, params: { id: guest.personId } });
  expect(body.person).toEqual(own.body);
  expect(body.unread).toEqual({ notificationCount: 0, pmCount: 0 });
  expect(body.settings).toBeInstanceOf(Object);
  expect(body.home).toBeNull();
  const { rows } = await server.database.pool.query(
    "select app_name, last_accessed from user_churches where user_id = $1 and church_id = $2",
    [guest.userId, church.churchId],
  );
  expect(rows).toEqual([{ app_name: "portal", last_accessed: server.clock.now }]);
});

test("the home page shows callers with permission to view people the same counts and newest people as GET /people", async () => {
  const { server } = given;
  for (const who of [given.admin, given.viewer, given.editor]) {
    const home = (await enter(who, { home: true })).body.home;
    const newest = await server.call(listPeople, {
      token: who.token,
      query: { sort: "added", direction: "desc", limit: "5" },
    });
    const visitors = await server.call(listPeople, { token: who.token, query: { status: "Visitor", limit: "1" } });
    expect(home?.people?.newest).toEqual(newest.body);
    expect(home?.people?.visitors).toEqual(visitors.body);
  }
});

test("callers without permission to view all people get neither counts nor newest people", async () => {
  for (const who of [given.member, given.guest])
    expect((await enter(who, { home: true })).body.home?.people).toBeNull();
  const anyone = await given.church.person({ permissions: [can.editRoles, can.viewDonations] });
  expect((await enter(anyone, { home: true })).body.home?.people).toBeNull();
});

test("the home page returns the caller's household like the household endpoint, without emails the caller may not see", async () => {
  const { server, guest, viewer } = given;
  const child = await given.church.person({ firstName: "Cleo", email: "cleo@example.org" });
  await live("guests-home", guest, child);
  const { household } = (await enter(guest, { home: true })).body.home ?? {};
  const read = await server.call(readHousehold, { token: guest.token, params: { id: "guests-home" } });
  expect(household).toEqual(read.body);
  expect(household?.members.find(({ id }) => id === child.personId)).toMatchObject({ contactInfo: { email: "" } });
  expect((await enter(viewer, { home: true })).body.home?.household).toBeNull();
});

test("S6.02 entering a church needs the account's token, the caller's own person, and membership in the church", async () => {
  const { guest, viewer, stranger } = given;
  for (const token of [guest.token, guest.tokenFor("messaging"), ""])
    expect((await enter(guest, {}, token)).status).toBe(401);
  expect((await enter(stranger)).status).toBe(403);
  expect((await enter(guest, { personId: viewer.personId })).status).toBe(403);
  expect((await enter(guest, { churchId: given.elsewhere.churchId })).status).toBe(403);
  expect((await enter(guest, { churchId: given.elsewhere.churchId, personId: stranger.personId })).status).toBe(403);
});
