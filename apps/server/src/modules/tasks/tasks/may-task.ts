import { can } from "@offertory/contract";
import { may, type Caller } from "../../../platform/identity/caller.ts";
import type { TaskRow } from "./task-store.ts";

type TaskParties = Pick<TaskRow, "churchId" | "assigneeId" | "creatorId">;

/** Whether the caller may edit plans, and with them all tasks. */
export const mayEditPlans = (caller: Caller): boolean => may(caller, can.editPlans);

/** The assignee, the creator and callers who edit plans may see, complete and reopen a task. */
export const maySee = (caller: Caller, { churchId, assigneeId, creatorId }: TaskParties): boolean =>
  caller.churchId === churchId && (mayEditPlans(caller) || [assigneeId, creatorId].includes(caller.personId));

/** The creator and callers who edit plans may change the text of a task and delete it. */
export const mayChange = (caller: Caller, { churchId, creatorId }: TaskParties): boolean =>
  caller.churchId === churchId && (mayEditPlans(caller) || creatorId === caller.personId);

/**
 * Everybody may assign a task to themselves; assigning it to others needs permission to view or edit people, or to edit
 * plans.
 */
export const mayAssignTo = (caller: Caller, personId: string | null): boolean =>
  personId === caller.personId || mayEditPlans(caller) || may(caller, can.viewPeople) || may(caller, can.editPeople);
