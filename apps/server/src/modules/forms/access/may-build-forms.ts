import { can } from "@offertory/contract";
import { may, type Caller } from "../../../platform/identity/caller.ts";
import type { FormRow } from "../records/form-store.ts";

/** Returns whether the caller may create and edit forms and their questions. */
export const mayBuild = (caller: Caller | null): caller is Caller =>
  caller !== null && (may(caller, can.administerForms) || may(caller, can.editForms));

/**
 * Returns whether the caller may read a form's answers: forms administrators always, form editors if they created the
 * form.
 */
export const mayReadAnswers = (caller: Caller | null, { churchId, createdBy }: FormRow): boolean =>
  caller?.churchId === churchId &&
  (may(caller, can.administerForms) || (may(caller, can.editForms) && createdBy === caller.personId));

/** Returns whether the caller may change or remove answers of other people. */
export const mayAdminister = (caller: Caller | null, { churchId }: Pick<FormRow, "churchId">): boolean =>
  caller?.churchId === churchId && may(caller, can.administerForms);
