/** What can go wrong between the donor's browser and the payment provider; the sentences are giving:failure.* */
export const FAILURES = [
  "stripe-not-for-gateway",
  "stripe-not-available",
  "card-element-missing",
  "card-creation-failed",
  "method-not-made",
  "card-not-created",
  "card-not-updated",
  "payment-error",
  "card-save-error",
  "method-error",
  "payment-save-error",
  "token-not-made",
  "bank-token-error",
  "bank-not-updated",
  "bank-not-verified",
  "method-not-removed",
  "paypal-unavailable",
  "paypal-not-available",
  "paypal-not-ready",
  "paypal-needs-https",
  "paypal-no-token",
  "paypal-not-enabled",
  "paypal-not-started",
  "paypal-failed",
  "card-invalid",
  "bank-question-closed",
  "gift-unknown",
  "gift-unexpected",
] as const;
export type Failure = (typeof FAILURES)[number];

/** A payment that got stuck in the browser: in the payment provider's own words, or in ours by the code. */
export class PaymentFailed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, providerWords = "") {
    super(providerWords);
    this.name = "PaymentFailed";
    this.failure = failure;
  }
}
