import type { AnswerProblem } from "@offertory/contract";
import { formatMoney } from "@offertory/i18n";
import type { ErrorCode } from "@offertory/i18n/errors";
import { Refusal, refusal } from "../../platform/errors/refusal.ts";
import type { Money } from "../../platform/money/money.ts";

export const FormNotFound = refusal("missing", "form-not-found");
export const FormNameBlank = refusal("invalid", "form-name-blank");

/** Somebody else saved the form after the caller had opened the builder. */
export const FormChanged = refusal("conflict", "form-changed");
export const FormNotOpenYet = refusal("conflict", "form-not-open-yet");
export const FormClosed = refusal("conflict", "form-closed");
export const FormArchived = refusal("conflict", "form-put-away");

/** A restricted form can only be filled in by callers who are signed in to its church. */
export const FormRestricted = refusal("unauthenticated", "form-restricted");

/** A form without questions cannot be opened. */
export const FormEmpty = refusal("conflict", "form-empty");
export const PersonNotKnown = refusal("missing", "person-not-found");
export const DateInvalid = refusal("invalid", "date-invalid");
export const CursorInvalid = refusal("invalid", "cursor-invalid");

export const QuestionNotFound = refusal("missing", "question-not-found");
export const QuestionTitleBlank = refusal("invalid", "question-title-blank");
export const QuestionChoicesMissing = refusal("invalid", "question-choices-missing");
export const QuestionChoicesAlike = refusal("invalid", "question-choices-alike");
export const QuestionChoiceBlank = refusal("invalid", "question-choice-blank");

/** Somebody else saved the question after the builder had read it. */
export const QuestionChanged = refusal("conflict", "question-changed");
export const QuestionTypeFixed = refusal("conflict", "question-type-fixed");
export const TooManyQuestions = refusal("conflict", "question-too-many");
export const PaymentUnfinished = refusal("conflict", "question-payment-unfinished");
export class PaymentTooSmall extends Refusal {
  readonly kind = "invalid";
  override readonly values: Record<string, string>;
  constructor({ minorUnits, currency }: Money) {
    const values = { amount: formatMoney("en", minorUnits, currency) };
    super("gift-too-small", values);
    this.values = values;
  }
}
export const FundNotKnown = refusal("missing", "fund-not-found");

/** A choice cannot be removed once somebody has chosen it, because their answer must stay readable. */
export class ChoiceTaken extends Refusal {
  readonly kind = "conflict";
  constructor(choice: string) {
    super("question-choice-taken", { choice });
  }
}

export const SubmissionNotFound = refusal("missing", "submission-not-found");

/** An answer names a question that the form does not have. */
export const QuestionUnknown = refusal("invalid", "question-not-found");
export const PaymentFailed = refusal("refused", "form-payment-failed");

/**
 * The outcome of the payment is not known yet. The answers are stored, and the submission is finished once the payment
 * succeeds.
 */
export const PaymentOpen = refusal("conflict", "form-payment-open");

const CODES: Record<AnswerProblem, ErrorCode> = {
  required: "answer-required",
  "unknown-choice": "answer-unknown-choice",
  "not-yes-or-no": "answer-unknown-choice",
  "not-whole": "answer-not-whole",
  "not-a-number": "answer-not-a-number",
  "not-a-day": "answer-not-a-day",
  "not-a-phone": "answer-not-a-phone",
  "not-an-email": "answer-not-an-email",
  "too-long": "answer-too-long",
  "not-paid": "form-payment-failed",
};

export class AnswerInvalid extends Refusal {
  readonly kind = "invalid";
  constructor(problem: AnswerProblem, title: string) {
    super(CODES[problem], { title });
  }
}
