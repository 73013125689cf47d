import type { PayPalFailure } from "../paypal/paypal-failures.ts";
import type { StripeFailure } from "../stripe/stripe-failures.ts";

/** What can go wrong between the donor's browser and the payment provider. Each page has a message for each of them. */
export type Failure =
  | PayPalFailure
  | StripeFailure
  | "bank-not-updated"
  | "bank-not-verified"
  | "bank-question-closed"
  | "card-invalid"
  | "card-not-created"
  | "card-not-updated"
  | "card-refused"
  | "card-save-error"
  | "gift-unexpected"
  | "gift-unknown"
  | "method-not-removed"
  | "payment-error"
  | "payment-save-error";

interface PaymentFailedOptions {
  /** The message of the payment provider or of our server. */
  words?: string | undefined;
  /** Whether the failure is about the card and is shown there. */
  onCard?: boolean;
}

/**
 * A payment that failed in the browser. The message is that of the provider or server; if it is empty, pages show their
 * own one for `failure`.
 */
export class PaymentFailed extends Error {
  readonly failure: Failure;
  readonly onCard: boolean;

  constructor(failure: Failure, { words = "", onCard = false }: PaymentFailedOptions = {}) {
    super(words);
    this.failure = failure;
    this.onCard = onCard;
  }
}
