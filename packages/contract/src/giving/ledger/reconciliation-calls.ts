import { z } from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { DayText, Id, NumberText, text } from "../../text/text.ts";
import { Dollars } from "../amounts/dollars.ts";

export const DIFFERENCE_KINDS = ["missing-here", "missing-there", "amount-differs", "fee-differs", "foreign"] as const;

/** A transaction in the payment provider's account that differs from our ledger or is missing in one of the two. */
export const Difference = z.object({
  /** `foreign`: a charge in the provider's account that this product did not make. */
  kind: z.enum(DIFFERENCE_KINDS),
  /** The kind of transaction: a charge, a refund, a dispute, a payout, a fee … */
  what: z.string(),
  /** The provider's ids of the transaction in its account, and of the charge, refund or payout behind it. */
  transactionId: z.string(),
  sourceId: z.string(),
  donationId: z.nullable(z.string()),
  /** The provider's id of the payout that includes the transaction; null while no payout does. */
  payoutId: z.nullable(z.string()),
  at: z.string(),
  theirAmount: z.nullable(Dollars),
  ourAmount: z.nullable(Dollars),
  theirFee: z.nullable(Dollars),
  ourFee: z.nullable(Dollars),
  /** Whether the reconciliation has corrected our ledger. */
  repaired: z.boolean(),
});
export type Difference = z.output<typeof Difference>;

/** A comparison of the payment provider's account with our ledger. */
export const Reconciliation = z.object({
  id: z.string(),
  gatewayId: z.string(),
  /** Days in the church's time zone; both are included. */
  from: z.string(),
  to: z.string(),
  status: z.enum(["running", "done", "failed"]),
  /** Who started it; null for the nightly one. */
  askedBy: z.nullable(z.string()),
  /** How many transactions were compared, and their net sums at the provider and in our ledger. */
  transactions: z.int(),
  theirNet: Dollars,
  ourNet: Dollars,
  /** How many differences were repaired, and how many are left. */
  repaired: z.int(),
  open: z.int(),
  startedAt: z.string(),
  endedAt: z.nullable(z.string()),
});
export type Reconciliation = z.output<typeof Reconciliation>;

export const listReconciliations = endpoint({
  api: "giving",
  method: "GET",
  path: "/reconciliations",
  summary: "List reconciliations of payment providers' accounts with the ledger, newest first",
  answer: z.array(Reconciliation),
});

export const readReconciliation = endpoint({
  api: "giving",
  method: "GET",
  path: "/reconciliations/:id",
  summary: "Read a reconciliation with every difference that it found",
  params: z.object({ id: Id }),
  answer: z.extend(Reconciliation, { differences: z.array(Difference) }),
});

export const startReconciliation = endpoint({
  api: "giving",
  method: "POST",
  path: "/reconciliations",
  summary: "Reconcile a payment provider's account with the ledger for a range of days",
  body: z.object({ from: DayText, to: DayText, gatewayId: Id }),
  answer: Reconciliation,
});

/** A payment provider's transfer to the church's bank, compared with our ledger. */
export const Payout = z.object({
  /** The provider's id of the transaction in its account. */
  id: z.string(),
  payoutId: z.string(),
  gatewayId: z.string(),
  at: z.string(),
  /** Negative for a payout that failed and was returned. */
  amount: Dollars,
  /**
   * How many transactions the payout includes, and their sum in our ledger; null when the provider does not list them
   * or they have not been compared yet.
   */
  lines: z.nullable(z.int()),
  ours: z.nullable(Dollars),
  comparedAt: z.nullable(z.string()),
});
export type Payout = z.output<typeof Payout>;

export const listPayouts = endpoint({
  api: "giving",
  method: "GET",
  path: "/payouts",
  summary: "List payouts to the church's bank, newest first, a page at a time",
  query: z.object({ cursor: z.optional(text(500)), limit: z.optional(NumberText) }),
  answer: z.object({ payouts: z.array(Payout), next: z.nullable(z.string()) }),
});
