import type { Forms } from "../forms.ts";

const MAX_SUBMISSIONS = 10_000;

/** Collects a person's submissions for the export of their personal data. */
export async function collectForms(forms: Forms, churchId: string, personId: string): Promise<unknown> {
  const rows = await forms.persons.submissionsOf(churchId, personId, MAX_SUBMISSIONS);
  const formIds = [...new Set(rows.map(({ formId }) => formId))];
  const names = new Map<string, string>();
  const titles = new Map<string, string>();
  for (const formId of formIds) {
    names.set(formId, (await forms.forms.find(churchId, formId))?.name ?? "");
    for (const { id, title } of await forms.questions.listAll(churchId, formId)) titles.set(id, title);
  }
  return rows.map(({ formId, submittedAt, submittedBy, answers }) => ({
    form: names.get(formId) ?? "",
    sentAt: submittedAt.toISOString(),
    byThemselves: submittedBy === personId,
    answers: Object.entries(answers).map(([questionId, value]) => ({
      question: titles.get(questionId) ?? "",
      answer: value,
    })),
  }));
}
