import type { Task } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { mayChange } from "./may-task.ts";
import type { NamedTask } from "./task-store.ts";

export function describeTask(row: NamedTask, caller: Caller): Task {
  const { id, churchId, title, description, dueDate, status, dateCreated, dateClosed, version } = row;
  const named = (personId: string | null, name: string | null) =>
    personId ? { id: personId, name: name ?? "" } : null;
  return {
    id,
    churchId,
    title,
    description,
    dueDate,
    status,
    assignee: named(row.assigneeId, row.assigneeName),
    creator: named(row.creatorId, row.creatorName),
    dateCreated: dateCreated.toISOString(),
    dateClosed: dateClosed?.toISOString() ?? null,
    mayChange: mayChange(caller, row),
    version,
  };
}
