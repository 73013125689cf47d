import { addEvent, addPlan, addTask, assignPerson } from "@offertory/contract";
import { contentToken } from "../calendar/content-token.ts";
import type { OwnChurch } from "../people/own-church.ts";
import { callWire } from "../support/call-wire.ts";

export type SeededTasks = { taskId: string; planId: string };

/** Creates a task, a plan in which its creator serves too, and a weekly event, for tests that only look. */
export async function seedTasks(church: OwnChurch, personId: string): Promise<SeededTasks> {
  const { token } = church;
  const about = { title: "Order candles", description: "Forty of them.", dueDate: "2026-01-02" };
  const { id: taskId, creator } = await callWire(addTask, token, { body: about });
  const positions = [{ name: "Welcome", needed: 2 }];
  const draft = { name: "Easter service", date: "2035-03-25", notes: "Be there at nine.", positions };
  const plan = await callWire(addPlan, token, { body: draft });
  const positionId = plan.positions[0]?.id ?? "";
  for (const each of [personId, creator?.id ?? ""])
    await callWire(assignPerson, token, { params: { id: plan.id }, body: { positionId, personId: each } });
  const service = { title: "Sunday service", start: "2026-11-01T10:00", end: "2026-11-01T11:00" };
  const body = { ...service, recurrenceRule: "FREQ=WEEKLY;BYDAY=SU" };
  await callWire(addEvent, await contentToken(church), { body });
  return { taskId, planId: plan.id };
}
