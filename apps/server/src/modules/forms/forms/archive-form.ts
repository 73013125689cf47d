import type { FormListed } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Forms } from "../forms.ts";
import { describeOne } from "./describe-form.ts";
import { lockForm } from "../access/find-form.ts";

/** Puts a form away: it takes no more answers, and those that it has stay. */
export const archiveForm = (forms: Forms, id: string, caller: Caller): Promise<Record<string, never>> =>
  inTransaction(forms, async (stores) => {
    const form = await lockForm(stores, id, caller);
    if (form.archivedAt === null) await stores.forms.change(form, { archivedAt: forms.now() });
    return {};
  });

/** Brings it back as it was, but closed: who opens it again means to. */
export async function restoreForm(forms: Forms, id: string, caller: Caller): Promise<FormListed> {
  const restored = await inTransaction(forms, async (stores) => {
    const form = await lockForm(stores, id, caller);
    if (form.archivedAt === null) return form;
    return stores.forms.change(form, { archivedAt: null, ...(form.state === "open" && { state: "closed" }) });
  });
  return describeOne(forms, restored, caller);
}
