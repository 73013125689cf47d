import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, NumberText, text } from "../text/text.ts";
import { Question } from "./question.ts";
import { FormSubmission, SUBMISSION_STATES } from "./submission-calls.ts";

/** One row of the table of answers. */
export const FormResponse = z.object({
  id: z.string(),
  submissionDate: z.string(),
  state: z.enum(SUBMISSION_STATES),
  /** Who sent the answers, when that is known. `contentId` is the person whom the answers are about. */
  submittedBy: z.nullable(z.object({ id: z.string(), displayName: z.string() })),
  contentId: z.nullable(z.string()),
  /** From question id to answer. */
  answers: z.record(z.string(), z.string()),
});
export type FormResponse = z.output<typeof FormResponse>;

export const RESPONSES_PER_PAGE = 50;
export const MAX_RESPONSE_SEARCH_LENGTH = 200;

const ResponseFilter = z.object({
  state: z.optional(z.enum(SUBMISSION_STATES)),
  /** Text that one of the answers must contain. */
  search: z.optional(text(MAX_RESPONSE_SEARCH_LENGTH)),
  /** Days in the church's time zone. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
});

export const listResponses = endpoint({
  api: "membership",
  method: "GET",
  path: "/forms/:id/responses",
  summary: "List the submissions of a form, newest first, a page at a time",
  params: z.object({ id: Id }),
  query: z.extend(ResponseFilter, { before: z.optional(text(200)), limit: z.optional(NumberText) }),
  answer: z.object({
    /** The current questions, then removed ones that have answers. */
    questions: z.array(z.extend(Question, { removed: z.boolean() })),
    responses: z.array(FormResponse),
    next: z.nullable(z.string()),
    /** Exact up to ten thousand; above that an estimate, in thousands. */
    total: z.int(),
  }),
});

export const exportResponses = endpoint({
  api: "membership",
  method: "GET",
  path: "/forms/:id/responses/export",
  summary: "Export the submissions of a form as CSV",
  params: z.object({ id: Id }),
  query: ResponseFilter,
  answer: z.string(),
  format: "csv",
});

export const QuestionSummary = z.object({
  question: Question,
  answered: z.int(),
  /** How often each choice was selected; for days, the count of each month. Empty for numbers and free text. */
  counts: z.array(z.object({ value: z.string(), count: z.int() })),
  numbers: z.nullable(z.object({ smallest: z.number(), largest: z.number(), average: z.number(), sum: z.number() })),
  /** The latest few answers to a free-text question. */
  latest: z.array(z.object({ submissionId: z.string(), value: z.string() })),
});
export type QuestionSummary = z.output<typeof QuestionSummary>;

export const summarizeResponses = endpoint({
  api: "membership",
  method: "GET",
  path: "/forms/:id/summary",
  summary: "Summarize the submissions of a form by question",
  params: z.object({ id: Id }),
  answer: z.object({
    submissions: z.int(),
    byDay: z.array(z.object({ day: z.string(), count: z.int() })),
    /** The current day in the church's time zone, as in `byDay`. */
    today: z.string(),
    questions: z.array(QuestionSummary),
  }),
});

/** Accepts a `held` submission. `removeSubmission` deletes it instead. */
export const acceptSubmission = endpoint({
  api: "membership",
  method: "POST",
  path: "/formsubmissions/:id/accept",
  summary: "Accept a submission that was held as spam",
  params: z.object({ id: Id }),
  answer: FormSubmission,
});

export const listPersonSubmissions = endpoint({
  api: "membership",
  method: "GET",
  path: "/people/:id/formsubmissions",
  summary: "List the submissions by a person and about them",
  params: z.object({ id: Id }),
  answer: z.array(z.extend(FormSubmission, { form: z.object({ name: z.string() }) })),
});

/** Lists the forms that the caller can fill in, or that can be filled in about a person. */
export const listFormsToFill = endpoint({
  api: "membership",
  method: "GET",
  path: "/forms/to-fill",
  summary: "List the open forms of your church",
  query: z.object({ contentType: z.optional(z.enum(["form", "person"])) }),
  answer: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      restricted: z.boolean(),
      closesAt: z.nullable(z.string()),
    }),
  ),
});
