import type { FormDraft, FormListed } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Forms } from "../forms.ts";
import { FormNameBlank } from "../forms-errors.ts";
import { describeOne } from "./describe-form.ts";
import type { FormRow } from "../records/form-store.ts";

/** Creates a form as a draft. Only people who may build forms see it until it is opened. */
export async function addForm(forms: Forms, draft: FormDraft, caller: Caller): Promise<FormListed> {
  const { name, description, contentType, restricted } = draft;
  const form = await forms.forms.add({
    ...blankForm(forms, caller, readName(name)),
    description: description?.trim() ?? "",
    contentType: contentType ?? "form",
    restricted: restricted ?? false,
  });
  return describeOne(forms, form, caller);
}

export function readName(sent: string): string {
  const name = sent.trim();
  if (!name) throw new FormNameBlank();
  return name;
}

export const blankForm = (
  { newId, now }: Forms,
  { churchId, personId }: Caller,
  name: string,
): Omit<FormRow, "version" | "description" | "contentType" | "restricted"> => ({
  churchId,
  id: newId(),
  name,
  state: "draft",
  closesAt: null,
  thanks: "",
  confirmationMail: false,
  notifyPersonIds: [],
  createdBy: personId,
  archivedAt: null,
  createdAt: now(),
});
