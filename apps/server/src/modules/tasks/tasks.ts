import { transactionsWith } from "../../platform/database/in-transaction.ts";
import type { Connection } from "../../platform/database/connection.ts";
import type { Guards } from "../../platform/identity/access.ts";
import type { Notifications } from "../notifications/index.ts";
import { personStore } from "./people/person-store.ts";
import { planStore } from "./plans/plan-store.ts";
import { taskStore } from "./tasks/task-store.ts";
import type { TasksDatabase, TasksTables } from "./tasks-tables.ts";

export interface TasksNeeds {
  guards: Guards;
  notifications: Notifications;
  now: () => Date;
  newId: () => string;
}

const storesIn = (db: TasksDatabase) => ({
  tasks: taskStore(db),
  plans: planStore(db),
  persons: personStore(db),
});
export type TasksStores = ReturnType<typeof storesIn>;

export interface Tasks extends TasksNeeds, TasksStores {
  connection: Connection;
}

export function openTasks(connection: Connection, needs: TasksNeeds): Tasks {
  return { ...needs, connection, ...storesIn(connection.$extendTables<TasksTables>()) };
}

export const inTransaction = transactionsWith((tx) => storesIn(tx.$extendTables<TasksTables>()));
