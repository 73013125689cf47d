import type { Task, TaskDraft } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Tasks } from "../tasks.ts";
import { checkAssignee, checkDay, readTitle } from "./check-task.ts";
import { readTask } from "./find-task.ts";
import { notifyOfTask } from "./notify-of-task.ts";

/** Creates a task for the caller or for somebody else, who is notified. */
export const addTask = (tasks: Tasks, draft: TaskDraft, caller: Caller): Promise<Task> =>
  inTransaction(tasks, async (stores, tx) => {
    const { churchId, personId } = caller;
    const title = readTitle(draft.title);
    const assigneeId = draft.assigneeId ?? personId;
    await checkAssignee(stores, assigneeId, caller);
    const task = { id: tasks.newId(), title };
    await stores.tasks.add({
      ...task,
      churchId,
      description: draft.description?.trim() ?? "",
      dueDate: draft.dueDate ? checkDay(draft.dueDate) : null,
      assigneeId,
      creatorId: personId,
      status: "open",
      dateCreated: tasks.now(),
    });
    await notifyOfTask(tasks, stores, tx, { kind: "taskAssigned", task, personId: assigneeId }, caller);
    return readTask(stores, task.id, caller);
  });
