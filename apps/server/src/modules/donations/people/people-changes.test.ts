import {
  addCard,
  agreeToPersonChange,
  archivePeople,
  can,
  cancelPersonChange,
  changePerson,
  confirmPersonChange,
  exportPerson,
  listMethods,
  listMyDonations,
  listPersonChanges,
  login,
  mergePeople,
  readPerson,
  selectChurch,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestAccount, emailsTo } from "../../accounts/testing/create-test-account.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

/** Creates a donor with a gift, a caller who may only edit people, and an administrator. */
async function createTestEditedDonor({ account = true } = {}) {
  const { server } = giving;
  const donor = await createTestDonor(server);
  await donor.give(12.34, { key: donor.personId });
  if (!account) await server.database.pool.query("delete from user_churches where person_id = $1", [donor.personId]);
  const editor = await donor.church.person({ permissions: [can.viewPeople, can.editPeople] });
  const admin = await donor.church.person({ admin: true });
  const merge = async (keepId: string, dropId: string, token = editor.token) =>
    (await server.call(mergePeople, { token, body: { keepId, dropId } })).raw;
  const giftsOf = async (personId: string) =>
    (await server.database.pool.query("select 1 from donations where person_id = $1", [personId])).rows.length;
  const tokenOf = async (email: string) => {
    const sentEmails = await emailsTo(server, email);
    return /confirm-change#([\w-]+)/.exec(sentEmails.at(-1)?.text ?? "")?.[1] ?? "";
  };
  const confirm = (token: string) => server.call(confirmPersonChange, { body: { token } });
  const changesOf = async (id: string) =>
    (await server.call(listPersonChanges, { token: editor.token, params: { id } })).body;
  return { server, donor, church: donor.church, editor, admin, merge, giftsOf, tokenOf, confirm, changesOf };
}

test("a caller with permission to edit people cannot merge two people with accounts", async () => {
  const { church, donor, editor, merge, giftsOf } = await createTestEditedDonor();
  const friend = await church.person();
  for (const [keep, drop] of [
    [editor.personId, donor.personId],
    [donor.personId, editor.personId],
    [friend.personId, donor.personId],
  ] as const)
    expect((await merge(keep, drop)).statusCode).toBe(403);
  expect(await giftsOf(donor.personId)).toBe(1);
});

test("a caller with permission to edit people cannot merge a donor without an account with a person of another email", async () => {
  const { church, donor, merge, giftsOf } = await createTestEditedDonor({ account: false });
  const guest = await church.person();
  const record = await church.person({ account: false });
  for (const other of [guest, record]) {
    for (const [keep, drop] of [
      [other.personId, donor.personId],
      [donor.personId, other.personId],
    ] as const)
      expect((await merge(keep, drop)).json()).toMatchObject({ code: "merge-needs-administrator" });
  }
  expect(await giftsOf(donor.personId)).toBe(1);
});

test("a caller with permission to edit people can merge two records of the same email, or a record that owns nothing", async () => {
  const { server, church, donor, editor, merge, giftsOf } = await createTestEditedDonor({ account: false });
  const { body: person } = await server.call(readPerson, { token: editor.token, params: { id: donor.personId } });
  const same = await church.person({ account: false, email: person.contactInfo.email });
  expect((await merge(same.personId, donor.personId)).statusCode).toBe(200);
  await server.work();
  expect(await giftsOf(same.personId)).toBe(1);
  const guest = await church.person();
  const blank = await church.person({ account: false });
  expect((await merge(guest.personId, blank.personId)).statusCode).toBe(200);
});

test("an administrator's merge of two accounts needs the dropped person's confirmation and does not move saved cards", async () => {
  const { server, church, donor, admin, merge, giftsOf, tokenOf, confirm, changesOf } = await createTestEditedDonor();
  const kept = await church.person();
  const token = kept.tokenFor("giving");
  await server.call(addCard, { token, body: { id: "pm_card_mastercard", gatewayId: donor.gateway.id } });
  expect((await merge(kept.personId, donor.personId, admin.token)).json()).toMatchObject({ mergePending: true });
  expect(await giftsOf(donor.personId)).toBe(1);
  expect(await changesOf(kept.personId)).toMatchObject([{ kind: "merge", confirmed: false }]);

  const { rows } = await server.database.pool.query("select email from people where id = $1", [donor.personId]);
  const secret = await tokenOf(String(rows[0].email));
  expect((await confirm(`${secret}x`)).body).toMatchObject({ code: "link-expired" });
  expect((await confirm(secret)).body).toMatchObject({ kind: "merge", done: true });
  expect((await confirm(secret)).body).toMatchObject({ code: "link-expired" });
  await server.work();
  expect(await giftsOf(kept.personId)).toBe(1);
  expect((await server.call(listMyDonations, { token })).body).toHaveLength(1);
  const methods = (await server.call(listMethods, { token, params: { personId: kept.personId } })).body;
  expect(methods.map(({ last4 }) => last4)).toEqual(["4444"]);
});

