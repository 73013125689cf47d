import {
  addChurch,
  addPerson,
  addRole,
  addRoleMember,
  can,
  changeChurch,
  changePerson,
  changeProfile,
  changeRole,
  createNotifications,
  forgotPassword,
  loadOrCreatePerson,
  register,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestReader } from "../../modules/giving-emails/testing/create-test-reader.ts";
import { testGiving } from "../../modules/giving/testing/test-giving.ts";
import { createTestForm } from "../../modules/forms/testing/create-test-form.ts";
import { createTestChurch } from "../../../test/create-test-church.ts";
import type { TestServer } from "../../../test/test-server.ts";

/** The shares are three for staff, two for notices and one for visitors. */
const PER_DAY = 6;
const DAY_MS = 86_400_000;

let giving: Awaited<ReturnType<typeof testGiving>>;
let server: TestServer;
beforeAll(async () => {
  giving = await testGiving({ churchEmailsPerDay: PER_DAY });
  ({ server } = giving);
});
afterAll(() => giving.close());

const LIMITED = { status: 429, body: { code: "church-email-limit" } };
const emailsTo = async (to: string) => (await server.sentEmails()).filter((sentEmail) => sentEmail.to === to);

test("a church over its daily email limit cannot invite until the next day, and receipts and password emails are still sent", async () => {
  const donor = await createTestReader(giving);
  const { church } = donor;
  const { token, email } = await church.person({ admin: true });
  const role = (await server.call(addRole, { token, body: { name: "Ushers", permissions: [] } })).body;
  const invite = async () => {
    const { personId } = await church.person({ account: false });
    return server.call(addRoleMember, { token, params: { id: role.id }, body: { personId } });
  };
  for (let count = 0; count < 3; count += 1) {
    expect((await invite()).status).toBe(200);
    await server.work();
  }
  const refused = await invite();
  expect(refused).toMatchObject(LIMITED);
  const other = await createTestChurch(server);
  const admin = await other.person({ admin: true });
  const body = { name: "Ushers", permissions: [] };
  const theirs = (await server.call(addRole, { token: admin.token, body })).body;
  const { personId } = await other.person({ account: false });
  const added = { token: admin.token, params: { id: theirs.id }, body: { personId } };
  expect((await server.call(addRoleMember, added)).status).toBe(200);
  expect((await server.call(forgotPassword, { body: { userEmail: email } })).status).toBe(200);
  const links = (await emailsTo(email)).filter(({ subject }) => subject === "Reset your password");
  expect(links).toHaveLength(1);
  await server.database.pool.query(
    `insert into church_email_days (church_id, day, reason, sent)
     select $1, $2::date, unnest(array['notices', 'visitors']), 1000`,
    [church.churchId, server.clock.now.toISOString()],
  );
  expect((await donor.give(25)).body).toMatchObject({ status: "succeeded" });
  expect(await donor.read()).toMatchObject([{ subject: "Grace Church: your $25.00 donation receipt" }]);
  const delayed = await server.database.pool.query(
    "select 1 from graphile_worker._private_jobs where run_at > now() + interval '1 minute'",
  );
  expect(delayed.rows).toEqual([]);
  server.clock.now = new Date(server.clock.now.getTime() + DAY_MS);
  expect((await invite()).status).toBe(200);
});

test("queued invitations beyond the daily limit are scheduled for the following days", async () => {
  const church = await createTestChurch(server);
  const { token } = await church.person({ admin: true });
  const role = (await server.call(addRole, { token, body: { name: "Ushers", permissions: [] } })).body;
  for (let count = 0; count < 8; count += 1) {
    const { personId } = await church.person({ account: false, email: `late${count}@example.org` });
    expect((await server.call(addRoleMember, { token, params: { id: role.id }, body: { personId } })).status).toBe(200);
  }
  await server.work();
  const { rows } = await server.database.pool.query(
    `select (j.run_at at time zone 'UTC')::date::text as day, count(*)::int from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'send-mail' and j.id in (select id from graphile_worker._private_jobs order by id desc limit 8)
     group by day order by day`,
  );
  expect(rows.map(({ count }) => count)).toEqual([3, 3, 2]);
});

test("confirmation emails of forms use only their own share of a church's daily emails", async () => {
  const church = await createTestChurch(server);
  const form = await createTestForm(server, church, {
    questions: [{ title: "Email", fieldType: "Email" }],
    confirmationMail: true,
  });
  for (let count = 0; count < 4; count += 1) await form.submit({ Email: `stranger${count}@example.org` });
  const sent = (await server.sentEmails()).filter(({ to }) => to.startsWith("stranger"));
  expect(sent).toHaveLength(1);
  const { rows } = await server.database.pool.query("select id from form_submissions where church_id = $1", [
    church.churchId,
  ]);
  expect(rows).toHaveLength(4);
  const { token } = await church.person({ admin: true });
  const role = (await server.call(addRole, { token, body: { name: "Ushers", permissions: [] } })).body;
  const { personId } = await church.person({ account: false });
  expect((await server.call(addRoleMember, { token, params: { id: role.id }, body: { personId } })).status).toBe(200);
});

