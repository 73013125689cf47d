import {
  addRole,
  addRoleMember,
  can,
  CHURCH_PERMISSIONS,
  listRoles,
  readRole,
  removeRole,
  removeRoleMember,
  changeRole,
} from "@offertory/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
let church: Awaited<ReturnType<typeof createTestChurch>>;
beforeAll(async () => {
  server = await testServer();
  church = await createTestChurch(server);
});
afterAll(() => server.close());

describe("roles", () => {
  test("S6.01 a role has permissions from the catalog, and other permissions are refused", async () => {
    const { token } = await church.person({ admin: true });
    const made = await server.call(addRole, {
      token,
      body: { name: " Treasurers ", permissions: [can.viewDonations, can.editDonations, can.viewDonations] },
    });
    expect(made).toMatchObject({
      status: 200,
      body: { name: "Treasurers", kind: "chosen", permissions: [can.viewDonations, can.editDonations] },
    });

    const forged = { api: "GivingApi", contentType: "Donations", action: "Steal" };
    expect(await server.call(addRole, { token, body: { name: "Thieves", permissions: [forged] } })).toMatchObject({
      status: 400,
      body: { code: "permission-unknown" },
    });
    expect(
      await server.call(addRole, { token, body: { name: "Thieves", permissions: [can.administerServer] } }),
    ).toMatchObject({ status: 400, body: { code: "permission-unknown" } });
  });

  test("S6.01 a request is allowed only if the caller has the required permission", async () => {
    const viewer = await church.person({ permissions: [can.viewRoles] });
    const outsider = await church.person({ permissions: [can.editPeople, can.viewGivingSettings] });
    expect((await server.call(listRoles, { token: viewer.token })).status).toBe(200);
    expect(await server.call(listRoles, { token: outsider.token })).toMatchObject({
      status: 403,
      body: { code: "not-allowed" },
    });
    expect(await server.call(addRole, { token: viewer.token, body: { name: "X", permissions: [] } })).toMatchObject({
      status: 403,
    });
  });

  test("S6.01 an administrator can grant every permission of a church", async () => {
    const admin = await church.person({ admin: true });
    const everything = await server.call(addRole, {
      token: admin.token,
      body: { name: "Everything", permissions: [...CHURCH_PERMISSIONS] },
    });
    expect(everything.body.permissions).toHaveLength(24);
  });

  test("S6.02 a token of another API or another church cannot read a church's roles", async () => {
    const admin = await church.person({ admin: true });
    const elsewhere = await (await createTestChurch(server)).person({ admin: true });
    const { body: roles } = await server.call(listRoles, { token: admin.token });
    const role = roles.find(({ kind }) => kind === "admins")!;
    for (const api of ["giving", "messaging", "content"] as const) {
      expect(await server.call(listRoles, { token: admin.tokenFor(api) })).toMatchObject({
        status: 401,
        body: { code: "not-signed-in" },
      });
    }
    expect(await server.call(listRoles, { token: admin.userToken })).toMatchObject({ status: 401 });
    expect(await server.call(readRole, { token: elsewhere.token, params: { id: role.id } })).toMatchObject({
      status: 404,
      body: { code: "role-not-found" },
    });
  });

  test("a caller cannot grant permissions that they do not have, nor join a role that has them", async () => {
    const admin = await church.person({ admin: true });
    const editor = await church.person({ permissions: [can.viewRoles, can.editRoles] });
    expect(
      await server.call(addRole, { token: editor.token, body: { name: "Sneaky", permissions: [can.editDonations] } }),
    ).toMatchObject({ status: 403 });
    const { body: roles } = await server.call(listRoles, { token: admin.token });
    const admins = roles.find(({ kind }) => kind === "admins")!;
    expect(
      await server.call(addRoleMember, {
        token: editor.token,
        params: { id: admins.id },
        body: { personId: editor.personId },
      }),
    ).toMatchObject({ status: 403 });
  });

  test("adding a person to a role or removing them takes effect with the next request", async () => {
    const admin = await church.person({ admin: true });
    const helper = await church.person();
    const { body: role } = await server.call(addRole, {
      token: admin.token,
      body: { name: "Readers", permissions: [can.viewRoles] },
    });
    expect((await server.call(listRoles, { token: helper.token })).status).toBe(403);
    await server.call(addRoleMember, {
      token: admin.token,
      params: { id: role.id },
      body: { personId: helper.personId },
    });
    expect((await server.call(listRoles, { token: helper.token })).status).toBe(200);
    await server.call(removeRoleMember, { token: admin.token, params: { id: role.id, personId: helper.personId } });
    expect((await server.call(listRoles, { token: helper.token })).status).toBe(403);
  });

  test("the last administrator cannot be removed, even when two leave at the same time", async () => {
    const alone = await createTestChurch(server);
    const [one, other] = [await alone.person({ admin: true }), await alone.person({ admin: true })];
    const leave = (who: typeof one) =>
      server.call(removeRoleMember, { token: who.token, params: { id: alone.adminsId, personId: who.personId } });
    const answers = await Promise.all([leave(one), leave(other)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const { rows } = await server.database.pool.query("select 1 from role_members where church_id = $1", [
      alone.churchId,
    ]);
    expect(rows).toHaveLength(1);
  });

  test("built-in roles cannot be removed, the administrators role cannot be changed, and role names are unique", async () => {
    const { token } = await church.person({ admin: true });
    const { body: roles } = await server.call(listRoles, { token });
    const members = roles.find(({ kind }) => kind === "members")!;
    expect(await server.call(removeRole, { token, params: { id: members.id } })).toMatchObject({
      status: 409,
      body: { code: "role-fixed" },
    });
    expect(
      await server.call(changeRole, { token, params: { id: church.adminsId }, body: { permissions: [] } }),
    ).toMatchObject({ status: 409 });
    expect(
      await server.call(changeRole, { token, params: { id: members.id }, body: { permissions: [can.viewMembers] } }),
    ).toMatchObject({ status: 200 });
    expect(await server.call(addRole, { token, body: { name: "all members", permissions: [] } })).toMatchObject({
      status: 409,
      body: { code: "role-name-taken" },
    });
    expect(await server.call(addRole, { token, body: { name: "  ", permissions: [] } })).toMatchObject({
      status: 400,
      body: { code: "role-nameless" },
    });
  });

  test("a person of another church cannot be added to a role", async () => {
    const { token } = await church.person({ admin: true });
    const stranger = await (await createTestChurch(server)).person();
    const { body: role } = await server.call(addRole, { token, body: { name: "Ushers", permissions: [] } });
    expect(
      await server.call(addRoleMember, { token, params: { id: role.id }, body: { personId: stranger.personId } }),
    ).toMatchObject({ status: 404, body: { code: "person-not-found" } });
  });
});