test("an editor's change of a donor's email takes effect after the new email is confirmed and an administrator agrees", async () => {
  const { server, donor, church, editor, admin, tokenOf, confirm, changesOf } = await createTestEditedDonor({
    account: false,
  });
  const params = { id: donor.personId };
  const thief = await createTestAccount(server);
  const change = { name: { nick: "Annie" }, contactInfo: { email: thief.email } };
  const saved = await server.call(changePerson, { token: editor.token, params, body: change });
  expect(saved.body).toMatchObject({ emailPending: true, name: { nick: "Annie" } });
  expect(saved.body.contactInfo.email).not.toBe(thief.email);

  const joined = async () => {
    const { body } = await server.call(login, { body: { email: thief.email, password: thief.password } });
    await server.call(selectChurch, { token: body.user.jwt, body: { churchId: church.churchId } });
    const { rows } = await server.database.pool.query("select person_id from user_churches where user_id = $1", [
      thief.id,
    ]);
    return String(rows[0]?.person_id);
  };
  const secret = await tokenOf(thief.email);
  expect((await confirm(secret)).body).toMatchObject({ kind: "email", done: false });
  expect(await joined()).not.toBe(donor.personId);

  const [waiting] = await changesOf(donor.personId);
  const agree = (token: string) =>
    server.call(agreeToPersonChange, { token, params: { ...params, changeId: waiting!.id } });
  expect(waiting).toMatchObject({ email: thief.email, confirmed: true, needsAgreement: true });
  expect((await agree(editor.token)).status).toBe(403);
  expect((await agree(admin.token)).body).toEqual({ done: true });
  const { body: person } = await server.call(readPerson, { token: editor.token, params });
  expect(person.contactInfo.email).toBe(thief.email);
  expect((await confirm(secret)).body).toMatchObject({ code: "link-expired" });
});

test("an administrator's change of a donor's email needs confirmation, notifies the old email, and can be canceled", async () => {
  const { server, donor, admin, editor, tokenOf, confirm, changesOf } = await createTestEditedDonor({ account: false });
  const params = { id: donor.personId };
  const { body: before } = await server.call(readPerson, { token: admin.token, params });
  const email = `${donor.personId.toLowerCase()}@example.net`;
  await server.call(changePerson, { token: admin.token, params, body: { contactInfo: { email } } });
  const [changeEmail] = await emailsTo(server, before.contactInfo.email);
  expect(changeEmail?.text).toContain(email);
  const secret = await tokenOf(email);
  const [waiting] = await changesOf(donor.personId);
  expect(waiting).toMatchObject({ needsAgreement: false });
  const removed = { token: editor.token, params: { ...params, changeId: waiting!.id } };
  expect((await server.call(cancelPersonChange, removed)).body).toEqual({ removed: true });
  expect((await confirm(secret)).body).toMatchObject({ code: "link-expired" });
});

test("a person's data export omits and lists the parts that the caller may not see; the person's own export is complete", async () => {
  const { server, donor, editor, admin } = await createTestEditedDonor();
  const file = async (token: string) =>
    (await server.call(exportPerson, { token, params: { id: donor.personId } })).body;
  const seen = await file(editor.token);
  expect(seen.withheld).toEqual(expect.arrayContaining(["giving", "forms", "tasks", "notifications"]));
  expect(JSON.stringify(seen)).not.toMatch(/12\.34|4242/);
  expect((await file(admin.token)).withheld).toEqual(["notifications"]);
  const own = await file(donor.tokenFor("membership"));
  expect(own.withheld).toEqual([]);
  expect(JSON.stringify(own.parts["giving"])).toContain("12.34");
});

test("a caller cannot archive or restore a person with more permissions", async () => {
  const { server, church, editor, admin } = await createTestEditedDonor();
  const treasurer = await church.person({ permissions: [can.viewDonations, can.editDonations] });
  const archive = async (token: string, archived: boolean) =>
    (await server.call(archivePeople, { token, body: { ids: [treasurer.personId], archived } })).status;
  expect(await archive(editor.token, true)).toBe(403);
  expect(await archive(admin.token, true)).toBe(200);
  expect(await archive(editor.token, false)).toBe(403);
});
