import {
  addPlan,
  addTask,
  answerAssignment,
  assignPerson,
  changeTask,
  readMyPlan,
  type UserChurch,
} from "@offertory/contract";
import { addDays } from "@offertory/contract/calendar/local-time";
import type { DemoCall } from "./demo-caller.ts";

const POSITIONS = [
  { name: "Welcome", needed: 2 },
  { name: "Sound", needed: 1 },
  { name: "Coffee", needed: 2 },
];

/** Adds four tasks, one of them closed, and plans with assignments for the next two Sundays. */
export async function addTasks(
  call: DemoCall,
  admin: UserChurch,
  others: readonly UserChurch[],
  now: Date,
): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const sunday = addDays(today, 7 - new Date(`${today}T00:00Z`).getUTCDay());
  const [treasurer, member] = others;
  const give = (title: string, assignee: UserChurch | undefined, inDays: number, description = "") =>
    call(addTask, admin.jwt, {
      body: { title, description, assigneeId: (assignee ?? admin).person.id, dueDate: addDays(today, inDays) },
    });
  await give("Order candles for Advent", admin, 5);
  await give("Ask the bank about the new deposit slips", treasurer, 9, "They changed the form in October.");
  await give("Write to the families of the youth camp", member, -2);
  const done = await give("Return the borrowed chairs", admin, -6);
  await call(changeTask, admin.jwt, { params: { id: done.id }, body: { status: "closed" } });

  for (const [name, date] of [
    ["Sunday service", sunday],
    ["Sunday service", addDays(sunday, 7)],
  ] as const) {
    const draft = { name, date, notes: "Please be there at nine.", positions: POSITIONS };
    const plan = await call(addPlan, admin.jwt, { body: draft });
    const [welcome, sound] = plan.positions;
    const params = { id: plan.id };
    const ask = (who: UserChurch | undefined, positionId: string | undefined) =>
      who && positionId
        ? call(assignPerson, admin.jwt, { params, body: { positionId, personId: who.person.id } })
        : undefined;
    await ask(member, welcome?.id);
    await ask(treasurer, sound?.id);
    if (!treasurer) continue;
    const [currentRandom] = (await call(readMyPlan, treasurer.jwt, { params })).mine;
    const body = { assignmentId: currentRandom?.id ?? "", status: "accepted" } as const;
    await call(answerAssignment, treasurer.jwt, { params, body });
  }
}
