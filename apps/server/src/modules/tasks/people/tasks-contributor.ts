import { can } from "@offertory/contract";
import { may } from "../../../platform/identity/caller.ts";
import type { PersonContributor } from "../../people/index.ts";
import type { Tasks } from "../tasks.ts";

const EARLIEST_DATE = "0000-00-00";

/** Callers who edit plans may export the tasks of everybody. */
export const tasksContributor = (tasks: Tasks): PersonContributor => ({
  name: "tasks",
  maySee: (caller) => may(caller, can.editPlans),
  collect: (churchId, personId) => collectTasks(tasks, churchId, personId),
});

async function collectTasks(tasks: Tasks, churchId: string, personId: string): Promise<unknown> {
  const own = await tasks.tasks.ofPerson(churchId, personId);
  const serving = await tasks.plans.servingOf(churchId, personId, EARLIEST_DATE);
  return {
    tasks: own.map(({ title, description, dueDate, status, dateCreated, dateClosed, assigneeId }) => ({
      title,
      description,
      dueDate,
      status,
      dateCreated: dateCreated.toISOString(),
      dateClosed: dateClosed?.toISOString() ?? null,
      theirs: assigneeId === personId,
    })),
    serving: serving.map(({ planName, date, position, status, reason }) => ({
      plan: planName,
      date,
      position,
      status,
      reason,
    })),
  };
}
