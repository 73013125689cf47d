import { isBlank } from "@offertory/contract";
import { isLocal } from "@offertory/contract/calendar/local-time";
import { NotAllowed } from "../../../platform/http/http-errors.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { TasksStores } from "../tasks.ts";
import { DayInvalid, PersonNotKnown, TaskTitleBlank } from "../tasks-errors.ts";
import { mayAssignTo } from "./may-task.ts";

export function readTitle(sent: string): string {
  const title = sent.trim();
  if (isBlank(title)) throw new TaskTitleBlank();
  return title;
}

export function checkDay(day: string): string {
  if (!isLocal(day, true)) throw new DayInvalid();
  return day;
}

/** Refuses an assignee who is not in the church, or to whom the caller may not assign tasks. */
export async function checkAssignee(
  { persons }: Pick<TasksStores, "persons">,
  personId: string | null,
  caller: Caller,
): Promise<void> {
  if (!mayAssignTo(caller, personId)) throw new NotAllowed();
  if (personId !== null && !(await persons.isKnown(caller.churchId, personId))) throw new PersonNotKnown();
}
