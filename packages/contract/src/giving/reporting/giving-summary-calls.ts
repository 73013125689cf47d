import { z } from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { Id } from "../../text/text.ts";
import { Dollars } from "../amounts/dollars.ts";
import { INTERVAL_UNITS } from "../frequencies/recurrence.ts";

/** The most recurring donations that a summary answers. */
export const MAX_SUMMARY_RECURRING = 20;

/**
 * What a person or a household gave this year and last year, by the church's time zone. The amounts are those of the
 * giving statements: without what was refunded, taken back by a bank, or voided.
 */
export const GivingSummary = z.object({
  year: z.int(),
  thisYear: Dollars,
  lastYear: Dollars,
  /** Last year until the same day. */
  lastYearToDate: Dollars,
  /** The newest donation; null if there is none. */
  last: z.nullable(z.object({ id: z.string(), day: z.string(), amount: Dollars })),
  /** The active recurring donations. */
  recurring: z.array(
    z.object({
      id: z.string(),
      amount: Dollars,
      interval: z.enum(INTERVAL_UNITS),
      intervalCount: z.int(),
      nextDay: z.string(),
      /** Whether the last payment failed. */
      failing: z.boolean(),
    }),
  ),
});
export type GivingSummary = z.output<typeof GivingSummary>;

export const readPersonGiving = endpoint({
  api: "giving",
  method: "GET",
  path: "/donations/summary/person/:personId",
  summary: "Summarize what a person gave: your own, or anyone's with permission to view donations",
  params: z.object({ personId: Id }),
  answer: GivingSummary,
});

export const readHouseholdGiving = endpoint({
  api: "giving",
  method: "GET",
  path: "/donations/summary/household/:householdId",
  summary: "Summarize what the people of a household gave together and each of them this year",
  params: z.object({ householdId: Id }),
  answer: z.extend(GivingSummary, {
    members: z.array(z.object({ id: z.string(), name: z.string(), thisYear: Dollars })),
  }),
});
