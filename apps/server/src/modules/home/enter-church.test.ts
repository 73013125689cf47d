import { enterChurch, readHome, readPerson } from "@offertory/contract";
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

test("entering a church includes the home page on request, as GET /home answers it", async () => {
  const { server, admin, church } = given;
  const { home } = (await enter(admin, { home: true })).body;
  const query = { churchId: church.churchId, personId: admin.personId };
  const read = await server.call(readHome, { token: admin.userToken, query });
  expect(read.body.cards.length).toBeGreaterThan(0);
  expect(home).toEqual(read.body);
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

test("S6.02 reading the home page needs the account's token, the caller's own person, and membership in the church", async () => {
  const { server, church, elsewhere, guest, viewer, stranger } = given;
  const status = async (token: string, churchId: string, personId: string) =>
    (await server.call(readHome, { token, query: { churchId, personId } })).status;
  const { churchId } = church;
  for (const token of [guest.token, guest.tokenFor("giving"), ""])
    expect(await status(token, churchId, guest.personId)).toBe(401);
  expect(await status(guest.userToken, churchId, guest.personId)).toBe(200);
  expect(await status(guest.userToken, churchId, viewer.personId)).toBe(403);
  expect(await status(guest.userToken, elsewhere.churchId, guest.personId)).toBe(403);
  expect(await status(stranger.userToken, churchId, stranger.personId)).toBe(403);
});
