import type { Form, FormListed } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Forms } from "../forms.ts";
import type { FormRow } from "../records/form-store.ts";
import { mayReadAnswers } from "../access/may-build-forms.ts";

export const describeForm = ({ closesAt, createdAt, ...form }: FormRow): Form => ({
  ...form,
  closesAt: closesAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

/**
 * Describes forms for a list: with the numbers of questions and submissions, and whether the caller may read the
 * answers.
 */
export async function describeListed(forms: Forms, rows: readonly FormRow[], caller: Caller): Promise<FormListed[]> {
  const counts = await forms.forms.counts(
    caller.churchId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { questions = 0, submissions = 0, held = 0, lastSubmittedAt = null } = counts.get(row.id) ?? {};
    return {
      ...describeForm(row),
      questions,
      submissions,
      held,
      lastSubmittedAt: lastSubmittedAt?.toISOString() ?? null,
      mayRead: mayReadAnswers(caller, row),
    };
  });
}

export async function describeOne(forms: Forms, row: FormRow, caller: Caller): Promise<FormListed> {
  const [listed] = await describeListed(forms, [row], caller);
  return listed!;
}
