import {
  addTask,
  can,
  changeTask,
  findConversation,
  listMyNotifications,
  listTasks,
  readTask,
  removeTask,
  startConversations,
  type TaskDraft,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch, type TestPerson } from "../../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function given() {
  const church = await createTestChurch(server);
  const creator = await church.person({ firstName: "Gina", permissions: [can.viewPeople] });
  const doer = await church.person({ firstName: "Dan" });
  const other = await church.person();
  const planner = await church.person({ permissions: [can.editPlans] });
  const stranger = await (await createTestChurch(server)).person({ admin: true });
  const add = async (by: TestPerson = creator, draft: Partial<TaskDraft> = {}) =>
    (
      await server.call(addTask, {
        token: by.token,
        body: { title: "Call the plumber", assigneeId: doer.personId, ...draft },
      })
    ).body;
  return { church, creator, doer, other, planner, stranger, add };
}

const notificationsOf = async (who: TestPerson) =>
  (await server.call(listMyNotifications, { token: who.tokenFor("messaging"), query: {} })).body;

test("S2.20 an assignee is notified with the task as contentId, and its creator is notified when it is completed", async () => {
  const { creator, doer, add } = await given();
  const task = await add(creator, { dueDate: "2026-12-24" });
  expect(task).toMatchObject({ status: "open", dueDate: "2026-12-24", dateClosed: null });
  expect(await notificationsOf(doer)).toMatchObject([
    { contentType: "task", contentId: task.id, message: "Gina Lee assigned you a task: Call the plumber" },
  ]);
  const params = { id: task.id };
  const done = await server.call(changeTask, { token: doer.token, params, body: { status: "closed" } });
  expect(done.body).toMatchObject({ status: "closed", dateClosed: expect.any(String) });
  expect(await notificationsOf(creator)).toMatchObject([
    { contentId: task.id, message: "Dan Lee completed a task: Call the plumber" },
  ]);
  const reopened = await server.call(changeTask, { token: creator.token, params, body: { status: "open" } });
  expect(reopened.body).toMatchObject({ status: "open", dateClosed: null });
  const messages = (await notificationsOf(doer)).map(({ message }) => message);
  expect(messages).toContain("Gina Lee reopened a task: Call the plumber");
});

test("S7.06 a task is visible to its assignee, its creator and planners, and returns 404 to others", async () => {
  const { creator, doer, other, planner, stranger, church, add } = await given();
  const { id } = await add();
  const viewer = await church.person({ permissions: [can.viewPeople] });
  const read = async ({ token }: TestPerson) => (await server.call(readTask, { token, params: { id } })).status;
  for (const who of [creator, doer, planner]) expect(await read(who)).toBe(200);
  for (const who of [other, viewer, stranger]) {
    expect(await read(who)).toBe(404);
    const { token } = who;
    expect((await server.call(changeTask, { token, params: { id }, body: { status: "closed" } })).status).toBe(404);
    expect((await server.call(removeTask, { token, params: { id } })).status).toBe(404);
  }
});

test("S7.06 people list the tasks assigned to them and created by them, and only planners list all tasks", async () => {
  const { creator, doer, planner, other, add } = await given();
  await add();
  await add(planner, { title: "Own", assigneeId: null });
  const titles = async ({ token }: TestPerson, view: string) =>
    (await server.call(listTasks, { token, query: { view } })).body.map(({ title }) => title);
  expect(await titles(doer, "mine")).toEqual(["Call the plumber"]);
  expect(await titles(creator, "byMe")).toEqual(["Call the plumber"]);
  expect(await titles(planner, "mine")).toEqual(["Own"]);
  expect((await titles(planner, "all")).toSorted()).toEqual(["Call the plumber", "Own"]);
  expect(await titles(other, "mine")).toEqual([]);
  expect((await server.call(listTasks, { token: creator.token, query: { view: "all" } })).status).toBe(403);
});

test("S7.06 assigning a task to another person requires permission and a person of the same church", async () => {
  const { doer, other, creator, stranger } = await given();
  const give = (by: TestPerson, assigneeId: string) =>
    server.call(addTask, { token: by.token, body: { title: "x", assigneeId } });
  expect((await give(other, doer.personId)).status).toBe(403);
  expect((await give(other, other.personId)).status).toBe(200);
  expect((await give(creator, stranger.personId)).raw.json()).toMatchObject({ code: "person-not-found" });
  const own = (await give(other, other.personId)).body;
  const reassignment = { token: other.token, params: { id: own.id }, body: { assigneeId: doer.personId } };
  expect((await server.call(changeTask, reassignment)).status).toBe(403);
});

test("an assignee cannot rename or delete a task, and its creator can edit and reassign it", async () => {
  const { doer, creator, other, add } = await given();
  const { id, version } = await add();
  const change = (by: TestPerson, body: object) => server.call(changeTask, { token: by.token, params: { id }, body });
  expect((await change(doer, { title: "Nothing" })).status).toBe(403);
  expect((await server.call(removeTask, { token: doer.token, params: { id } })).status).toBe(403);
  const reassigned = await change(creator, { assigneeId: other.personId, title: "Call her", version });
  expect(reassigned.body).toMatchObject({ title: "Call her", assignee: { id: other.personId } });
  expect((await change(creator, { title: "Late", version })).raw.json()).toMatchObject({ code: "task-changed" });
  expect((await notificationsOf(other)).map(({ message }) => message)).toEqual([
    "Gina Lee assigned you a task: Call her",
  ]);
  expect((await server.call(readTask, { token: doer.token, params: { id } })).status).toBe(404);
});

test.each([
  [{ title: " " }, "task-title-blank"],
  [{ dueDate: "2026-02-30" }, "date-invalid"],
])("S8.05 invalid input %j is refused with code %s", async (draft, code) => {
  const { creator } = await given();
  const { status, raw } = await server.call(addTask, { token: creator.token, body: { title: "x", ...draft } });
  expect([status, raw.json<{ code: string }>().code]).toEqual([400, code]);
});

test("S6.03 notes on a task are only for callers who may see the task", async () => {
  const { creator, doer, other, stranger, add } = await given();
  const { id } = await add();
  const noteSubject = { contentType: "task", contentId: id };
  const start = async (who: TestPerson) =>
    (await server.call(startConversations, { token: who.tokenFor("messaging"), body: [noteSubject] })).status;
  for (const who of [other, stranger]) expect(await start(who)).toBe(404);
  expect(await start(doer)).toBe(200);
  const found = await server.call(findConversation, { token: creator.tokenFor("messaging"), params: noteSubject });
  expect(found.body?.contentId).toBe(id);
});
