/**
 * The fault points inside a transaction. They must throw rather than stop, because the database would wait for the
 * transaction.
 */
export const IN_TRANSACTION = ["refund-mid-apply", "renewal-mid-book"];

/**
 * The fault points before a call to a payment provider; at the next point, whichever it is, the provider has answered.
 */
export const BEFORE_CALLS = [
  "gift-before-call",
  "refund-written",
  "recovery-leased",
  "refund-recovery-leased",
  "subscription-before-call",
];

export const GIFT_POINTS = [
  "gift-written",
  "gift-before-call",
  "gift-after-call",
  "gift-mid-apply",
  "gift-after-apply",
] as const;

export const WEBHOOK_POINTS = ["webhook-before-keep", "webhook-after-keep"] as const;

export const WORK_POINTS = [
  "webhook-before-work",
  "webhook-mid-work",
  "gift-mid-apply",
  "refund-mid-apply",
  "renewal-mid-book",
] as const;

export const RECOVERY_POINTS = [
  "recovery-leased",
  "recovery-after-call",
  "gift-mid-apply",
  "refund-recovery-leased",
  "refund-recovery-after-call",
  "refund-mid-apply",
  "subscription-before-call",
  "subscription-after-call",
  "renewal-mid-book",
  "due-before-settle",
] as const;

export const REFUND_POINTS = ["refund-written", "refund-after-call", "refund-mid-apply", "refund-after-apply"] as const;

export const SUBSCRIPTION_POINTS = [
  "subscription-before-call",
  "subscription-after-call",
  "renewal-mid-book",
  "gift-mid-apply",
] as const;

/** Points where no money moves; only the tests of statements use them. */
export const STATEMENT_POINTS = ["statement-claimed", "statement-sent"] as const;

export const ALL_POINTS = [
  ...new Set<string>([
    ...GIFT_POINTS,
    ...WEBHOOK_POINTS,
    ...WORK_POINTS,
    ...RECOVERY_POINTS,
    ...REFUND_POINTS,
    ...SUBSCRIPTION_POINTS,
  ]),
];
