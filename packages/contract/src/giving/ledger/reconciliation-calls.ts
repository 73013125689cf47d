import { z } from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { DayText, Id, NumberText, text } from "../../text/text.ts";
import { Dollars } from "../amounts/dollars.ts";

export const DIFFERENCE_KINDS = ["missing-here", "missing-there", "amount-differs", "fee-differs", "foreign"] as const;

/** A line of the payment provider's account that is not as it is in our books, or the other way round. */
export const Difference = z.object({
  /** A foreign charge is one that was not made by us. */
  kind: z.enum(DIFFERENCE_KINDS),
  /** What moved: a charge, a refund, a dispute, a payout, a fee of its own, … */
  what: z.string(),
  /** The provider's ids: of the line in its account, and of what it is about. */
  transactionId: z.string(),
  sourceId: z.string(),
  donationId: z.nullable(z.string()),
  /** The provider's id of the payout that the line went into; null while it is in none. */
  payoutId: z.nullable(z.string()),
  at: z.string(),
  theirAmount: z.nullable(Dollars),
  ourAmount: z.nullable(Dollars),
  theirFee: z.nullable(Dollars),
  ourFee: z.nullable(Dollars),
  /** It was ours, and is in the books now. */
  repaired: z.boolean(),
});
export type Difference = z.output<typeof Difference>;

/** A comparison of the payment provider's account with ours. */
export const Reconciliation = z.object({
  id: z.string(),
  gatewayId: z.string(),
  /** Days of the church's calendar, both included. */
  from: z.string(),
  to: z.string(),
  status: z.enum(["running", "done", "failed"]),
  /** Who asked for it; null for the one of each night. */
  askedBy: z.nullable(z.string()),
  /** How many lines of its account were compared, and what they come to: there, and in our books. */
  transactions: z.int(),
  theirNet: Dollars,
  ourNet: Dollars,
  /** Differences that were put right, and those that are left. */
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
  summary: "Comparisons of payment providers' accounts with our books, newest first",
  answer: z.array(Reconciliation),
});

export const readReconciliation = endpoint({
  api: "giving",
  method: "GET",
  path: "/reconciliations/:id",
  summary: "One comparison, with every difference that it found",
  params: z.object({ id: Id }),
  answer: z.extend(Reconciliation, { differences: z.array(Difference) }),
});

export const startReconciliation = endpoint({
  api: "giving",
  method: "POST",
  path: "/reconciliations",
  summary: "Compare a payment provider's account with our books, for some days of the church's calendar",
  body: z.object({ from: DayText, to: DayText, gatewayId: Id }),
  answer: Reconciliation,
});

/** What a payment provider sent to the church's bank, against what our books say of the lines in it. */
export const Payout = z.object({
  /** Of the line in the provider's account. */
  id: z.string(),
  payoutId: z.string(),
  gatewayId: z.string(),
  at: z.string(),
  /** Below zero for one that failed and came back. */
  amount: Dollars,
  /** How many lines are in it, and what our books say of them; null where the provider does not tell, or nobody has asked yet. */
  lines: z.nullable(z.int()),
  ours: z.nullable(Dollars),
  comparedAt: z.nullable(z.string()),
});
export type Payout = z.output<typeof Payout>;

export const listPayouts = endpoint({
  api: "giving",
  method: "GET",
  path: "/payouts",
  summary: "Payouts to the church's bank, newest first, a page at a time",
  query: z.object({ cursor: z.optional(text(500)), limit: z.optional(NumberText) }),
  answer: z.object({ payouts: z.array(Payout), next: z.nullable(z.string()) }),
});
