import type { FormPage } from "@offertory/contract/forms/form-page";
import type { Forms } from "../forms.ts";
import { describeQuestion } from "../questions/describe-question.ts";
import { acceptsSubmissions } from "../access/check-accepting.ts";

/**
 * Returns what the public page of a form shows. A restricted form is not shown there: members fill it in in the portal.
 */
export async function readFormPage(
  forms: Forms,
  churchId: string,
  formId: string,
): Promise<Pick<FormPage, "standing" | "form" | "questions">> {
  const row = await forms.forms.findById(formId);
  if (!row || row.churchId !== churchId || row.state === "draft") {
    return { standing: "missing", form: null, questions: [] };
  }
  if (row.restricted) return { standing: "restricted", form: null, questions: [] };
  const { id, name, description, thanks, closesAt } = row;
  const form = { id, churchId, name, description, thanks, closesAt: closesAt?.toISOString() ?? null };
  if (!acceptsSubmissions(forms, row)) return { standing: "closed", form, questions: [] };
  const questions = await forms.questions.list(churchId, id);
  return { standing: "open", form, questions: questions.map(describeQuestion) };
}
