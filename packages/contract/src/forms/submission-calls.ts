import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, optionalText, text } from "../text/text.ts";
import { MAX_ANSWER_LENGTH } from "./answer-rules.ts";
import { Question } from "./question.ts";

export const Answer = z.object({
  id: z.string(),
  formSubmissionId: z.string(),
  questionId: z.string(),
  value: z.string(),
  required: z.boolean(),
});
export type Answer = z.output<typeof Answer>;

/** `waiting` for its payment, `done`, or `held` because it looks like spam, until staff has checked it. */
export const SUBMISSION_STATES = ["waiting", "done", "held"] as const;

export const FormSubmission = z.object({
  id: z.string(),
  churchId: z.string(),
  formId: z.string(),
  contentType: z.string(),
  contentId: z.nullable(z.string()),
  submissionDate: z.string(),
  submittedBy: z.nullable(z.string()),
  state: z.enum(SUBMISSION_STATES),
  form: z.optional(z.object({ name: z.string() })),
  questions: z.optional(z.array(Question)),
  answers: z.optional(z.array(Answer)),
});
export type FormSubmission = z.output<typeof FormSubmission>;

const AnswerDraft = z.object({
  formSubmissionId: z.nullish(Id),
  questionId: Id,
  required: z.nullish(z.boolean()),
  value: z.nullish(text(MAX_ANSWER_LENGTH)),
  /** For a payment question that is already paid: the `payerToken` from the answer to the payment. */
  payerToken: optionalText(100),
});
export type AnswerDraft = z.output<typeof AnswerDraft>;

export const SubmissionDraft = z.object({
  /** The id of an existing submission, to change it or to complete one that waited for its payment. */
  id: z.nullish(Id),
  formId: Id,
  contentType: optionalText(50),
  contentId: optionalText(64),
  submittedBy: optionalText(64),
  submissionDate: optionalText(40),
  churchId: optionalText(64),
  questions: z.optional(z.unknown()),
  answers: z.array(AnswerDraft).check(z.maxLength(300)),
  /** An id that the page has chosen. Sending again with the same id does not make a second submission. */
  clientId: optionalText(64),
  /** The key that `keepSubmission` answered. It allows completing that submission, and nothing else. */
  key: optionalText(100),
  /** `captchaToken` is a captcha token; `website` is a field that people do not see, so that only bots fill it in. */
  captchaToken: optionalText(200),
  website: optionalText(500),
});
export type SubmissionDraft = z.output<typeof SubmissionDraft>;

export const submitForms = endpoint({
  api: "membership",
  method: "POST",
  path: "/formsubmissions",
  summary: "Submit a form",
  body: z.array(SubmissionDraft).check(z.minLength(1), z.maxLength(1)),
  answer: z.array(FormSubmission),
  refusals: "list",
});

/**
 * Stores the answers of a form before its payment is made, so that the page, or the server once the payment has
 * succeeded, can complete the submission whatever happens in between.
 */
export const keepSubmission = endpoint({
  api: "membership",
  method: "POST",
  path: "/formsubmissions/keep",
  summary: "Store the answers of a form before its payment",
  body: SubmissionDraft,
  answer: z.object({ id: z.string(), key: z.string() }),
});

export const PAYMENT_STATES = ["none", "pending", "paid", "failed"] as const;
export const KeptSubmission = z.object({
  id: z.string(),
  state: z.enum(SUBMISSION_STATES),
  payments: z.array(z.object({ questionId: z.string(), state: z.enum(PAYMENT_STATES) })),
});
export type KeptSubmission = z.output<typeof KeptSubmission>;

/** Called by a page that has lost its connection, with the key that `keepSubmission` answered. */
export const readKeptSubmission = endpoint({
  api: "membership",
  method: "GET",
  path: "/formsubmissions/keep/:id",
  summary: "Read the status of a submission that waits for its payment",
  params: z.object({ id: Id }),
  query: z.object({ key: text(100) }),
  answer: KeptSubmission,
});

export const readSubmission = endpoint({
  api: "membership",
  method: "GET",
  path: "/formsubmissions/:id",
  summary: "Read a submission; `include` may name questions, answers and form",
  params: z.object({ id: Id }),
  query: z.object({ include: z.optional(text(100)) }),
  answer: FormSubmission,
});

export const removeSubmission = endpoint({
  api: "membership",
  method: "DELETE",
  path: "/formsubmissions/:id",
  summary: "Remove a submission",
  params: z.object({ id: Id }),
  answer: z.object({}),
});
