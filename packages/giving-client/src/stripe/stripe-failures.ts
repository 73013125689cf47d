export type StripeFailure =
  | "bank-token-error"
  | "card-creation-failed"
  | "card-element-missing"
  | "method-error"
  | "method-not-made"
  | "payments-unavailable"
  | "stripe-not-available"
  | "stripe-not-for-gateway"
  | "token-not-made";
