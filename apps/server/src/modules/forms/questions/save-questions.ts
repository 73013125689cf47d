import { MAX_QUESTIONS, paymentOf, type Question, type QuestionDraft } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Forms, type FormsStores } from "../forms.ts";
import {
  ChoiceTaken,
  QuestionChanged,
  QuestionNotFound,
  QuestionTypeFixed,
  TooManyQuestions,
} from "../forms-errors.ts";
import { lockForm } from "../access/find-form.ts";
import type { FormRow } from "../records/form-store.ts";
import { checkPayment, readQuestion, type QuestionFields } from "./check-question.ts";
import { describeQuestion } from "./describe-question.ts";
import type { QuestionRow } from "../records/question-store.ts";

/**
 * Adds questions at the end of a form, or changes them. Changes that would make existing answers unreadable are
 * refused.
 */
export const saveQuestions = (forms: Forms, drafts: readonly QuestionDraft[], caller: Caller): Promise<Question[]> =>
  inTransaction(forms, async (stores) => {
    const saved: Question[] = [];
    // Forms are locked in a fixed order, so that concurrent requests cannot deadlock.
    const formIds = [...new Set(drafts.map(({ formId }) => formId))].toSorted();
    const locked = new Map<string, FormRow>();
    for (const formId of formIds) locked.set(formId, await lockForm(stores, formId, caller));
    for (const draft of drafts) {
      const form = locked.get(draft.formId);
      if (form) saved.push(describeQuestion(await save(forms, stores, form, draft)));
    }
    for (const form of locked.values()) await stores.forms.change(form, {});
    return saved;
  });

async function save(forms: Forms, stores: FormsStores, form: FormRow, draft: QuestionDraft): Promise<QuestionRow> {
  const { churchId, id: formId } = form;
  const read = readQuestion(draft);
  // A payment question must be valid once its amount and fund are set; in an open form both are required.
  if (read.fieldType === "Payment" && (form.state === "open" || paymentOf(read))) {
    await checkPayment(forms, churchId, read);
  }
  if (draft.id) {
    const known = await stores.questions.find(churchId, draft.id);
    if (!known || known.formId !== formId || known.removedAt !== null) throw new QuestionNotFound();
    if (draft.seen && !isSameQuestion(known, draft.seen) && !isSameQuestion(known, read)) throw new QuestionChanged();
    await checkAnswered(stores, known, read);
    const changed = { ...known, ...read };
    await stores.questions.change(changed);
    return changed;
  }
  const others = await stores.questions.listAll(churchId, formId);
  if (others.filter(({ removedAt }) => removedAt === null).length >= MAX_QUESTIONS) throw new TooManyQuestions();
  const position = Math.max(0, ...others.map((other) => other.position)) + 1;
  const added = { churchId, id: forms.newId(), formId, position, removedAt: null, ...read };
  await stores.questions.add(added);
  return added;
}

/**
 * Compares two questions by everything but their position. A repeated request equals what is already stored, so it is
 * not a conflict.
 */
const isSameQuestion = (known: QuestionFields, other: QuestionFields): boolean =>
  comparisonText(known) === comparisonText(other);
const comparisonText = ({ title, description, fieldType, placeholder, required, choices }: QuestionFields): string =>
  JSON.stringify([
    title,
    description,
    fieldType,
    placeholder,
    required,
    choices?.map(({ text, value }) => [text, value]),
  ]);

/** Refuses to change the type of a question that has answers, or to remove a choice that somebody has chosen. */
async function checkAnswered({ questions }: FormsStores, known: QuestionRow, read: QuestionFields): Promise<void> {
  if (known.fieldType !== read.fieldType && (await questions.hasAnswers(known))) throw new QuestionTypeFixed();
  if (known.fieldType !== read.fieldType || known.fieldType === "Payment") return;
  const kept = new Set(read.choices?.map(({ value }) => value));
  const removedChoices = (known.choices ?? []).map(({ value }) => value).filter((value) => !kept.has(value));
  const taken = removedChoices.length > 0 ? await questions.findTakenChoice(known, removedChoices) : null;
  if (taken !== null) throw new ChoiceTaken(taken);
}
