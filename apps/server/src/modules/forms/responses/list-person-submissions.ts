import { can, type CallAnswer, type listPersonSubmissions as call } from "@offertory/contract";
import { may, type Caller } from "../../../platform/identity/caller.ts";
import type { Forms } from "../forms.ts";
import { PersonNotKnown } from "../forms-errors.ts";
import type { FormRow } from "../records/form-store.ts";
import { mayReadAnswers } from "../access/may-build-forms.ts";
import { describeSubmission, describeWhole } from "../submissions/describe-submission.ts";

const MAX_LISTED = 100;

/**
 * Lists the submissions by a person or about them, for callers who may view people; others see only those that they
 * sent in themselves. Answers are included only if the caller sent them or may read the form's answers, so that people
 * do not read what staff wrote about them.
 */
export async function listPersonSubmissions(
  forms: Forms,
  personId: string,
  caller: Caller,
): Promise<CallAnswer<typeof call>> {
  const { churchId } = caller;
  const isSelf = personId === caller.personId;
  const seesPeople = may(caller, can.viewPeople) || may(caller, can.editPeople);
  const isKnown = (isSelf || seesPeople) && (await forms.persons.areKnown(churchId, [personId]));
  if (!isKnown) throw new PersonNotKnown();
  const found = await forms.persons.submissionsOf(churchId, personId, MAX_LISTED);
  const byForm = await readForms(
    forms,
    churchId,
    found.map(({ formId }) => formId),
  );
  const rows = found.filter((row) => seesPeople || row.submittedBy === caller.personId);
  return rows.flatMap((row) => {
    const known = byForm.get(row.formId);
    if (!known) return [];
    const { form, questions } = known;
    const mayRead = row.submittedBy === caller.personId || mayReadAnswers(caller, form);
    const whole = mayRead ? describeWhole(row, { questions }) : describeSubmission(row);
    return [{ ...whole, form: { name: form.name } }];
  });
}

async function readForms(forms: Forms, churchId: string, ids: readonly string[]) {
  const known = new Map<string, { form: FormRow; questions: Awaited<ReturnType<Forms["questions"]["listAll"]>> }>();
  for (const id of new Set(ids)) {
    const form = await forms.forms.find(churchId, id);
    if (form) known.set(id, { form, questions: await forms.questions.listAll(churchId, id) });
  }
  return known;
}
