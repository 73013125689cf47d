import type { OpenForm } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Forms } from "../forms.ts";
import { FormNotFound } from "../forms-errors.ts";
import { createAmountTokens } from "../questions/create-amount-tokens.ts";
import { describeQuestion } from "../questions/describe-question.ts";
import { checkRestricted, memberOf, acceptsSubmissions } from "../access/check-accepting.ts";
import { describeForm } from "./describe-form.ts";
import { mayBuild } from "../access/may-build-forms.ts";

/**
 * Returns a form with its questions, for filling it in. Refuses a draft as not found, except to people who may build
 * forms.
 */
export async function openForm(forms: Forms, id: string, caller: Caller | null, address: string): Promise<OpenForm> {
  const form = await forms.forms.findById(id);
  const member = form ? memberOf(form, caller) : null;
  if (!form || (form.state === "draft" && !mayBuild(member))) throw new FormNotFound();
  checkRestricted(form, member);
  const taking = acceptsSubmissions(forms, form);
  const [church, questions] = await Promise.all([
    forms.forms.card(form.churchId),
    taking ? forms.questions.list(form.churchId, form.id) : [],
  ]);
  if (!caller) await createAmountTokens(forms, questions, address);
  return { form: describeForm(form), church, taking, questions: questions.map(describeQuestion) };
}
