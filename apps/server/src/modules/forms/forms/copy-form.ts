import type { FormListed } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Forms } from "../forms.ts";
import { blankForm, readName } from "./add-form.ts";
import { describeOne } from "./describe-form.ts";
import { findForm } from "../access/find-form.ts";

/** Creates a draft with the same questions and without submissions. The caller becomes its creator. */
export async function copyForm(forms: Forms, id: string, name: string, caller: Caller): Promise<FormListed> {
  const copy = await inTransaction(forms, async (stores) => {
    const { description, contentType, restricted, thanks, confirmationMail } = await findForm(stores, id, caller);
    const made = await stores.forms.add({
      ...blankForm(forms, caller, readName(name)),
      description,
      contentType,
      restricted,
      thanks,
      confirmationMail,
    });
    for (const question of await stores.questions.list(caller.churchId, id)) {
      await stores.questions.add({ ...question, id: forms.newId(), formId: made.id });
    }
    return made;
  });
  return describeOne(forms, copy, caller);
}
