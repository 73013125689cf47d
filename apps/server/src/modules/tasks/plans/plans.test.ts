import {
  addPlan,
  answerAssignment,
  assignPerson,
  can,
  changePlan,
  copyPlan,
  listMyNotifications,
  listMyPlans,
  listPlans,
  readMyPlan,
  readPlan,
  removePlan,
  removePosition,
  unassignPerson,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch, type TestPerson } from "../../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  server.clock.now = new Date("2026-11-15T12:00:00Z");
});
afterAll(() => server.close());

async function given() {
  const church = await createTestChurch(server);
  const planner = await church.person({ permissions: [can.editPlans] });
  const mia = await church.person({ firstName: "Mia" });
  const tom = await church.person({ firstName: "Tom" });
  const { token } = planner;
  const positions = [
    { name: "Greeter", needed: 2 },
    { name: "Sound", needed: 1 },
  ];
  const draft = { name: "Advent", date: "2026-11-29", notes: "Come early", positions };
  const { body: plan } = await server.call(addPlan, { token, body: draft });
  const params = { id: plan.id };
  const [greeter = "", sound = ""] = plan.positions.map(({ id }) => id);
  const assign = (who: TestPerson, positionId = greeter) =>
    server.call(assignPerson, { token, params, body: { positionId, personId: who.personId } });
  const mine = (who: TestPerson) => server.call(readMyPlan, { token: who.token, params });
  const answer = async (who: TestPerson, status: string, reason?: string, as = who) => {
    const assignmentId = (await mine(who)).body.mine[0]?.id;
    return server.call(answerAssignment, { token: as.token, params, body: { assignmentId, status, reason } });
  };
  return { church, planner, mia, tom, token, plan, params, greeter, sound, assign, mine, answer };
}

const notificationsOf = async (who: TestPerson) =>
  (await server.call(listMyNotifications, { token: who.tokenFor("messaging"), query: {} })).body;

test("S2.20 an assigned person is notified with the plan as contentId, and accepting lowers the number of missing people", async () => {
  const { mia, plan, token, params, assign, answer } = await given();
  const assigned = await assign(mia);
  expect(assigned.body).toMatchObject({ needed: 3, accepted: 0, unconfirmed: 1, missing: 3 });
  expect(await notificationsOf(mia)).toMatchObject([
    {
      contentType: "assignment",
      contentId: plan.id,
      message: "You're invited to serve as Greeter for Advent on November 29, 2026. Can you make it?",
    },
  ]);
  expect((await answer(mia, "accepted")).body.mine).toMatchObject([{ position: "Greeter", status: "accepted" }]);
  expect((await server.call(readPlan, { token, params })).body).toMatchObject({ accepted: 1, missing: 2 });
  const { body: list } = await server.call(listMyPlans, { token: mia.token });
  expect(list).toMatchObject([{ planId: plan.id, planName: "Advent", position: "Greeter", status: "accepted" }]);
});

test("declining with a reason stores it and notifies the planner once", async () => {
  const { planner, mia, token, params, assign, answer } = await given();
  await assign(mia);
  await answer(mia, "declined", "On a journey");
  await answer(mia, "declined", "On a long journey");
  expect((await notificationsOf(planner)).map(({ message }) => message)).toEqual([
    "Mia Lee declined Greeter for Advent on November 29, 2026.",
  ]);
  const { body } = await server.call(readPlan, { token, params });
  expect(body.assignments).toMatchObject([{ name: "Mia Lee", status: "declined", reason: "On a long journey" }]);
});

test("S7.06 an assigned person sees the team without the reasons of others, and an unassigned person gets 404", async () => {
  const { church, mia, tom, sound, assign, mine, answer } = await given();
  await assign(mia);
  await assign(tom, sound);
  await answer(mia, "declined", "A secret");
  const seen = await mine(tom);
  expect(seen.body.team).toMatchObject([
    { position: "Greeter", people: [] },
    { position: "Sound", people: ["Tom Lee"] },
  ]);
  expect(seen.raw.body).not.toContain("A secret");
  const stranger = await (await createTestChurch(server)).person({ admin: true });
  for (const who of [await church.person({ permissions: [can.viewPeople] }), stranger])
    expect((await mine(who)).status).toBe(404);
});

test("S7.06 people can answer only their own assignments", async () => {
  const { planner, mia, tom, sound, token, params, assign, answer } = await given();
  await assign(mia);
  await assign(tom, sound);
  for (const who of [tom, planner]) expect((await answer(mia, "accepted", "", who)).status).toBe(404);
  expect((await server.call(readPlan, { token, params })).body.accepted).toBe(0);
});

