import { z } from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { NumberText, text } from "../../text/text.ts";
import { Dollars } from "../amounts/dollars.ts";
import { SubscriptionFund } from "./recurring-gift.ts";
import { INTERVAL_UNITS } from "../frequencies/recurrence.ts";

/** `failing`: the last payment failed and is tried again. */
export const RECURRING_STATES = ["active", "failing", "ended"] as const;
export type RecurringState = (typeof RECURRING_STATES)[number];

/** Why a payment failed. */
export const FAILURE_REASONS = ["expired", "funds", "confirm", "declined", "closed", "unknown"] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** A recurring gift as the treasurer sees it. Days are in the church's time zone. */
export const ChurchRecurring = z.object({
  id: z.string(),
  person: z.object({ id: z.string(), name: z.string() }),
  state: z.enum(RECURRING_STATES),
  amount: Dollars,
  interval: z.enum(INTERVAL_UNITS),
  intervalCount: z.int(),
  funds: z.array(SubscriptionFund),
  method: z.string(),
  methodDetails: z.string(),
  provider: z.string(),
  since: z.string(),
  /** Null when the recurring gift has ended. */
  nextDay: z.nullable(z.string()),
  /** The skipped day, the end of a pause and the last day, as the donor planned them. */
  skippedDate: z.nullable(z.string()),
  pausedUntil: z.nullable(z.string()),
  endsOn: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  /** Why the donor stopped it, in their own words; empty if they gave no reason. */
  endReason: z.string(),
  /** The failed payment and its retries; null when the last payment succeeded. */
  trouble: z.nullable(
    z.object({
      reason: z.enum(FAILURE_REASONS),
      /** How many attempts failed, and how many emails about them the donor got. */
      tries: z.int(),
      mails: z.int(),
      lastMailAt: z.nullable(z.string()),
      /** When the payment is tried again; null when it is not, or when the provider decides. */
      nextTry: z.nullable(z.string()),
    }),
  ),
});
export type ChurchRecurring = z.output<typeof ChurchRecurring>;

export const listChurchRecurring = endpoint({
  api: "giving",
  method: "GET",
  path: "/subscriptions/list",
  summary: "List the church's recurring gifts in one state, newest first, a page at a time",
  query: z.object({
    state: z.enum(RECURRING_STATES),
    cursor: z.optional(text(500)),
    limit: z.optional(NumberText),
  }),
  answer: z.object({ recurring: z.array(ChurchRecurring), next: z.nullable(z.string()) }),
});

export const countChurchRecurring = endpoint({
  api: "giving",
  method: "GET",
  path: "/subscriptions/counts",
  summary: "Count the church's recurring gifts by state, and total what they give in a month",
  answer: z.object({
    active: z.int(),
    failing: z.int(),
    ended: z.int(),
    /** The sum of the active and failing ones, with other intervals converted to a month. */
    monthly: Dollars,
  }),
});
