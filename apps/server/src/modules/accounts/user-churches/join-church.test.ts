import {
  addEvent,
  can,
  changePerson,
  changeRole,
  listEvents,
  listPeople,
  listRoles,
  login,
  readEvent,
  readFeedAddresses,
  saveSettings,
  selectChurch,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { createTestAccount, GOOD_PASSWORD } from "../testing/create-test-account.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test("S7.02 an account joins as a new guest if the person with its email belongs to another account", async () => {
  const { churchId, ...church } = await createTestChurch(server);
  const holder = await church.person({ admin: true });
  const { email } = await createTestAccount(server, { email: "same@example.org" });
  await server.database.pool.query("update people set email = $1 where id = $2", [email, holder.personId]);
  const { body } = await server.call(login, { body: { email, password: GOOD_PASSWORD } });
  const joined = await server.call(selectChurch, { token: body.user.jwt, body: { churchId } });
  expect(joined).toMatchObject({ status: 200, body: { person: { membershipStatus: "Guest" } } });
  expect(joined.body.person.id).not.toBe(holder.personId);
});

test("a newcomer sees only public events, also by their calendar link, until the church confirms them", async () => {
  const { churchId, ...church } = await createTestChurch(server);
  const admin = await church.person({ admin: true });
  const elders = { title: "Elders", start: "2026-11-20", end: "2026-11-20", allDay: true, visibility: "church" };
  const { body: event } = await server.call(addEvent, { token: admin.tokenFor("content"), body: elders });
  const { body: roles } = await server.call(listRoles, { token: admin.token });
  const everyone = roles.find(({ kind }) => kind === "everyone");
  const grant = { params: { id: everyone!.id }, body: { permissions: [can.viewMembers] } };
  await server.call(changeRole, { token: admin.token, ...grant });
  const confirms = { keyName: "confirmNewcomers", value: "true" };
  expect((await server.call(saveSettings, { token: admin.token, body: [confirms] })).status).toBe(200);

  const { email } = await createTestAccount(server);
  const { body } = await server.call(login, { body: { email, password: GOOD_PASSWORD } });
  const joined = (await server.call(selectChurch, { token: body.user.jwt, body: { churchId } })).body;
  const tokenOf = (name: string) => joined.apis.find(({ keyName }) => keyName === name)?.jwt ?? "";
  const token = tokenOf("ContentApi");
  const query = { from: "2026-11-01", to: "2026-11-30" };
  const { personal } = (await server.call(readFeedAddresses, { token })).body;
  const sees = async () => {
    const { pathname, search } = new URL(personal);
    return [
      (await server.call(listEvents, { token, query })).body.occurrences.length,
      (await server.call(readEvent, { token, params: { id: event.id } })).status,
      (await server.http.inject({ method: "GET", url: pathname + search })).body.includes("Elders"),
      (await server.call(listPeople, { token: tokenOf("MembershipApi"), query: {} })).status,
    ];
  };
  expect(await sees()).toEqual([0, 404, false, 403]);
  const confirmed = { params: { id: joined.person.id }, body: { membershipStatus: "Visitor" } };
  expect((await server.call(changePerson, { token: admin.token, ...confirmed })).status).toBe(200);
  expect(await sees()).toEqual([1, 200, true, 200]);
});
