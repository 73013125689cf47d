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

/** `waiting` for its payment; `done`; `held` because it looks like spam, until somebody has looked. */
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
  /** Of a payment question that was paid before: what the answer to the payment said. */
  payerToken: optionalText(100),
});
export type AnswerDraft = z.output<typeof AnswerDraft>;

export const SubmissionDraft = z.object({
  /** Of a submission that exists: to change it, or to finish one that waited for its payment. */
  id: z.nullish(Id),
  formId: Id,
  contentType: optionalText(50),
  contentId: optionalText(64),
  submittedBy: optionalText(64),
  submissionDate: optionalText(40),
  churchId: optionalText(64),
  questions: z.optional(z.unknown()),
  answers: z.array(AnswerDraft).check(z.maxLength(300)),
  /** A name that the page gave it: the same name again is the same submission, however often a bad line makes it be sent. */
  clientId: optionalText(64),
  /** Of one that was kept before its payment: what `keepSubmission` answered. Whoever has it may finish it, and nothing else. */
  key: optionalText(100),
  /** Proof of a page of ours: a solved challenge, and a field that only machines fill in. */
  ticket: optionalText(200),
  website: optionalText(500),
});
export type SubmissionDraft = z.output<typeof SubmissionDraft>;

export const submitForms = endpoint({
  api: "membership",
  method: "POST",
  path: "/formsubmissions",
  summary: "Fill in a form",
  body: z.array(SubmissionDraft).check(z.minLength(1), z.maxLength(1)),
  answer: z.array(FormSubmission),
  refusals: "list",
});

/**
 * Keeps the answers of a form before its payment is made, so that they can be finished whatever happens afterwards: by the
 * page, or by the server once the money is in.
 */
export const keepSubmission = endpoint({
  api: "membership",
  method: "POST",
  path: "/formsubmissions/keep",
  summary: "Leave the answers of a form with a payment before paying",
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

/** Asked by a page that came back after its line was cut, with the key that it was given. */
export const readKeptSubmission = endpoint({
  api: "membership",
  method: "GET",
  path: "/formsubmissions/keep/:id",
  summary: "What became of answers that waited for their payment",
  params: z.object({ id: Id }),
  query: z.object({ key: text(100) }),
  answer: KeptSubmission,
});

export const readSubmission = endpoint({
  api: "membership",
  method: "GET",
  path: "/formsubmissions/:id",
  summary: "One submission; include may name questions, answers and form",
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
