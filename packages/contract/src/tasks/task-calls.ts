import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id } from "../text/text.ts";
import { Task, TASK_STATUSES, TaskChange, TaskDraft } from "./task.ts";

const ById = z.object({ id: Id });

/** `mine` are tasks assigned to the caller, `byMe` tasks the caller has created; `all` is only for people who plan. */
export const TASK_VIEWS = ["mine", "byMe", "all"] as const;
export type TaskView = (typeof TASK_VIEWS)[number];
export const MAX_TASKS = 500;

export const listTasks = endpoint({
  api: "membership",
  method: "GET",
  path: "/tasks",
  summary: "List tasks: open ones by due date, closed ones newest first",
  query: z.object({ view: z.optional(z.enum(TASK_VIEWS)), status: z.optional(z.enum(TASK_STATUSES)) }),
  answer: z.array(Task),
});

export const addTask = endpoint({
  api: "membership",
  method: "POST",
  path: "/tasks",
  summary: "Add a task for yourself or for another person, who is notified",
  body: TaskDraft,
  answer: Task,
});

export const readTask = endpoint({
  api: "membership",
  method: "GET",
  path: "/tasks/:id",
  summary: "Read a task; for its assignee, its creator and planners",
  params: ById,
  answer: Task,
});

export const changeTask = endpoint({
  api: "membership",
  method: "PATCH",
  path: "/tasks/:id",
  summary: "Change, reassign, complete or reopen a task",
  params: ById,
  body: TaskChange,
  answer: Task,
});

export const removeTask = endpoint({
  api: "membership",
  method: "DELETE",
  path: "/tasks/:id",
  summary: "Remove a task",
  params: ById,
  answer: z.object({}),
});
