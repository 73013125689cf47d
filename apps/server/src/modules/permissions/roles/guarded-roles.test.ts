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
  mergePeople,
  readPerson,
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

test("S6.01 reading roles needs permission to view roles", async () => {
  const visitor = await church.person({ permissions: [can.viewPeople, can.editPeople] });
  const id = await newRole("Singers");
  for (const who of [visitor, admin]) {
    const status = who === admin ? 200 : 403;
    expect((await server.call(listRoles, { token: who.token })).status).toBe(status);
    expect((await server.call(readRole, { token: who.token, params: { id } })).status).toBe(status);
  }
});

test("S6.01 changing roles and their members needs permission to edit roles", async () => {
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

test("S6.02 roles of another church can be neither read nor changed", async () => {
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

test("S6.01 a caller cannot give a role a permission that the caller does not have", async () => {
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

test("S6.01 permissions of the members role apply to members and staff, and not to visitors or guests", async () => {
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

test("S6.01 removing an administrator waits for a concurrent removal, and is refused if no administrator would remain", async () => {
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

test("a caller cannot remove a role, a permission or a person with permissions that the caller does not have", async () => {
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

/** A church with an editor of people. `grant` lets its members view donations, which the editor may not. */
async function createTestEditor() {
  const elsewhere = await createTestChurch(server);
  const { token } = await elsewhere.person({ admin: true });
  const editor = await elsewhere.person({ permissions: [can.editPeople] });
  const send = async (call: Endpoint, parts: CallParts, by = editor.token) =>
    (await server.call(call, { token: by, ...parts })).status;
  return {
    editor,
    person: elsewhere.person,
    send,
    sendAsAdmin: (call: Endpoint, parts: CallParts) => send(call, parts, token),
    setStatus: ({ personId }: TestPerson, membershipStatus: string) =>
      send(changePerson, { params: { id: personId }, body: { membershipStatus } }),
    statusOf: async ({ personId }: TestPerson) =>
      (await server.call(readPerson, { token, params: { id: personId } })).body.membershipStatus,
    async grant() {
      const { body: roles } = await server.call(listRoles, { token });
      const id = roles.find(({ kind }) => kind === "members")!.id;
      const parts = { token, params: { id }, body: { permissions: [can.viewDonations] } };
      expect((await server.call(changeRole, parts)).status).toBe(200);
    },
  };
}

test("an editor cannot make anybody a member, or end a membership, if members have permissions that the editor does not have", async () => {
  const { person, send, setStatus, statusOf, grant } = await createTestEditor();
  const member = await person();
  const add = (membershipStatus: string) => send(addPerson, { body: { name: { first: "Mo" }, membershipStatus } });
  expect([await setStatus(member, "Member"), await add("Member")]).toEqual([200, 200]);
  await grant();
  for (const status of ["Guest", "Visitor", "Regular Attendee", "Inactive"]) {
    const other = await person({ membershipStatus: status });
    for (const promoted of ["Member", "Staff"])
      expect([status, promoted, await setStatus(other, promoted)]).toEqual([status, promoted, 403]);
    expect(await statusOf(other)).toBe(status);
    expect([status, await setStatus(member, status)]).toEqual([status, 403]);
    expect([status, await add(status)]).toEqual([status, 200]);
  }
  expect([await add("Member"), await add("Staff")]).toEqual([403, 403]);
  expect(await statusOf(member)).toBe("Member");
  expect(await setStatus(member, "Staff")).toBe(200);
});

test("an editor with fewer permissions than members cannot give membership by a merge, a new email or a restored person", async () => {
  const { person, send, sendAsAdmin, grant } = await createTestEditor();
  const visitor = await person();
  const guest = await person({ account: false, membershipStatus: "Guest" });
  const member = await person({ membershipStatus: "Member" });
  const unlinked = await person({ account: false, membershipStatus: "Member" });
  const former = await person({ membershipStatus: "Member" });
  const archive = ({ personId }: TestPerson, archived: boolean) => ({ body: { ids: [personId], archived } });
  const merge = (keep: TestPerson, drop: TestPerson) => ({ body: { keepId: keep.personId, dropId: drop.personId } });
  const setEmail = ({ personId: id }: TestPerson) => ({
    params: { id },
    body: { contactInfo: { email: `new-${id.toLowerCase()}@example.org` } },
  });
  expect(await send(archivePeople, archive(former, true))).toBe(200);
  await grant();

  const refused: [Endpoint, CallParts][] = [
    [mergePeople, merge(unlinked, visitor)],
    [mergePeople, merge(unlinked, guest)],
    [mergePeople, merge(visitor, unlinked)],
    [mergePeople, merge(former, guest)],
    [changePerson, setEmail(unlinked)],
    [archivePeople, archive(former, false)],
    [archivePeople, archive(member, true)],
    [erasePerson, { params: { id: member.personId }, body: { confirm: "Ann Lee" } }],
  ];
  for (const [index, [call, parts]] of refused.entries())
    expect([index, await send(call, parts)]).toEqual([index, 403]);

  // What gives nobody membership is still allowed, and administrators may do all of it.
  expect(await send(changePerson, setEmail(guest))).toBe(200);
  expect(await send(mergePeople, merge(member, guest))).toBe(200);
  expect(await sendAsAdmin(archivePeople, archive(former, false))).toBe(200);
  expect(await sendAsAdmin(changePerson, setEmail(unlinked))).toBe(200);
  expect(await sendAsAdmin(mergePeople, merge(unlinked, visitor))).toBe(200);
});

test("an invited administrator without a password does not count as a remaining administrator", async () => {
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
