import type { OpenTransaction } from "../../../platform/database/connection.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import { notify } from "../../notifications/index.ts";
import type { Tasks, TasksStores } from "../tasks.ts";
import type { TaskRow } from "./task-store.ts";

// i18n-uses: mails:taskAssigned.text, mails:taskCompleted.text, mails:taskReopened.text
type TaskEventKind = "taskAssigned" | "taskCompleted" | "taskReopened";

/** Notifies a person of a change to a task, unless they made the change themselves. */
export async function notifyOfTask(
  { notifications }: Tasks,
  { persons }: Pick<TasksStores, "persons">,
  tx: OpenTransaction,
  event: { kind: TaskEventKind; task: Pick<TaskRow, "id" | "title">; personId: string | null },
  { churchId, personId: callerId }: Caller,
): Promise<void> {
  const { kind, task, personId } = event;
  if (personId === null || personId === callerId) return;
  const values = { person: await persons.nameOf(churchId, callerId), task: task.title };
  await notify(notifications, tx, {
    churchId,
    personIds: [personId],
    kind: "task",
    contentId: task.id,
    message: (t) => t(`mails:${kind}.text`, values),
    link: `/tasks/${task.id}`,
  });
}
