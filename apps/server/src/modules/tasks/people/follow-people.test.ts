import {
  addPlan,
  addTask,
  answerAssignment,
  assignPerson,
  erasePerson,
  exportPerson,
  readMyPlan,
  readPlan,
  readTask,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mergeAndConfirm } from "../../../../test/merge-and-confirm.ts";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function given() {
  const church = await createTestChurch(server);
  const admin = await church.person({ admin: true });
  const mia = await church.person({ firstName: "Mia" });
  const { token } = admin;
  const { body: task } = await server.call(addTask, { token, body: { title: "Sing", assigneeId: mia.personId } });
  const draft = { name: "Advent", date: "2027-11-28", positions: [{ name: "Greeter", needed: 1 }] };
  const { body: plan } = await server.call(addPlan, { token, body: draft });
  const positionId = plan.positions[0]?.id;
  const assign = (personId: string) =>
    server.call(assignPerson, { token, params: { id: plan.id }, body: { positionId, personId } });
  await assign(mia.personId);
  const read = async () => ({
    task: (await server.call(readTask, { token, params: { id: task.id } })).body,
    plan: (await server.call(readPlan, { token, params: { id: plan.id } })).body,
  });
  return { church, mia, token, plan, assign, read };
}

test("erasing a person removes their assignments and clears the assignee of their tasks", async () => {
  const { mia, token, read } = await given();
  await server.call(erasePerson, { token, params: { id: mia.personId }, body: { confirm: "Mia Lee" } });
  await server.work();
  const { task, plan } = await read();
  expect([task.assignee, plan.assignments]).toEqual([null, []]);
  const left = "select 1 from plan_assignments where person_id = $1 union select 1 from tasks where assignee_id = $1";
  expect((await server.database.pool.query(left, [mia.personId])).rows).toEqual([]);
});

test("merging two people keeps one assignment for each position and moves all tasks to the kept person", async () => {
  const { church, mia, token, assign, read } = await given();
  const keep = await church.person({ firstName: "Maya" });
  await assign(keep.personId);
  const body = { keepId: keep.personId, dropId: mia.personId };
  await mergeAndConfirm(server, token, body);
  const { task, plan } = await read();
  expect(task.assignee?.id).toBe(keep.personId);
  expect(plan.assignments.map(({ personId }) => personId)).toEqual([keep.personId]);
});

test("a person's data export contains their tasks and assignments", async () => {
  const { mia, token, plan } = await given();
  const params = { id: plan.id };
  const assignmentId = (await server.call(readMyPlan, { token: mia.token, params })).body.mine[0]?.id;
  const no = { assignmentId, status: "declined", reason: "Ill" };
  await server.call(answerAssignment, { token: mia.token, params, body: no });
  const { body: file } = await server.call(exportPerson, { token, params: { id: mia.personId } });
  expect(file.parts).toMatchObject({
    tasks: {
      tasks: [{ title: "Sing", theirs: true }],
      serving: [{ plan: "Advent", position: "Greeter", reason: "Ill" }],
    },
  });
});
