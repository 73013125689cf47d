import { isTaking } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Forms } from "../forms.ts";
import { FormClosed, FormNotOpenYet, FormPutAway, FormRestricted } from "../forms-errors.ts";
import type { TakingForm } from "../records/question-reader.ts";

/** The caller, where they are signed in to the church of the form; to a form of another church everybody is a stranger. */
export const memberOf = (form: Pick<TakingForm, "churchId">, caller: Caller | null): Caller | null =>
  caller?.churchId === form.churchId ? caller : null;

/** Whether it takes answers at this moment. */
export const takesAnswers = ({ now }: Forms, form: Pick<TakingForm, "archivedAt" | "state" | "closesAt">): boolean =>
  form.archivedAt === null && isTaking({ state: form.state, closesAt: form.closesAt?.toISOString() ?? null }, now());

export function checkRestricted(form: Pick<TakingForm, "restricted">, member: Caller | null): void {
  if (form.restricted && !member) throw new FormRestricted();
}

/** Refuses, by the name of the reason, who cannot fill this form in now. */
export function checkTaking(forms: Forms, form: TakingForm, member: Caller | null): void {
  checkRestricted(form, member);
  if (form.archivedAt !== null) throw new FormPutAway();
  if (form.state === "draft") throw new FormNotOpenYet();
  if (!takesAnswers(forms, form)) throw new FormClosed();
}
