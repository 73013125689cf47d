import {
  addPerson,
  addRole,
  addRoleMember,
  archivePeople,
  can,
  changePerson,
  changeRole,
  erasePerson,
  listPeople,
  listRoles,
  readRole,
  removeRole,
  removeRoleMember,
  type Endpoint,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch, type TestPerson } from "../../../../test/create-test-church.ts";
import { testServer, type CallParts, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
let church: Awaited<ReturnType<typeof createTestChurch>>;
let admin: TestPerson;
beforeAll(async () => {
  server = await testServer();
  church = await createTestChurch(server);
  admin = await church.person({ admin: true });
});
afterAll(() => server.close());

const newRole = async (name: string) =>
  (await server.call(addRole, { token: admin.token, body: { name, permissions: [can.viewRoles] } })).body.id;

/** Every call that changes a role, with a valid input. */
const changesOf = (id: string, personId: string, name: string): [Endpoint, CallParts][] => [
  [changeRole, { params: { id }, body: { name } }],
  [addRoleMember, { params: { id }, body: { personId } }],
  [removeRoleMember, { params: { id, personId } }],
  [removeRole, { params: { id } }],
];

test("S6.01 only who may view roles sees them", async () => {
  const visitor = await church.person({ permissions: [can.viewPeople, can.editPeople] });
  const id = await newRole("Singers");
  for (const who of [visitor, admin]) {
    const status = who === admin ? 200 : 403;
    expect((await server.call(listRoles, { token: who.token })).status).toBe(status);
    expect((await server.call(readRole, { token: who.token, params: { id } })).status).toBe(status);
  }
});

test("S6.01 only who may edit roles changes them and who is in them", async () => {
  const viewer = await church.person({ permissions: [can.viewRoles] });
  const editor = await church.person({ permissions: [can.viewRoles, can.editRoles] });
  const id = await newRole("Ushers");
  const draft = { name: "Ushers of the evening", permissions: [] };
  const changes = changesOf(id, viewer.personId, "Ushers of the morning");
  expect((await server.call(addRole, { token: viewer.token, body: draft })).status).toBe(403);
  for (const [call, parts] of changes) {
    expect([call.path, (await server.call(call, { ...parts, token: viewer.token })).status]).toEqual([call.path, 403]);
  }
  expect((await server.call(readRole, { token: admin.token, params: { id } })).body).toMatchObject({
    name: "Ushers",
    members: [],
  });
  expect((await server.call(addRole, { token: editor.token, body: draft })).status).toBe(200);
  for (const [call, parts] of changes) {
    expect([call.path, (await server.call(call, { ...parts, token: editor.token })).status]).toEqual([call.path, 200]);
  }
});

test("S6.02 roles of another church are neither seen nor changed", async () => {
  const elsewhere = await createTestChurch(server);
  const stranger = await elsewhere.person({ admin: true });
  const id = await newRole("Deacons");
  const { body: theirs } = await server.call(listRoles, { token: stranger.token });
  expect(theirs.map(({ kind }) => kind)).toEqual(["admins", "members", "everyone"]);
  expect(theirs.map((role) => role.id)).not.toContain(church.adminsId);
  for (const [call, parts] of [[readRole, { params: { id } }], ...changesOf(id, stranger.personId, "Taken")] satisfies [
    Endpoint,
    CallParts,
  ][]) {
    expect([call.path, (await server.call(call, { ...parts, token: stranger.token })).status]).toEqual([
      call.path,
      404,
    ]);
  }
  expect((await server.call(readRole, { token: admin.token, params: { id } })).body).toMatchObject({ name: "Deacons" });
});

test("S6.01 nobody changes a role to permit more than they may", async () => {
  const editor = await church.person({ permissions: [can.viewRoles, can.editRoles] });
  const id = await newRole("Helpers");
  const change = (permissions: object[]) =>
    server.call(changeRole, { token: editor.token, params: { id }, body: { permissions } });
  expect(await change([can.viewRoles, can.editDonations])).toMatchObject({
    status: 403,
    body: { code: "not-allowed" },
  });
  expect((await server.call(readRole, { token: admin.token, params: { id } })).body.permissions).toEqual([
    can.viewRoles,
  ]);
  expect((await change([can.editRoles])).status).toBe(200);
});

test("S6.01 what all members may do, visitors and guests may not", async () => {
  const { body: roles } = await server.call(listRoles, { token: admin.token });
  const members = roles.find(({ kind }) => kind === "members")!;
  const body = { permissions: [can.viewMembers] };
  expect((await server.call(changeRole, { token: admin.token, params: { id: members.id }, body })).status).toBe(200);
  const statuses = { Member: 200, Staff: 200, Visitor: 403, Guest: 403, "Regular Attendee": 403, Inactive: 403 };
  for (const [membershipStatus, status] of Object.entries(statuses)) {
    const { token } = await church.person({ membershipStatus });
    expect([membershipStatus, (await server.call(listPeople, { token })).status]).toEqual([membershipStatus, status]);
  }
});

test("S6.01 an administrator who leaves waits for another who is just leaving, and then stays", async () => {
  const small = await createTestChurch(server);
  const [one, other] = [await small.person({ admin: true }), await small.person({ admin: true })];
  const leaving = await server.database.pool.connect();
  try {
    await leaving.query("begin");
    await leaving.query("select 1 from roles where church_id = $1 and id = $2 for update", [
      small.churchId,
      small.adminsId,
    ]);
    await leaving.query("delete from role_members where church_id = $1 and person_id = $2", [
      small.churchId,
      one.personId,
    ]);
    const answer = server.call(removeRoleMember, {
      token: other.token,
      params: { id: small.adminsId, personId: other.personId },
    });
    const waits = await Promise.race([
      answer.then(() => false),
      waitUntil(async () => (await server.database.pool.query(SOMEBODY_WAITS)).rows.length > 0),
    ]);
    expect(waits).toBe(true);
    await leaving.query("commit");
    expect(await answer).toMatchObject({ status: 409, body: { code: "role-last-admin" } });
  } finally {
    leaving.release();
  }
});

const SOMEBODY_WAITS = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

async function waitUntil(isSo: () => Promise<boolean>): Promise<true> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10));
  return true;
}

