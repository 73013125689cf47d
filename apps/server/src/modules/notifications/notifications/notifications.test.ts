import {
  can,
  changeNotificationPreferences,
  countUnread,
  createNotifications,
  listMyNotifications,
  NOTIFICATIONS_PER_PAGE,
  readNotificationPreferences,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch, type TestPerson } from "../../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
let church: Awaited<ReturnType<typeof createTestChurch>>;
let planner: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  server = await testServer();
  church = await createTestChurch(server);
  planner = await church.person({ permissions: [can.editPlans] });
  stranger = await (await createTestChurch(server)).person({ admin: true });
});
afterAll(() => server.close());

const tokenOf = (who: TestPerson) => who.tokenFor("messaging");
const TASK = { contentType: "task", contentId: "t1", message: "Water the plants" };
const create = (peopleIds: string[], more: object = {}, by = planner) =>
  server.call(createNotifications, { token: tokenOf(by), body: { ...TASK, peopleIds, ...more } });
const count = async (who: TestPerson) => (await server.call(countUnread, { token: tokenOf(who) })).body;
const list = async (who: TestPerson, query = {}) =>
  (await server.call(listMyNotifications, { token: tokenOf(who), query })).body;
const choose = (who: TestPerson, body: object) =>
  server.call(changeNotificationPreferences, { token: tokenOf(who), body });
const mailbox = async (who: TestPerson) => {
  await server.work();
  return (await server.sentEmails()).filter(({ to }) => to === who.email);
};

test("S7.07 a notification counts as new until it is listed, and the first list marks it as new", async () => {
  const reader = await church.person();
  expect(await count(reader)).toEqual({ notificationCount: 0, pmCount: 0 });
  expect((await create([reader.personId], { link: "/tasks/t1" })).body).toEqual({ told: 1 });
  expect(await count(reader)).toEqual({ notificationCount: 1, pmCount: 0 });
  expect(await list(reader)).toMatchObject([{ ...TASK, link: "/tasks/t1", isNew: true }]);
  expect(await count(reader)).toEqual({ notificationCount: 0, pmCount: 0 });
  expect(await list(reader)).toMatchObject([{ ...TASK, isNew: false }]);
});

test("S7.07 notifications are listed in pages, newest first", async () => {
  const reader = await church.person();
  await server.database.pool.query(
    `insert into notifications (church_id, id, person_id, kind, content_id, message, time_sent)
     select $1, $2 || n, $2, 'task', 't', 'n' || n, timestamptz '2026-11-01' + n * interval '1 second' from generate_series(1, 70) n`,
    [church.churchId, reader.personId],
  );
  const first = await list(reader);
  expect(first).toHaveLength(NOTIFICATIONS_PER_PAGE);
  expect(first[0]?.message).toBe("n70");
  const rest = await list(reader, { before: first.at(-1)?.id });
  expect(rest.map(({ message }) => message)).toEqual(Array.from({ length: 20 }, (_, index) => `n${20 - index}`));
  expect(await list(reader, { before: "nowhere" })).toEqual([]);
});

test("S6.02 only planners create task notifications, only for people of their church, and people list only their own", async () => {
  const reader = await church.person();
  expect((await create([reader.personId, stranger.personId, "nobody"])).body).toEqual({ told: 1 });
  expect((await create([stranger.personId])).body).toEqual({ told: 0 });
  expect(await list(stranger)).toEqual([]);
  expect(await list(planner)).toEqual([]);
  expect((await create([reader.personId], {}, reader)).status).toBe(403);
  for (const token of ["", reader.token, reader.userToken]) {
    expect((await server.call(createNotifications, { token, body: TASK })).status).toBe(401);
    expect((await server.call(countUnread, { token })).status).toBe(401);
    expect((await server.call(listMyNotifications, { token })).status).toBe(401);
    expect((await server.call(readNotificationPreferences, { token })).status).toBe(401);
    expect((await server.call(changeNotificationPreferences, { token, body: {} })).status).toBe(401);
  }
});

test("a notification that is blank, of another type, without recipients or with an external link is refused", async () => {
  const ids = [planner.personId];
  expect((await create(ids, { message: " " })).raw.json()).toMatchObject({ code: "message-blank" });
  for (const link of ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)", "tasks"])
    expect((await create(ids, { link })).raw.json()).toMatchObject({ code: "link-elsewhere" });
  for (const wrong of [{ contentType: "note" }, { peopleIds: [] }, { message: "x".repeat(501) }, { contentId: null }])
    expect((await create(ids, wrong)).status).toBe(400);
});

test("a preference changes only the fields that are sent, and a disabled notification is neither listed nor counted", async () => {
  const reader = await church.person();
  await create([reader.personId]);
  const chosen = (await choose(reader, { task: { app: false } })).body;
  expect(chosen.task).toEqual({ app: false, mail: true });
  expect(chosen.note).toEqual({ app: true, mail: false });
  expect(await count(reader)).toEqual({ notificationCount: 0, pmCount: 0 });
  expect(await list(reader)).toEqual([]);
  await create([reader.personId]);
  expect(await count(reader)).toEqual({ notificationCount: 0, pmCount: 0 });
  await choose(reader, { task: { mail: false } });
  const { body } = await server.call(readNotificationPreferences, { token: tokenOf(reader) });
  expect(body.task).toEqual({ app: false, mail: false });
  for (const wrong of [{ task: { app: "yes" } }, { nothing: { app: true } }, { task: true }])
    expect((await choose(reader, wrong)).status).toBe(400);
});

test("an unseen notification is emailed to a person with an account in their language, and a seen one is not", async () => {
  const [reader, seer, quiet] = [await church.person(), await church.person(), await church.person()];
  const noAccount = await church.person({ account: false });
  await server.database.pool.query("update users set language = 'es' where id = $1", [reader.userId]);
  await choose(quiet, { task: { mail: false } });
  const ids = [reader, seer, quiet, noAccount].map(({ personId }) => personId);
  expect((await create(ids, { link: "/tasks/t1" })).body).toEqual({ told: 4 });
  await list(seer);
  const [sentEmail, ...others] = await mailbox(reader);
  expect(others).toEqual([]);
  expect(sentEmail?.subject).toBe("Grace Church: nueva notificación");
  expect(sentEmail?.text).toContain("Water the plants");
  expect(sentEmail?.text).toContain("http://localhost:3000/tasks/t1");
  for (const who of [seer, quiet, noAccount]) expect(await mailbox(who)).toEqual([]);
});

test("a notification is deleted after a year", async () => {
  const reader = await church.person();
  await create([reader.personId], { message: "Old" });
  const { now } = server.clock;
  server.clock.now = new Date(now.getTime() + 366 * 86_400_000);
  await server.tasks["notifications-sweep"]?.({});
  server.clock.now = now;
  expect(await list(reader)).toEqual([]);
});
