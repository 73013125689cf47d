import { takesAnswer, type FormChange, type FormListed } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Forms, type FormsStores } from "../forms.ts";
import { DateInvalid, FormChanged, FormEmpty, PersonNotKnown } from "../forms-errors.ts";
import { checkPayment } from "../questions/check-question.ts";
import { readName } from "./add-form.ts";
import { describeOne } from "./describe-form.ts";
import { lockForm } from "../access/find-form.ts";
import type { FormRow, FormUpdate } from "../records/form-store.ts";

/** Changes, opens or closes a form. Refuses if somebody else changed it after the caller had read it. */
export async function changeForm(forms: Forms, id: string, change: FormChange, caller: Caller): Promise<FormListed> {
  const changed = await inTransaction(forms, async (stores) => {
    const form = await lockForm(stores, id, caller);
    if (change.version !== undefined && change.version !== form.version) throw new FormChanged();
    const update = await readChange(stores, change, caller);
    if (update.state === "open") await checkReady(forms, stores, form);
    return stores.forms.change(form, update);
  });
  return describeOne(forms, changed, caller);
}

async function readChange(
  { persons }: Pick<FormsStores, "persons">,
  { name, closesAt, notifyPersonIds, ...change }: FormChange,
  { churchId }: Caller,
): Promise<FormUpdate> {
  if (notifyPersonIds && !(await persons.areKnown(churchId, notifyPersonIds))) throw new PersonNotKnown();
  const { description, contentType, state, restricted, thanks, confirmationMail } = change;
  return {
    ...(description !== undefined && { description: description.trim() }),
    ...(contentType && { contentType }),
    ...(state && { state }),
    ...(restricted !== undefined && { restricted }),
    ...(thanks !== undefined && { thanks: thanks.trim() }),
    ...(confirmationMail !== undefined && { confirmationMail }),
    ...(name !== undefined && { name: readName(name) }),
    ...(closesAt !== undefined && { closesAt: closesAt === null ? null : readTime(closesAt) }),
    ...(notifyPersonIds && { notifyPersonIds: [...new Set(notifyPersonIds)] }),
  };
}

/** Parses a time; refuses years outside 1970–9999, because JavaScript parses years that PostgreSQL cannot store. */
function readTime(text: string): Date {
  const time = new Date(text);
  const year = time.getUTCFullYear();
  if (!(year >= 1970 && year <= 9999)) throw new DateInvalid();
  return time;
}

/** Refuses to open a form that has no question, or a payment question that could not be paid. */
export async function checkReady(
  forms: Forms,
  stores: Pick<FormsStores, "questions">,
  { churchId, id }: Pick<FormRow, "churchId" | "id">,
): Promise<void> {
  const questions = await stores.questions.list(churchId, id);
  if (!questions.some(takesAnswer)) throw new FormEmpty();
  for (const question of questions) {
    if (question.fieldType === "Payment") await checkPayment(forms, churchId, question);
  }
}