test("nobody takes away more than they hold: a role, what it permits, or a person in it", async () => {
  const editor = await church.person({ permissions: [can.viewRoles, can.editRoles, can.editPeople] });
  const permissions = [can.viewDonations, can.viewRoles];
  const { body: role } = await server.call(addRole, { token: admin.token, body: { name: "Treasurers", permissions } });
  const treasurer = await church.person();
  const params = { id: role.id };
  await server.call(addRoleMember, { token: admin.token, params, body: { personId: treasurer.personId } });
  const refused = async (call: Endpoint, parts: CallParts) =>
    (await server.call(call, { token: editor.token, ...parts })).status;
  expect(await refused(removeRole, { params })).toBe(403);
  expect(await refused(changeRole, { params, body: { permissions: [can.viewRoles] } })).toBe(403);
  expect(await refused(removeRoleMember, { params: { ...params, personId: treasurer.personId } })).toBe(403);
  expect(await refused(archivePeople, { body: { ids: [treasurer.personId], archived: true } })).toBe(403);
  expect(await refused(erasePerson, { params: { id: treasurer.personId }, body: { confirm: "Ann Lee" } })).toBe(403);
  // The editor may remove permissions that they have themselves.
  expect(await refused(changeRole, { params, body: { permissions: [can.viewDonations] } })).toBe(200);
});

test("who edits people makes nobody a member where members may do more than they", async () => {
  const editor = await church.person({ permissions: [can.editPeople] });
  const guest = await church.person();
  const change = async (membershipStatus: string) =>
    (
      await server.call(changePerson, {
        token: editor.token,
        params: { id: guest.personId },
        body: { membershipStatus },
      })
    ).status;
  const add = async () =>
    (
      await server.call(addPerson, {
        token: editor.token,
        body: { name: { first: "Mo" }, membershipStatus: "Member" },
      })
    ).status;
  expect([await change("Member"), await add()]).toEqual([200, 200]);
  const { body: roles } = await server.call(listRoles, { token: admin.token });
  const members = roles.find(({ kind }) => kind === "members");
  const grant = { token: admin.token, params: { id: members!.id }, body: { permissions: [can.viewDonations] } };
  expect((await server.call(changeRole, grant)).status).toBe(200);
  expect([await change("Guest"), await add(), await change("Staff")]).toEqual([403, 403, 200]);
});

test("an administrator who was invited and never came does not count as one who stays", async () => {
  const other = await createTestChurch(server);
  const first = await other.person({ admin: true });
  const invited = await other.person({ admin: true, account: false });
  const remove = async (personId: string) =>
    (await server.call(removeRoleMember, { token: first.token, params: { id: other.adminsId, personId } })).raw;
  expect((await remove(first.personId)).json()).toMatchObject({ code: "role-last-admin" });
  expect((await remove(invited.personId)).statusCode).toBe(200);

  const unopened = await other.person({ admin: true });
  await server.database.pool.query(
    "update users set password_hash = '' where id = (select user_id from user_churches where person_id = $1)",
    [unopened.personId],
  );
  expect((await remove(first.personId)).json()).toMatchObject({ code: "role-last-admin" });
});
