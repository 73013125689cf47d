import type { Caller } from "../../../platform/identity/caller.ts";
import type { Forms, FormsStores } from "../forms.ts";
import { FormNotFound } from "../forms-errors.ts";
import type { FormRow } from "../records/form-store.ts";
import { mayReadAnswers } from "./may-build-forms.ts";

/** Returns a form of the caller's church. */
export async function findForm(stores: Pick<FormsStores, "forms">, id: string, { churchId }: Caller): Promise<FormRow> {
  const form = await stores.forms.find(churchId, id);
  if (!form) throw new FormNotFound();
  return form;
}

export async function lockForm(stores: Pick<FormsStores, "forms">, id: string, { churchId }: Caller): Promise<FormRow> {
  const form = await stores.forms.lock(churchId, id);
  if (!form) throw new FormNotFound();
  return form;
}

/** Returns a form whose answers the caller may read; refuses every other form as not found. */
export async function findReadable(forms: Forms, id: string, caller: Caller): Promise<FormRow> {
  const form = await findForm(forms, id, caller);
  if (!mayReadAnswers(caller, form)) throw new FormNotFound();
  return form;
}
