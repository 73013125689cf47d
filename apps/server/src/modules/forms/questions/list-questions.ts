import type { Question } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Forms } from "../forms.ts";
import { FormNotFound, FormRestricted } from "../forms-errors.ts";
import { checkTaking } from "../forms/check-taking.ts";
import { findForm } from "../forms/find-form.ts";
import { mayBuild } from "../forms/may-build-forms.ts";
import { leaveTickets } from "../payments/leave-tickets.ts";
import { describeQuestion } from "./describe-question.ts";

/** The questions of a public form that takes answers, for anyone. */
export async function listPublicQuestions(
  forms: Forms,
  formId: string,
  caller: Caller | null,
  address: string,
): Promise<Question[]> {
  const form = await forms.forms.findById(formId);
  if (!form) throw new FormNotFound();
  if (form.restricted) throw new FormRestricted();
  checkTaking(forms, form, null);
  const questions = await forms.questions.list(form.churchId, form.id);
  if (!caller) await leaveTickets(forms, questions, address);
  return questions.map(describeQuestion);
}

/** For those who fill a form in, while it takes answers; for those who build it, always. */
export async function listQuestions(forms: Forms, formId: string, caller: Caller): Promise<Question[]> {
  const form = await findForm(forms, formId, caller);
  if (!mayBuild(caller)) checkTaking(forms, form, caller);
  return (await forms.questions.list(form.churchId, form.id)).map(describeQuestion);
}
