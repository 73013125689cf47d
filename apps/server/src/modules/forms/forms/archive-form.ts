import type { FormListed } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Forms } from "../forms.ts";
import { describeOne } from "./describe-form.ts";
import { lockForm } from "../access/find-form.ts";

/** Archives a form: it accepts no more submissions, and keeps those it has. */
export const archiveForm = (forms: Forms, id: string, caller: Caller): Promise<Record<string, never>> =>
  inTransaction(forms, async (stores) => {
    const form = await lockForm(stores, id, caller);
    if (form.archivedAt === null) await stores.forms.change(form, { archivedAt: forms.now() });
    return {};
  });

/**
 * Restores an archived form. A form that was open becomes closed, so that it does not accept submissions until somebody
 * opens it.
 */
export async function restoreForm(forms: Forms, id: string, caller: Caller): Promise<FormListed> {
  const restored = await inTransaction(forms, async (stores) => {
    const form = await lockForm(stores, id, caller);
    if (form.archivedAt === null) return form;
    return stores.forms.change(form, { archivedAt: null, ...(form.state === "open" && { state: "closed" }) });
  });
  return describeOne(forms, restored, caller);
}
