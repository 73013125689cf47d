import { can } from "@offertory/contract";
import { may, type Caller } from "../../../platform/identity/caller.ts";
import type { FormRow } from "../records/form-store.ts";

/** Who makes forms and their questions. */
export const mayBuild = (caller: Caller | null): caller is Caller =>
  caller !== null && (may(caller, can.administerForms) || may(caller, can.editForms));

/** Who reads what was answered: who administers forms, and of a form of their own who made it. */
export const mayReadAnswers = (caller: Caller | null, { churchId, createdBy }: FormRow): boolean =>
  caller?.churchId === churchId &&
  (may(caller, can.administerForms) || (may(caller, can.editForms) && createdBy === caller.personId));

/** Who may change or remove what others answered. */
export const mayAdminister = (caller: Caller | null, { churchId }: Pick<FormRow, "churchId">): boolean =>
  caller?.churchId === churchId && may(caller, can.administerForms);
