import { MAX_QUESTIONS, type Question } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Forms, type FormsStores } from "../forms.ts";
import { QuestionNotFound, TooManyQuestions } from "../forms-errors.ts";
import { lockForm } from "../access/find-form.ts";
import { checkPayment } from "./check-question.ts";
import { describeQuestion } from "./describe-question.ts";
import type { QuestionRow } from "../records/question-store.ts";

/** Marks a question as removed. The row stays, so that answers to it stay readable and it can be restored. */
export const removeQuestion = (forms: Forms, id: string, caller: Caller): Promise<Record<string, never>> =>
  inTransaction(forms, async (stores) => {
    const question = await find(stores, id, caller);
    const form = await lockForm(stores, question.formId, caller);
    if (question.removedAt === null) await stores.questions.change({ ...question, removedAt: forms.now() });
    await stores.forms.change(form, {});
    return {};
  });

/** Restores a removed question to its old position. */
export const restoreQuestion = (forms: Forms, id: string, caller: Caller): Promise<Question> =>
  inTransaction(forms, async (stores) => {
    const { formId } = await find(stores, id, caller);
    const form = await lockForm(stores, formId, caller);
    const question = await find(stores, id, caller);
    if (question.removedAt === null) return describeQuestion(question);
    if ((await stores.questions.list(caller.churchId, formId)).length >= MAX_QUESTIONS) throw new TooManyQuestions();
    if (question.fieldType === "Payment" && form.state === "open") await checkPayment(forms, caller.churchId, question);
    const restored = { ...question, removedAt: null };
    await stores.questions.change(restored);
    await stores.forms.change(form, {});
    return describeQuestion(restored);
  });

async function find({ questions }: FormsStores, id: string, { churchId }: Caller): Promise<QuestionRow> {
  const question = await questions.find(churchId, id);
  if (!question) throw new QuestionNotFound();
  return question;
}
