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
  /** Nobody's, or of somebody who is no longer known. */
  assignee: z.nullable(Named),
  creator: z.nullable(Named),
  dateCreated: z.string(),
  dateClosed: z.nullable(z.string()),
  /** Whether the caller may change what it says, or remove it. */
  mayChange: z.boolean(),
  version: z.int(),
});
export type Task = z.output<typeof Task>;

export const TASK_LENGTHS = { title: 200, description: 5000 } as const;

export const TaskDraft = z.object({
  title: text(TASK_LENGTHS.title),
  description: optionalText(TASK_LENGTHS.description),
  dueDate: z.nullish(DayText),
  /** Oneself, unless somebody else is named. */
  assigneeId: z.nullish(Id),
});
export type TaskDraft = z.output<typeof TaskDraft>;

export const TaskChange = z.object({
  title: z.optional(text(TASK_LENGTHS.title)),
  description: z.optional(text(TASK_LENGTHS.description)),
  dueDate: z.optional(z.nullable(DayText)),
  assigneeId: z.optional(z.nullable(Id)),
  status: z.optional(z.enum(TASK_STATUSES)),
  /** What the caller saw; a task that was changed since is not overwritten. */
  version: z.optional(z.int()),
});
export type TaskChange = z.output<typeof TaskChange>;