test("S7.06 plans can be read and changed only with permission to edit plans, in the caller's own church", async () => {
  const { mia, params, greeter } = await given();
  const stranger = await (await createTestChurch(server)).person({ admin: true });
  const plannerCalls = (token: string) => [
    server.call(readPlan, { token, params }),
    server.call(changePlan, { token, params, body: { name: "x" } }),
    server.call(copyPlan, { token, params, body: { date: "2026-12-06" } }),
    server.call(assignPerson, { token, params, body: { positionId: greeter, personId: mia.personId } }),
    server.call(removePosition, { token, params: { ...params, positionId: greeter } }),
    server.call(removePlan, { token, params }),
  ];
  for (const { status } of await Promise.all(plannerCalls(mia.token))) expect(status).toBe(403);
  for (const { status } of await Promise.all(plannerCalls(stranger.token))) expect(status).toBe(404);
  expect((await server.call(listPlans, { token: mia.token, query: {} })).status).toBe(403);
});

test("moving a plan to another day asks the assigned people again, and deleting it notifies them", async () => {
  const { mia, token, params, assign, answer } = await given();
  await assign(mia);
  await answer(mia, "accepted");
  const moved = await server.call(changePlan, { token, params, body: { date: "2026-12-06" } });
  expect(moved.body).toMatchObject({ accepted: 0, unconfirmed: 1 });
  const messages = async () => (await notificationsOf(mia)).map(({ message }) => message);
  expect(await messages()).toContain("Advent moved to December 6, 2026. Can you still serve?");
  await server.call(removePlan, { token, params });
  expect(await messages()).toContain("Advent on December 6, 2026 was canceled. You don't need to serve.");
});

test("removing an assignment or its position notifies the person, unless they had declined", async () => {
  const { mia, tom, sound, token, params, assign, answer } = await given();
  const [first] = (await assign(mia)).body.assignments;
  await assign(tom, sound);
  await server.call(unassignPerson, { token, params: { ...params, assignmentId: first?.id ?? "" } });
  expect((await notificationsOf(mia)).map(({ message }) => message)).toContain(
    "You're no longer scheduled as Greeter for Advent on November 29, 2026.",
  );
  await server.call(removePosition, { token, params: { ...params, positionId: sound } });
  expect((await notificationsOf(tom)).map(({ message }) => message)).toContain(
    "You're no longer scheduled as Sound for Advent on November 29, 2026.",
  );
  const [again] = (await assign(mia)).body.assignments;
  await answer(mia, "declined");
  const before = (await notificationsOf(mia)).length;
  await server.call(unassignPerson, { token, params: { ...params, assignmentId: again?.id ?? "" } });
  expect(await notificationsOf(mia)).toHaveLength(before);
});

test("a copy has the same positions on another day, and assigns the same people except those who declined", async () => {
  const { mia, tom, sound, token, params, assign, answer } = await given();
  await assign(mia);
  await assign(tom, sound);
  await answer(tom, "declined");
  const copy = (withPeople: boolean) =>
    server.call(copyPlan, { token, params, body: { date: "2026-12-06", withPeople } });
  expect((await copy(false)).body).toMatchObject({ needed: 3, unconfirmed: 0, notes: "Come early" });
  expect((await copy(true)).body.assignments).toMatchObject([{ name: "Mia Lee", status: "unconfirmed" }]);
  const { body: list } = await server.call(listPlans, { token, query: {} });
  expect(list.map(({ date }) => date)).toEqual(["2026-11-29", "2026-12-06", "2026-12-06"]);
  await server.database.pool.query("update people set archived_at = now() where id = $1", [mia.personId]);
  expect((await copy(true)).body.assignments).toEqual([]);
});

test("a person cannot be assigned twice to the same position, and unassigning removes the assignment", async () => {
  const { mia, token, params, assign } = await given();
  const { body } = await assign(mia);
  expect((await assign(mia)).raw.json()).toMatchObject({ code: "plan-already-assigned" });
  const assignmentId = body.assignments[0]?.id ?? "";
  const unassigned = await server.call(unassignPerson, { token, params: { ...params, assignmentId } });
  expect(unassigned.body.assignments).toEqual([]);
});

test.each([
  [{ name: " " }, "plan-name-blank"],
  [{ date: "2026-13-01" }, "date-invalid"],
  [{ positions: [{ name: " ", needed: 1 }] }, "plan-position-name-blank"],
])("S8.05 invalid input %j is refused with code %s", async (draft, code) => {
  const { token } = await given();
  const { status, raw } = await server.call(addPlan, { token, body: { name: "x", date: "2026-12-06", ...draft } });
  expect([status, raw.json<{ code: string }>().code]).toEqual([400, code]);
});
