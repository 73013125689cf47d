import type { Task } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { TasksStores } from "../tasks.ts";
import { TaskNotFound } from "../tasks-errors.ts";
import { describeTask } from "./describe-task.ts";
import { maySee } from "./may-task.ts";
import type { TaskRow } from "./task-store.ts";

type Stores = Pick<TasksStores, "tasks">;

/** Returns a task. A task that the caller may not see counts as not found. */
export async function readTask({ tasks }: Stores, id: string, caller: Caller): Promise<Task> {
  const task = await tasks.find(caller.churchId, id);
  if (!task || !maySee(caller, task)) throw new TaskNotFound();
  return describeTask(task, caller);
}

export async function lockTask({ tasks }: Stores, id: string, caller: Caller): Promise<TaskRow> {
  const task = await tasks.lock(caller.churchId, id);
  if (!task || !maySee(caller, task)) throw new TaskNotFound();
  return task;
}
