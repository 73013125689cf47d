import type { CallInput, listTasks as call, Task } from "@offertory/contract";
import { NotAllowed } from "../../../platform/http/http-errors.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Tasks } from "../tasks.ts";
import { describeTask } from "./describe-task.ts";
import { mayEditPlans } from "./may-task.ts";

export async function listTasks(
  { tasks }: Tasks,
  { view = "mine", status = "open" }: CallInput<typeof call>["query"],
  caller: Caller,
): Promise<Task[]> {
  if (view === "all" && !mayEditPlans(caller)) throw new NotAllowed();
  const rows = await tasks.list(caller.churchId, caller.personId, view, status);
  return rows.map((row) => describeTask(row, caller));
}
