import {
  addEvent,
  addTask,
  can,
  changeTask,
  listPeople,
  readHousehold,
  saveSettings,
  sendMessages,
  startConversations,
  startPrivateMessages,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch, type TestPerson } from "../../../test/create-test-church.ts";
import { readHomeCards } from "../../../test/read-home-cards.ts";
import { testServer, type TestServer } from "../../../test/test-server.ts";
import { createTestForm } from "../forms/testing/create-test-form.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  server.clock.now = new Date("2026-11-18T15:00:00Z");
});
afterAll(() => server.close());

async function createTestHome() {
  const church = await createTestChurch(server);
  await server.database.pool.query("update churches set time_zone = 'America/Chicago' where id = $1", [
    church.churchId,
  ]);
  const admin = await church.person({ firstName: "Ada", admin: true });
  const member = await church.person({ firstName: "Mimi", membershipStatus: "Member" });
  return { church, admin, member, home: (who: TestPerson) => readHomeCards(server, church, who) };
}

test("my tasks are the open tasks that are assigned to the caller, those due first, and never those of others", async () => {
  const { admin, member, home } = await createTestHome();
  const add = async (title: string, dueDate: string | null, assigneeId = member.personId) =>
    (await server.call(addTask, { token: admin.token, body: { title, dueDate, assigneeId } })).body;
  await add("Someday", null);
  await add("Tomorrow", "2026-11-19");
  await add("Yesterday", "2026-11-17");
  const done = await add("Done", "2026-11-01");
  await server.call(changeTask, { token: admin.token, params: { id: done.id }, body: { status: "closed" } });
  await add("Mine", "2026-11-02", admin.personId);
  const card = (await home(member)).card("myTasks");
  expect(card?.count).toBe(3);
  expect(card?.tasks.map(({ title, isOverdue }) => [title, isOverdue])).toEqual([
    ["Yesterday", true],
    ["Tomorrow", false],
    ["Someday", false],
  ]);
  expect((await home(admin)).card("myTasks")?.count).toBe(1);
  for (let number = 0; number < 5; number += 1) await add(`Task ${number}`, "2026-12-01");
  expect((await home(member)).card("myTasks")).toMatchObject({ count: 8, tasks: { length: 5 } });
});

test("the next events leave out those that have ended, and newcomers see only public ones", async () => {
  const { church, admin, member, home } = await createTestHome();
  const token = admin.tokenFor("content");
  const add = (title: string, start: string, more: object = {}) =>
    server.call(addEvent, { token, body: { title, start, end: `${start.slice(0, 11)}23:00`, ...more } });
  expect((await home(admin)).kinds).toContain("addEvent");
  expect((await home(member)).kinds).not.toContain("addEvent");
  expect((await home(member)).kinds).not.toContain("nextEvents");
  // It is nine o'clock in Chicago.
  await add("This morning", "2026-11-18T07:00", { end: "2026-11-18T08:30" });
  await add("Tonight", "2026-11-18T19:00", { visibility: "church", place: "Hall" });
  await add("Service", "2026-11-08T10:00", { end: "2026-11-08T11:00", recurrenceRule: "FREQ=WEEKLY;BYDAY=SU" });
  const events = async (who: TestPerson) => (await home(who)).card("nextEvents")?.events;
  expect(await events(member)).toMatchObject([
    { title: "Tonight", place: "Hall", start: "2026-11-18T19:00" },
    { title: "Service", start: "2026-11-22T10:00" },
    { title: "Service", start: "2026-11-29T10:00" },
  ]);
  expect((await home(admin)).kinds).not.toContain("addEvent");
  const body = [{ keyName: "confirmNewcomers", value: "true" }];
  expect((await server.call(saveSettings, { token: admin.token, body })).status).toBe(200);
  const newcomer = await church.person({ membershipStatus: "Guest" });
  expect((await events(newcomer))?.map(({ title }) => title)).toEqual(["Service", "Service", "Service"]);
});

