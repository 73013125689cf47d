import { isTaking } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Forms } from "../forms.ts";
import { FormClosed, FormNotOpenYet, FormPutAway, FormRestricted } from "../forms-errors.ts";
import type { TakingForm } from "../records/question-reader.ts";

/**
 * Returns the caller if they are signed in to the form's church, else null. A user of another church counts as a
 * visitor.
 */
export const memberOf = (form: Pick<TakingForm, "churchId">, caller: Caller | null): Caller | null =>
  caller?.churchId === form.churchId ? caller : null;

/** Returns whether the form accepts submissions now. */
export const takesAnswers = ({ now }: Forms, form: Pick<TakingForm, "archivedAt" | "state" | "closesAt">): boolean =>
  form.archivedAt === null && isTaking({ state: form.state, closesAt: form.closesAt?.toISOString() ?? null }, now());

export function checkRestricted(form: Pick<TakingForm, "restricted">, member: Caller | null): void {
  if (form.restricted && !member) throw new FormRestricted();
}

/** Refuses a caller who cannot fill in this form now, with an error for each reason. */
export function checkTaking(forms: Forms, form: TakingForm, member: Caller | null): void {
  checkRestricted(form, member);
  if (form.archivedAt !== null) throw new FormPutAway();
  if (form.state === "draft") throw new FormNotOpenYet();
  if (!takesAnswers(forms, form)) throw new FormClosed();
}
