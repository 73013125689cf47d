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
  summary: "The church's forms, with how many answers each has",
  query: z.object({ archived: z.optional(FlagText) }),
  answer: z.array(FormListed),
});

export const addForm = endpoint({
  api: "membership",
  method: "POST",
  path: "/forms",
  summary: "Begin a form; it is a draft until it is opened",
  body: FormDraft,
  answer: FormListed,
});

export const readForm = endpoint({
  api: "membership",
  method: "GET",
  path: "/forms/:id",
  summary: "One form, for those who build forms",
  params: ById,
  answer: FormListed,
});

export const changeForm = endpoint({
  api: "membership",
  method: "PATCH",
  path: "/forms/:id",
  summary: "Change a form, open or close it",
  params: ById,
  body: FormChange,
  answer: FormListed,
});

export const copyForm = endpoint({
  api: "membership",
  method: "POST",
  path: "/forms/:id/copy",
  summary: "A new draft with the same questions, and no answers",
  params: ById,
  body: z.object({ name: text(FORM_LENGTHS.name) }),
  answer: FormListed,
});

/** The answers are kept, and the form can be restored. */
export const archiveForm = endpoint({
  api: "membership",
  method: "DELETE",
  path: "/forms/:id",
  summary: "Put a form away",
  params: ById,
  answer: z.object({}),
});

export const restoreForm = endpoint({
  api: "membership",
  method: "POST",
  path: "/forms/:id/restore",
  summary: "Bring back a form that was put away",
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
  summary: "A form to be filled in: a public one by anyone, a restricted one by who is signed in to its church",
  params: ById,
  answer: OpenForm,
});

export const listPublicQuestions = endpoint({
  api: "membership",
  method: "GET",
  path: "/questions/unrestricted",
  summary: "The questions of a public form",
  query: z.object({ formId: Id }),
  answer: z.array(Question),
});

export const listQuestions = endpoint({
  api: "membership",
  method: "GET",
  path: "/questions",
  summary: "The questions of a form",
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
  summary: "Put a form's questions into this order",
  params: ById,
  body: z.object({ questionIds: z.array(Id).check(z.maxLength(200)) }),
  answer: z.array(Question),
});

/** Answers that were already given to the question are kept. */
export const removeQuestion = endpoint({
  api: "membership",
  method: "DELETE",
  path: "/questions/:id",
  summary: "Take a question out of a form",
  params: ById,
  answer: z.object({}),
});

export const restoreQuestion = endpoint({
  api: "membership",
  method: "POST",
  path: "/questions/:id/restore",
  summary: "Put a question back that was taken out",
  params: ById,
  answer: Question,
});