test("form responses are counted for those who may read them: administrators of forms, and a form's own editor", async () => {
  const { church, admin, member, home } = await createTestHome();
  const editor = await church.person({ permissions: [can.editForms] });
  const other = await church.person({ permissions: [can.editForms] });
  expect((await home(admin)).kinds).not.toContain("formResponses");
  const form = await createTestForm(server, church, { name: "Camp", by: editor });
  await createTestForm(server, church, { name: "Quiet", by: editor });
  await form.submit({ Name: "Mimi" }, {}, { token: member.token });
  const rows = [{ id: form.id, name: "Camp", recent: 1, held: 0 }];
  expect((await home(admin)).card("formResponses")?.forms).toEqual(rows);
  expect((await home(editor)).card("formResponses")?.forms).toEqual(rows);
  expect((await home(other)).kinds).not.toContain("formResponses");
  expect((await home(member)).kinds).not.toContain("formResponses");
  const now = server.clock.now;
  server.clock.now = new Date(now.getTime() + 8 * 86_400_000);
  const later = await church.person({ permissions: [can.administerForms] });
  expect((await home(later)).kinds).not.toContain("formResponses");
  await server.database.pool.query("update form_submissions set state = 'held' where form_id = $1", [form.id]);
  expect((await home(later)).card("formResponses")?.forms).toEqual([{ ...rows[0], recent: 0, held: 1 }]);
  server.clock.now = now;
});

test("unread messages are counted for their reader only, with the names of those who wrote", async () => {
  const { admin, member, home } = await createTestHome();
  const token = admin.tokenFor("messaging");
  const begun = { allowAnonymousPosts: false, contentType: "privateMessage", title: "", visibility: "hidden" };
  const [conversation] = (
    await server.call(startConversations, { token, body: [{ ...begun, contentId: admin.personId }] })
  ).body;
  const conversationId = conversation?.id ?? "";
  const pair = { fromPersonId: admin.personId, toPersonId: member.personId, conversationId };
  await server.call(startPrivateMessages, { token, body: [pair] });
  for (const content of ["Hello", "Are you there?"])
    await server.call(sendMessages, { token, body: [{ conversationId, content }] });
  expect((await home(member)).card("unreadMessages")).toMatchObject({ count: 2, from: ["Ada Lee"] });
  expect((await home(admin)).kinds).not.toContain("unreadMessages");
});

test("counts and newest people are for callers who may view all people, as GET /people answers them", async () => {
  const { church, admin, member, home } = await createTestHome();
  const viewer = await church.person({ permissions: [can.viewPeople] });
  const finance = await church.person({ permissions: [can.editRoles, can.viewDonations] });
  const newest = await server.call(listPeople, {
    token: viewer.token,
    query: { sort: "added", direction: "desc", limit: "5" },
  });
  const card = (await home(viewer)).card("people");
  expect(card).toMatchObject({ all: 4, members: 1, visitors: 3 });
  expect(card?.newest.map(({ id }) => id)).toEqual(newest.body.people.map(({ id }) => id));
  expect((await home(admin)).kinds).toContain("people");
  for (const who of [member, finance]) expect((await home(who)).kinds).not.toContain("people");
});

test("the household is the caller's own, as its endpoint answers it, without emails that the caller may not see", async () => {
  const { church, admin, member, home } = await createTestHome();
  const child = await church.person({ firstName: "Cleo", email: "cleo@example.org" });
  const { pool } = server.database;
  await pool.query("insert into households (church_id, id, name) values ($1, 'home', 'home')", [church.churchId]);
  const live = (who: TestPerson) => pool.query("update people set household_id = 'home' where id = $1", [who.personId]);
  await live(member);
  expect((await home(member)).kinds).not.toContain("household");
  await live(child);
  const { household } = (await home(member)).card("household") ?? {};
  const read = await server.call(readHousehold, { token: member.token, params: { id: "home" } });
  expect(household).toEqual(read.body);
  expect(household?.members.find(({ id }) => id === child.personId)).toMatchObject({ contactInfo: { email: "" } });
  expect((await home(admin)).kinds).not.toContain("household");
});

test("a new church offers the next steps to those who may take them, until they are done", async () => {
  const church = await createTestChurch(server);
  const admin = await church.person({ admin: true });
  const steps = ["setUpGiving", "addPeople", "addEvent"];
  expect((await readHomeCards(server, church, admin)).kinds.toSorted()).toEqual(steps.toSorted());
  await church.person({ firstName: "Ruth", account: false });
  const { kinds } = await readHomeCards(server, church, admin);
  expect(kinds).not.toContain("addPeople");
  const member = await church.person();
  expect((await readHomeCards(server, church, member)).kinds).toEqual([]);
});
