import type { Question } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Forms } from "../forms.ts";
import { FormNotFound, FormRestricted } from "../forms-errors.ts";
import { checkAccepting } from "../access/check-accepting.ts";
import { mayBuild } from "../access/may-build-forms.ts";
import { createAmountTokens } from "./create-amount-tokens.ts";
import { describeQuestion } from "./describe-question.ts";

/** Lists the questions of a public form that accepts submissions, for anyone. */
export async function listPublicQuestions(
  forms: Forms,
  formId: string,
  caller: Caller | null,
  address: string,
): Promise<Question[]> {
  const found = await forms.questionReader.withForm(formId);
  if (!found) throw new FormNotFound();
  const { form, questions } = found;
  if (form.restricted) throw new FormRestricted();
  checkAccepting(forms, form, null);
  if (!caller) await createAmountTokens(forms, questions, address);
  return questions.map(describeQuestion);
}

/** Lists the questions of a form: for members while it accepts submissions, for people who may build forms always. */
export async function listQuestions(forms: Forms, formId: string, caller: Caller): Promise<Question[]> {
  const found = await forms.questionReader.withForm(formId);
  if (found?.form.churchId !== caller.churchId) throw new FormNotFound();
  if (!mayBuild(caller)) checkAccepting(forms, found.form, caller);
  return found.questions.map(describeQuestion);
}
