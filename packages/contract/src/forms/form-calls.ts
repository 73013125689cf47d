import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { FlagText, Id, text } from "../text/text.ts";
import { FORM_LENGTHS, Form, FormChange, FormDraft, FormListed } from "./form.ts";
import { Question, QuestionDraft } from "./question.ts";

const ById = z.object({ id: Id });

export const listForms = endpoint({
  api: "membership",
  method: "GET",
  path: "/forms",
  summary: "List the church's forms with the number of submissions",
  query: z.object({ archived: z.optional(FlagText) }),
  answer: z.array(FormListed),
});

export const addForm = endpoint({
  api: "membership",
  method: "POST",
  path: "/forms",
  summary: "Add a form as a draft",
  body: FormDraft,
  answer: FormListed,
});

export const readForm = endpoint({
  api: "membership",
  method: "GET",
  path: "/forms/:id",
  summary: "Read a form for editing",
  params: ById,
  answer: FormListed,
});

export const changeForm = endpoint({
  api: "membership",
  method: "PATCH",
  path: "/forms/:id",
  summary: "Change, open or close a form",
  params: ById,
  body: FormChange,
  answer: FormListed,
});

export const copyForm = endpoint({
  api: "membership",
  method: "POST",
  path: "/forms/:id/copy",
  summary: "Copy a form as a new draft with the same questions",
  params: ById,
  body: z.object({ name: text(FORM_LENGTHS.name) }),
  answer: FormListed,
});

/** The answers are kept, and the form can be restored. */
export const archiveForm = endpoint({
  api: "membership",
  method: "DELETE",
  path: "/forms/:id",
  summary: "Archive a form",
  params: ById,
  answer: z.object({}),
});

export const restoreForm = endpoint({
  api: "membership",
  method: "POST",
  path: "/forms/:id/restore",
  summary: "Restore an archived form",
  params: ById,
  answer: FormListed,
});

/**
 * The data that a person needs to fill in a form. It includes the church, because a link to a form does not name it.
 */
export const OpenForm = z.object({
  form: z.pick(Form, {
    id: true,
    churchId: true,
    name: true,
    description: true,
    contentType: true,
    restricted: true,
    closesAt: true,
    thanks: true,
  }),
  church: z.object({ id: z.string(), name: z.string(), subDomain: z.string() }),
  /** Whether the form accepts answers now; if not, `questions` is empty. */
  taking: z.boolean(),
  questions: z.array(Question),
});
export type OpenForm = z.output<typeof OpenForm>;

export const openForm = endpoint({
  api: "membership",
  method: "GET",
  path: "/forms/:id/open",
  summary: "Read a form to fill in: a public form for anyone, a restricted form for people signed in to its church",
  params: ById,
  answer: OpenForm,
});

export const listPublicQuestions = endpoint({
  api: "membership",
  method: "GET",
  path: "/questions/unrestricted",
  summary: "List the questions of a public form",
  query: z.object({ formId: Id }),
  answer: z.array(Question),
});

export const listQuestions = endpoint({
  api: "membership",
  method: "GET",
  path: "/questions",
  summary: "List the questions of a form",
  query: z.object({ formId: Id }),
  answer: z.array(Question),
});

export const saveQuestions = endpoint({
  api: "membership",
  method: "POST",
  path: "/questions",
  summary: "Add questions to a form, or change them",
  body: z.array(QuestionDraft).check(z.minLength(1), z.maxLength(50)),
  answer: z.array(Question),
});

export const orderQuestions = endpoint({
  api: "membership",
  method: "POST",
  path: "/forms/:id/order",
  summary: "Reorder the questions of a form",
  params: ById,
  body: z.object({ questionIds: z.array(Id).check(z.maxLength(200)) }),
  answer: z.array(Question),
});

/** Answers that were already given to the question are kept. */
export const removeQuestion = endpoint({
  api: "membership",
  method: "DELETE",
  path: "/questions/:id",
  summary: "Remove a question from a form",
  params: ById,
  answer: z.object({}),
});

export const restoreQuestion = endpoint({
  api: "membership",
  method: "POST",
  path: "/questions/:id/restore",
  summary: "Restore a removed question",
  params: ById,
  answer: Question,
});
