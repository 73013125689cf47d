/** How a test card behaves, by the number that Stripe documents for it. A bank account behaves by its account number. */
export type Behaviour = {
  /** Why charges are declined. Without `onlyCharges`, saving the card is declined too. */
  decline?: Decline;
  onlyCharges?: true;
  /** When the cardholder must authenticate: always, until the card was set up for later use, or only when present. */
  authenticate?: "always" | "unless-set-up" | "on-session";
  /** Disputed as soon as it is charged. */
  dispute?: "fraudulent" | "product_not_received";
  /** A refund seems to succeed at first, and fails later. */
  refundFails?: true;
  cvcCheck?: "fail";
  /**
   * Bank accounts only: why the debit is returned, or that it is disputed after it succeeded, or stays pending forever.
   */
  debit?: "no_account" | "account_closed" | "insufficient_funds" | "debit_not_authorized" | "dispute" | "never";
};

export type Decline =
  | "generic_decline"
  | "insufficient_funds"
  | "lost_card"
  | "stolen_card"
  | "expired_card"
  | "incorrect_cvc"
  | "processing_error"
  | "fraudulent";

export const CARDS: Record<string, Behaviour> = {
  "4242424242424242": {},
  "4000056655665556": {},
  "5555555555554444": {},
  "5105105105105100": {},
  "378282246310005": {},
  "6011111111111117": {},
  "4000000000000002": { decline: "generic_decline" },
  "4000000000009995": { decline: "insufficient_funds" },
  "4000000000009987": { decline: "lost_card" },
  "4000000000009979": { decline: "stolen_card" },
  "4000000000000069": { decline: "expired_card" },
  "4000000000000127": { decline: "incorrect_cvc" },
  "4000000000000119": { decline: "processing_error" },
  "4100000000000019": { decline: "fraudulent", onlyCharges: true },
  "4000000000000341": { decline: "generic_decline", onlyCharges: true },
  "4000000000000101": { cvcCheck: "fail" },
  "4000002760003184": { authenticate: "always" },
  "4000000000003220": { authenticate: "always" },
  "4000000000003063": { authenticate: "always" },
  "4000002500003155": { authenticate: "unless-set-up" },
  "4000003800000446": { authenticate: "on-session" },
  "4000008260003178": { authenticate: "always", decline: "insufficient_funds", onlyCharges: true },
  "4000000000000259": { dispute: "fraudulent" },
  "4000000000002685": { dispute: "product_not_received" },
  "4000000000005126": { refundFails: true },
};

export const BANK_ACCOUNTS: Record<string, Behaviour> = {
  "000123456789": {},
  "000111111116": { debit: "no_account" },
  "000111111113": { debit: "account_closed" },
  "000222222227": { debit: "insufficient_funds" },
  "000333333335": { debit: "debit_not_authorized" },
  "000555555559": { debit: "dispute" },
  "000000000009": { debit: "never" },
};

/** Stripe's ready-made payment methods: each use creates a new card with this number. */
export const READY_CARDS: Record<string, string> = {
  visa: "4242424242424242",
  visa_debit: "4000056655665556",
  mastercard: "5555555555554444",
  amex: "378282246310005",
  discover: "6011111111111117",
  chargeDeclined: "4000000000000002",
  visa_chargeDeclined: "4000000000000002",
  chargeDeclinedInsufficientFunds: "4000000000009995",
  visa_chargeDeclinedInsufficientFunds: "4000000000009995",
  visa_chargeDeclinedLostCard: "4000000000009987",
  visa_chargeDeclinedStolenCard: "4000000000009979",
  chargeDeclinedExpiredCard: "4000000000000069",
  chargeDeclinedIncorrectCvc: "4000000000000127",
  chargeDeclinedProcessingError: "4000000000000119",
  chargeCustomerFail: "4000000000000341",
  authenticationRequired: "4000002760003184",
  authenticationRequiredOnSetup: "4000002500003155",
  authenticationRequiredChargeDeclinedInsufficientFunds: "4000008260003178",
  threeDSecure2Required: "4000000000003220",
  createDispute: "4000000000000259",
  createDisputeProductNotReceived: "4000000000002685",
};
