import type { Caller } from "../../../platform/identity/caller.ts";
import type { NoteSubjectRules } from "../../messaging/index.ts";
import type { Tasks } from "../tasks.ts";
import { maySee } from "../tasks/may-task.ts";

/** The rules for notes on a task: whoever sees the task reads and writes its notes. */
export function notedTasks({ tasks }: Tasks): { task: NoteSubjectRules } {
  const may = async (caller: Caller, id: string) => {
    const task = await tasks.find(caller.churchId, id);
    return task !== undefined && maySee(caller, task);
  };
  return {
    task: {
      mayRead: may,
      mayWrite: may,
      exists: async (churchId, id) => (await tasks.find(churchId, id)) !== undefined,
      nameOf: async (churchId, id) => (await tasks.find(churchId, id))?.title ?? null,
      link: (id) => `/tasks/${encodeURIComponent(id)}`,
    },
  };
}
