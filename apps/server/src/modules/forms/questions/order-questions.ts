import type { Question } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Forms } from "../forms.ts";
import { QuestionNotFound } from "../forms-errors.ts";
import { lockForm } from "../access/find-form.ts";
import { describeQuestion } from "./describe-question.ts";

/**
 * Puts questions into this order. Those that the request does not name (perhaps added meanwhile) come last, in their
 * previous order.
 */
export const orderQuestions = (
  forms: Forms,
  formId: string,
  questionIds: readonly string[],
  caller: Caller,
): Promise<Question[]> =>
  inTransaction(forms, async (stores) => {
    const form = await lockForm(stores, formId, caller);
    const known = (await stores.questions.list(caller.churchId, formId)).map(({ id }) => id);
    const named = [...new Set(questionIds)];
    if (!named.every((id) => known.includes(id))) throw new QuestionNotFound();
    await stores.questions.setPositions(caller.churchId, [...named, ...known.filter((id) => !named.includes(id))]);
    await stores.forms.change(form, {});
    return (await stores.questions.list(caller.churchId, formId)).map(describeQuestion);
  });
