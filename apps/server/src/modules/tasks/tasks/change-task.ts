import type { Task, TaskChange } from "@offertory/contract";
import { NotAllowed } from "../../../platform/http/http-errors.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Tasks } from "../tasks.ts";
import { TaskChanged, TaskNotFound } from "../tasks-errors.ts";
import { checkAssignee, checkDay, readTitle } from "./check-task.ts";
import { describeTask } from "./describe-task.ts";
import { lockTask } from "./find-task.ts";
import { mayChange } from "./may-task.ts";
import { notifyOfTask } from "./notify-of-task.ts";

/**
 * Changes, reassigns, completes or reopens a task. Notifies a new assignee, the creator on completion, and the assignee
 * on reopening.
 */
export const changeTask = (tasks: Tasks, id: string, change: TaskChange, caller: Caller): Promise<Task> =>
  inTransaction(tasks, async (stores, tx) => {
    const task = await lockTask(stores, id, caller);
    if (change.version !== undefined && change.version !== task.version) throw new TaskChanged();
    const { title, description, dueDate, assigneeId, status } = change;
    const changesDetails = [title, description, dueDate].some((part) => part !== undefined);
    if (changesDetails && !mayChange(caller, task)) throw new NotAllowed();
    const isReassigned = assigneeId !== undefined && assigneeId !== task.assigneeId;
    if (isReassigned) await checkAssignee(stores, assigneeId, caller);
    const changesStatus = status !== undefined && status !== task.status;

    await stores.tasks.change(caller.churchId, id, {
      ...(title !== undefined && { title: readTitle(title) }),
      ...(description !== undefined && { description: description.trim() }),
      ...(dueDate !== undefined && { dueDate: dueDate === null ? null : checkDay(dueDate) }),
      ...(isReassigned && { assigneeId }),
      ...(changesStatus && { status, dateClosed: status === "closed" ? tasks.now() : null }),
    });
    const changed = await stores.tasks.find(caller.churchId, id);
    if (!changed) throw new TaskNotFound();
    const notifyPerson = (kind: "taskAssigned" | "taskCompleted" | "taskReopened", personId: string | null) =>
      notifyOfTask(tasks, stores, tx, { kind, task: changed, personId }, caller);
    if (isReassigned) await notifyPerson("taskAssigned", changed.assigneeId);
    if (changesStatus && status === "closed") await notifyPerson("taskCompleted", changed.creatorId);
    if (changesStatus && status === "open" && !isReassigned) await notifyPerson("taskReopened", changed.assigneeId);
    // The answer holds the changed task even if the caller, having reassigned it, may no longer see it.
    return describeTask(changed, caller);
  });
