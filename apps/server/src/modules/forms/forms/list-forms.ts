import type { CallAnswer, FormListed, listFormsToFill as toFill } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Forms } from "../forms.ts";
import { describeListed, describeOne } from "./describe-form.ts";
import { findForm } from "../access/find-form.ts";

export const listForms = async (
  forms: Forms,
  { archived = false }: { archived?: boolean | undefined },
  caller: Caller,
): Promise<FormListed[]> => describeListed(forms, await forms.forms.list(caller.churchId, archived), caller);

export const readForm = async (forms: Forms, id: string, caller: Caller): Promise<FormListed> =>
  describeOne(forms, await findForm(forms, id, caller), caller);

/** Lists the forms that every member of the church can fill in now. */
export async function listFormsToFill(
  forms: Forms,
  { contentType }: { contentType?: "form" | "person" | undefined },
  { churchId }: Caller,
): Promise<CallAnswer<typeof toFill>> {
  const rows = await forms.forms.listAccepting(churchId, contentType, forms.now());
  return rows.map(({ id, name, description, restricted, closesAt }) => ({
    id,
    name,
    description,
    restricted,
    closesAt: closesAt?.toISOString() ?? null,
  }));
}
