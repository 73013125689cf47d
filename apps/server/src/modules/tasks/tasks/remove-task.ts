import { NotAllowed } from "../../../platform/http/http-errors.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Tasks } from "../tasks.ts";
import { lockTask } from "./find-task.ts";
import { mayChange } from "./may-task.ts";

export const removeTask = (tasks: Tasks, id: string, caller: Caller): Promise<Record<string, never>> =>
  inTransaction(tasks, async (stores) => {
    const task = await lockTask(stores, id, caller);
    if (!mayChange(caller, task)) throw new NotAllowed();
    await stores.tasks.remove(caller.churchId, id);
    return {};
  });
