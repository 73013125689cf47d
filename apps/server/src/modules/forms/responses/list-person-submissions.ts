import { can, type CallAnswer, type listPersonSubmissions as call } from "@offertory/contract";
import { may, type Caller } from "../../../platform/identity/caller.ts";
import type { Forms } from "../forms.ts";
import { PersonNotKnown } from "../forms-errors.ts";
import type { FormRow } from "../records/form-store.ts";
import { mayReadAnswers } from "../access/may-build-forms.ts";
import { describeSubmission, describeWhole } from "../submissions/describe-submission.ts";

const MAX_LISTED = 100;

/**
 * What a person has sent in, and what was filled in about them, for who views people; of themselves everybody sees what they sent
 * in. The answers come only to those who may read them: what staff wrote about somebody is not theirs to read.
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
