import type { PayPalFailure } from "../paypal/paypal-failures.ts";
import type { StripeFailure } from "../stripe/stripe-failures.ts";

/** What can go wrong between the donor's browser and the payment provider. Each page has its sentences, by these names. */
export type Failure =
  | PayPalFailure
  | StripeFailure
  | "bank-not-updated"
  | "bank-not-verified"
  | "bank-question-closed"
  | "card-invalid"
  | "card-not-created"
  | "card-not-updated"
  | "card-save-error"
  | "gift-unexpected"
  | "gift-unknown"
  | "method-not-removed"
  | "payment-error"
  | "payment-save-error";

interface Told {
  /** In the payment provider's or our server's own words. */
  words?: string | undefined;
  /** It is about the card, and is said there. */
  onCard?: boolean;
}

/** A payment that got stuck in the browser: in the words of who refused it, or in ours by the name of the failure. */
export class PaymentFailed extends Error {
  readonly failure: Failure;
  readonly onCard: boolean;

  constructor(failure: Failure, { words = "", onCard = false }: Told = {}) {
    super(words);
    this.failure = failure;
    this.onCard = onCard;
  }
}