test("a message to more people than the daily limit is refused, and an email beyond the limit is sent the next day", async () => {
  const church = await createTestChurch(server);
  const planner = await church.person({ permissions: [can.editPlans] });
  const people = await Promise.all([church.person(), church.person(), church.person()]);
  const notify = (peopleIds: string[]) =>
    server.call(createNotifications, {
      token: planner.tokenFor("messaging"),
      body: { peopleIds, contentType: "task", contentId: "t", message: "See you at evil.example", link: "/tasks" },
    });
  expect(await notify(people.map(({ personId }) => personId))).toMatchObject(LIMITED);
  expect((await notify(people.slice(0, 2).map(({ personId }) => personId))).status).toBe(200);
  expect((await notify(people.slice(2).map(({ personId }) => personId))).status).toBe(200);
  await server.work();
  const sentEmails = await Promise.all(people.map(({ email }) => emailsTo(email)));
  expect(sentEmails.flat()).toHaveLength(2);
  expect(sentEmails.flat()[0]?.text).toContain("See you at evil. example");
  server.clock.now = new Date(server.clock.now.getTime() + DAY_MS);
  await server.work();
  const later = await Promise.all(people.map(({ email }) => emailsTo(email)));
  expect(later.map((list) => list.length)).toEqual([1, 1, 1]);
});

test("names of churches, roles and people that contain a web address are refused by every call that saves them", async () => {
  const church = await createTestChurch(server);
  const { token, userToken, personId } = await church.person({ admin: true });
  const { churchId } = church;
  const role = (await server.call(addRole, { token, body: { name: "St.Mary team", permissions: [] } })).body;
  const address = { address1: "1 Main St", city: "Tulsa", state: "OK", zip: "74101", country: "US" };
  for (const name of ["Win at https://evil.example", "evil.example/win", "Free gift: evil.example"]) {
    const answers = [
      await server.call(changeChurch, { token, params: { churchId }, body: { name } }),
      await server.call(addChurch, { token: userToken, body: { name, ...address, subDomain: "evil" } }),
      await server.call(addRole, { token, body: { name, permissions: [] } }),
      await server.call(changeRole, { token, params: { id: role.id }, body: { name } }),
      await server.call(addPerson, { token, body: { name: { first: "Ann", last: name } } }),
      await server.call(changePerson, { token, params: { id: personId }, body: { name: { nick: name } } }),
      await server.call(changeProfile, { token: userToken, body: { firstName: name } }),
      await server.call(register, { body: { firstName: name, lastName: "Lee", email: "new@example.org" } }),
      await server.call(loadOrCreatePerson, {
        body: { churchId, firstName: "Ann", lastName: name, email: "guest@example.org" },
      }),
    ];
    for (const { body } of answers) expect(body).toMatchObject({ code: "name-holds-link" });
  }
  expect((await server.call(changeChurch, { token, params: { churchId }, body: { name: "Life.Church" } })).status).toBe(
    200,
  );
  expect(
    (await server.call(changeRole, { token, params: { id: role.id }, body: { name: "St. Jude team" } })).status,
  ).toBe(200);
});

test("an existing name with a web address is not sent as a link, and its church can still be changed", async () => {
  const church = await createTestChurch(server, "Win at https://evil.example/now");
  const { token } = await church.person({ admin: true });
  const { churchId } = church;
  const role = (await server.call(addRole, { token, body: { name: "Ushers", permissions: [] } })).body;
  await server.database.pool.query("update roles set name = 'evil.example' where church_id = $1 and id = $2", [
    churchId,
    role.id,
  ]);
  const invited = await church.person({ account: false, firstName: "www.evil.example" });
  await server.call(addRoleMember, { token, params: { id: role.id }, body: { personId: invited.personId } });
  await server.work();
  const [sentEmail] = await emailsTo(invited.email);
  expect(`${sentEmail?.subject} ${sentEmail?.html} ${sentEmail?.text}`).not.toMatch(/evil\.example|:\/\/evil/);
  expect(sentEmail?.subject).toContain("Win at https: / / evil. example/ now");
  const kept = { name: "Win at https://evil.example/now", city: "Tulsa" };
  expect((await server.call(changeChurch, { token, params: { churchId }, body: kept })).status).toBe(200);
});
