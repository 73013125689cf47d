import { can } from "@offertory/contract";
import { may, type Caller } from "../../../platform/identity/caller.ts";
import type { TaskRow } from "./task-store.ts";

type Whose = Pick<TaskRow, "churchId" | "assigneeId" | "creatorId">;

/** Who plans for others. */
export const plans = (caller: Caller): boolean => may(caller, can.editPlans);

/** A task is seen, completed and reopened by who is to do it, who gave it, and who plans. */
export const maySee = (caller: Caller, { churchId, assigneeId, creatorId }: Whose): boolean =>
  caller.churchId === churchId && (plans(caller) || [assigneeId, creatorId].includes(caller.personId));

/** What it says is changed, and it is removed, by who gave it and who plans. */
export const mayChange = (caller: Caller, { churchId, creatorId }: Whose): boolean =>
  caller.churchId === churchId && (plans(caller) || creatorId === caller.personId);

/** Who gives something to others to do: staff. Everybody may take it themselves. */
export const mayGiveTo = (caller: Caller, personId: string | null): boolean =>
  personId === caller.personId || plans(caller) || may(caller, can.viewPeople) || may(caller, can.editPeople);
