import {
  addGateway,
  addRole,
  addRoleMember,
  can,
  changeChurch,
  changeGateway,
  changeRole,
  removeRole,
  removeRoleMember,
  saveSettings,
  saveStatementSettings,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving({ trustedProxies: ["127.0.0.1"] });
});
afterAll(() => giving.close());

const SUBJECT = "Grace Church: keys, roles, or settings were changed";
const headers = { "x-forwarded-for": "203.0.113.7" };
const emailsTo = async (to: string) => (await giving.server.sentEmails()).filter((sentEmail) => sentEmail.to === to);

const sendDueEmails = async (churchId: string) =>
  giving.server.tasks["permissions-email-security-changes"]?.({ churchId });

async function given() {
  const church = await createTestChurch(giving.server);
  const admin = await church.person({ admin: true, firstName: "Ann" });
  const german = await church.person({ admin: true, firstName: "Uwe" });
  const staff = await church.person({ permissions: [can.editRoles], firstName: "Rob" });
  await giving.server.database.pool.query("update users set language = 'de' where id = $1", [german.userId]);
  return { ...church, admin, german, staff };
}

test("administrators get one email about changed keys, roles and settings, with author, time and IP address but no secrets", async () => {
  const { server } = giving;
  const { churchId, admin, german, staff } = await given();
  const { token } = admin;
  const givingToken = admin.tokenFor("giving");
  const keys = { publicKey: "pk_test_newpublickey", privateKey: "sk_test_topsecretkey" };
  const gateway = (await server.call(addGateway, { token: givingToken, headers, body: { provider: "stripe" } })).body;
  const params = { id: gateway.id };
  await server.call(changeGateway, { token: givingToken, headers, params, body: { payFees: true } });
  await server.call(changeGateway, { token: givingToken, headers, params, body: keys });
  const wording = { legalName: "Grace Inc", taxId: "12-3456789", language: "en", wording: {} };
  await server.call(saveStatementSettings, { token: givingToken, headers, body: wording });
  const role = (await server.call(addRole, { token, headers, body: { name: "Ushers", permissions: [] } })).body;
  const id = { id: role.id };
  await server.call(changeRole, { token, headers, params: id, body: { name: "Greeters" } });
  await server.call(changeRole, { token, headers, params: id, body: { permissions: [can.viewPeople] } });
  const { personId } = staff;
  await server.call(addRoleMember, { token, headers, params: id, body: { personId } });
  await server.call(removeRoleMember, { token, headers, params: { ...id, personId } });
  await server.call(removeRole, { token, headers, params: id });
  const body = { subDomain: `new${churchId.toLowerCase().replace(/[^a-z0-9]/g, "x")}`, city: "Tulsa" };
  await server.call(changeChurch, { token, headers, params: { churchId }, body });
  const settings = [
    { keyName: "confirmNewcomers", value: "true" },
    { keyName: "supportContact", value: "office@example.org" },
  ];
  await server.call(saveSettings, { token, headers, body: settings });
  await sendDueEmails(churchId);

  const [email, ...more] = (await emailsTo(admin.email)).filter(({ subject }) => subject === SUBJECT);
  expect(more).toEqual([]);
  for (const line of [
    "Stripe was connected",
    "The settings of Stripe were changed",
    "The keys of Stripe were changed",
    "The legal name, tax ID, or text of statements was changed",
    "The role Ushers was added",
    "The role Ushers is now called Greeters",
    "The permissions of the role Greeters were changed",
    "Rob Lee was added to the role Greeters",
    "Rob Lee was removed from the role Greeters",
    "The role Greeters was removed",
    `to ${body.subDomain}`,
    "The name, address, or other details of the church were changed",
    "The setting to confirm newcomers was changed",
    "The church's settings were changed",
  ]) {
    expect(email?.text).toContain(line);
  }
  const year = server.clock.now.getUTCFullYear();
  expect(email?.text).toMatch(new RegExp(`Ann Lee \\(${admin.email}\\) · .*${year}.* · 203\\.0\\.113\\.7`));
  expect(JSON.stringify(email)).not.toMatch(/topsecret|newpublickey|12-3456789/);
  const [other] = await emailsTo(german.email);
  expect(other?.subject).toBe("Grace Church: Schlüssel, Rollen oder Einstellungen wurden geändert");
  expect((await emailsTo(staff.email)).filter(({ subject }) => subject === SUBJECT)).toEqual([]);
  const left = await server.database.pool.query("select 1 from security_changes where church_id = $1", [churchId]);
  expect(left.rows).toEqual([]);
});

test("a removed administrator gets an email, and refused changes or changes without effect send none", async () => {
  const { server } = giving;
  const { churchId, adminsId, admin, german, staff } = await given();
  await server.call(changeRole, { token: staff.token, params: { id: adminsId }, body: { name: "Mine" } });
  await server.call(removeRoleMember, {
    token: admin.token,
    params: { id: adminsId, personId: staff.personId },
  });
  await server.call(saveSettings, { token: admin.token, body: [{ keyName: "brandColour", value: "red" }] });
  await server.call(changeChurch, { token: admin.token, params: { churchId }, body: { name: "Grace Church" } });
  await sendDueEmails(churchId);
  expect(await emailsTo(admin.email)).toEqual([]);
  const params = { id: adminsId, personId: german.personId };
  expect((await server.call(removeRoleMember, { token: admin.token, params })).status).toBe(200);
  await sendDueEmails(churchId);
  const [received] = await emailsTo(german.email);
  expect(received?.text).toContain("Uwe Lee wurde aus der Rolle Administration entfernt");
  expect(await emailsTo(admin.email)).toHaveLength(1);
});

test("further changes do not delay the email", async () => {
  const { server } = giving;
  const { churchId, admin } = await given();
  const runAt = async () =>
    (
      await server.database.pool.query("select run_at from graphile_worker._private_jobs where key = $1", [
        `security changes ${churchId}`,
      ])
    ).rows.map((row) => row.run_at.getTime());
  const start = server.clock.now.getTime();
  for (const name of ["One", "Two"]) {
    await server.call(addRole, { token: admin.token, body: { name, permissions: [] } });
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  }
  expect(await runAt()).toEqual([start + 2 * 60_000]);
});
