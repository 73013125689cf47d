import { z } from "zod/mini";
import { DayText, Id, optionalText, text } from "../text/text.ts";

export const TASK_STATUSES = ["open", "closed"] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

const Named = z.object({ id: z.string(), name: z.string() });

export const Task = z.object({
  id: z.string(),
  churchId: z.string(),
  title: z.string(),
  description: z.string(),
  dueDate: z.nullable(z.string()),
  status: z.enum(TASK_STATUSES),
  /** Null when nobody is assigned, or when that person was deleted. */
  assignee: z.nullable(Named),
  creator: z.nullable(Named),
  dateCreated: z.string(),
  dateClosed: z.nullable(z.string()),
  /** Whether the caller may change or remove the task. */
  mayChange: z.boolean(),
  version: z.int(),
});
export type Task = z.output<typeof Task>;

export const TASK_LENGTHS = { title: 200, description: 5000 } as const;

export const TaskDraft = z.object({
  title: text(TASK_LENGTHS.title),
  description: optionalText(TASK_LENGTHS.description),
  dueDate: z.nullish(DayText),
  /** The caller, when it is left out. */
  assigneeId: z.nullish(Id),
});
export type TaskDraft = z.output<typeof TaskDraft>;

export const TaskChange = z.object({
  title: z.optional(text(TASK_LENGTHS.title)),
  description: z.optional(text(TASK_LENGTHS.description)),
  dueDate: z.optional(z.nullable(DayText)),
  assigneeId: z.optional(z.nullable(Id)),
  status: z.optional(z.enum(TASK_STATUSES)),
  /** The version that the caller read. The change is refused when the task has been changed since. */
  version: z.optional(z.int()),
});
export type TaskChange = z.output<typeof TaskChange>;
