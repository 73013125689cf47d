import { z } from "zod/mini";
import { DayText } from "../../text/text.ts";

/** How many donations a recurring gift may be limited to. */
export const MAX_GIFTS_LEFT = 999;
/** The longest reason for stopping a recurring gift. */
export const MAX_END_REASON = 500;
/** How far ahead the next donation may be moved, or the recurring gift be paused. */
export const MAX_DAYS_AHEAD = 731;

/** What the donor planned for the coming donations of a recurring gift. Days are in the church's time zone. */
export const GiftPlan = z.object({
  /** The day of the next donation; null when there is none. */
  nextDate: z.nullable(z.string()),
  /** The day of a donation that was skipped and is not past yet. */
  skippedDate: z.nullable(z.string()),
  /** No donation is due before this day; null when the recurring gift is not paused. */
  pausedUntil: z.nullable(z.string()),
  /** The day of the last donation, when it is limited to a day or a number of donations. */
  endsOn: z.nullable(z.string()),
  /** How many donations remain, when it is limited to a number. */
  giftsLeft: z.nullable(z.int()),
});
export type GiftPlan = z.output<typeof GiftPlan>;

/**
 * One change of the coming donations. `skip` and `unskip` name the day that the donor saw, so that a repeated request
 * skips no second donation.
 */
export const ScheduleChange = z.discriminatedUnion("action", [
  z.object({ action: z.literal("skip"), day: DayText }),
  z.object({ action: z.literal("unskip"), day: DayText }),
  /** Nothing is charged before the day. The days of the later donations stay as they were. */
  z.object({ action: z.literal("pause"), until: DayText }),
  z.object({ action: z.literal("resume") }),
  /** The next donation is on this day, and later ones are counted from it. */
  z.object({ action: z.literal("move"), to: DayText }),
  /** Ends after the last donation up to a day, or after a number of further donations; never, if both are missing. */
  z.object({
    action: z.literal("limit"),
    endsOn: z.nullish(DayText),
    gifts: z.nullish(z.int().check(z.gte(1), z.lte(MAX_GIFTS_LEFT))),
  }),
]);
export type ScheduleChange = z.output<typeof ScheduleChange>;
