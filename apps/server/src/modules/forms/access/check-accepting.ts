import { isAcceptingSubmissions } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Forms } from "../forms.ts";
import { FormClosed, FormNotOpenYet, FormArchived, FormRestricted } from "../forms-errors.ts";
import type { FormAvailability } from "../records/question-reader.ts";

/**
 * Returns the caller if they are signed in to the form's church, else null. A user of another church counts as a
 * visitor.
 */
export const memberOf = (form: Pick<FormAvailability, "churchId">, caller: Caller | null): Caller | null =>
  caller?.churchId === form.churchId ? caller : null;

/** Returns whether the form accepts submissions now. */
export const acceptsSubmissions = (
  { now }: Forms,
  form: Pick<FormAvailability, "archivedAt" | "state" | "closesAt">,
): boolean =>
  form.archivedAt === null &&
  isAcceptingSubmissions({ state: form.state, closesAt: form.closesAt?.toISOString() ?? null }, now());

export function checkRestricted(form: Pick<FormAvailability, "restricted">, member: Caller | null): void {
  if (form.restricted && !member) throw new FormRestricted();
}

/** Refuses a caller who cannot fill in this form now, with an error for each reason. */
export function checkAccepting(forms: Forms, form: FormAvailability, member: Caller | null): void {
  checkRestricted(form, member);
  if (form.archivedAt !== null) throw new FormArchived();
  if (form.state === "draft") throw new FormNotOpenYet();
  if (!acceptsSubmissions(forms, form)) throw new FormClosed();
}
