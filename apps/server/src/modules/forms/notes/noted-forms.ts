import type { Caller } from "../../../platform/identity/caller.ts";
import type { NoteSubjectRules } from "../../messaging/index.ts";
import type { Forms } from "../forms.ts";
import { mayReadAnswers } from "../access/may-build-forms.ts";
import type { FormRow } from "../records/form-store.ts";
import { responseLink } from "../emails/response-link.ts";

/** Rules for notes on forms and submissions: people who may read the answers may read and write notes. */
export function notedForms(forms: Forms): { form: NoteSubjectRules; formSubmission: NoteSubjectRules } {
  const formOf = async (churchId: string, submissionId: string): Promise<FormRow | undefined> => {
    const submission = await forms.submissions.find(churchId, submissionId);
    return submission && forms.forms.find(churchId, submission.formId);
  };
  const rules = (find: typeof formOf, link: NoteSubjectRules["link"]): NoteSubjectRules => {
    const may = async (caller: Caller, id: string) => {
      const form = await find(caller.churchId, id);
      return form !== undefined && mayReadAnswers(caller, form);
    };
    return { mayRead: may, mayWrite: may, exists: async (...which) => (await find(...which)) !== undefined, link };
  };
  return {
    form: {
      ...rules(
        (churchId, id) => forms.forms.find(churchId, id),
        (id) => `/forms/${encodeURIComponent(id)}`,
      ),
      nameOf: async (churchId, id) => (await forms.forms.find(churchId, id))?.name ?? null,
    },
    formSubmission: {
      ...rules(formOf, async (id, churchId) => {
        const form = await formOf(churchId, id);
        return form ? responseLink(form.id, id) : null;
      }),
      describeNote: async (churchId, id) => {
        const form = await formOf(churchId, id);
        return form ? (writer, t) => t("mails:note.aboutResponse", { name: writer, form: form.name }) : null;
      },
    },
  };
}
