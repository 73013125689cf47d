import { z } from "zod/mini";
import { Id, optionalText, text } from "../text/text.ts";
import { LOCAL_DAY, LOCAL_TIME } from "./local-time.ts";
import { MAX_RULE_LENGTH } from "./recurrence-rule.ts";

/**
 * Public events are on the church's site and in the public calendar link; church events are for its signed-in people.
 */
export const EVENT_VISIBILITIES = ["public", "church"] as const;
export type EventVisibility = (typeof EVENT_VISIBILITIES)[number];

const LocalText = z.string().check(z.refine((value) => LOCAL_TIME.test(value) || LOCAL_DAY.test(value)));

/** An event as it is stored. One that repeats is stored once, with its rule. */
export const Event = z.object({
  id: z.string(),
  churchId: z.string(),
  title: z.string(),
  description: z.string(),
  place: z.string(),
  /**
   * Local time of the church, such as `2026-12-24T10:00`. An all-day event has days, `2026-12-24`, and `end` is its
   * last day.
   */
  start: z.string(),
  end: z.string(),
  allDay: z.boolean(),
  /** An RFC 5545 rule without `RRULE:`; null when the event happens once. */
  recurrenceRule: z.nullable(z.string()),
  /** Starts of occurrences that the rule would give and that do not take place. */
  exceptionDates: z.array(z.string()),
  visibility: z.enum(EVENT_VISIBILITIES),
  version: z.int(),
});
export type Event = z.output<typeof Event>;

/** One time that an event takes place. */
export const Occurrence = z.object({
  eventId: z.string(),
  /** The start that the rule gives, which identifies the occurrence; null when the event happens once. */
  recurrenceId: z.nullable(z.string()),
  /** Whether this occurrence was changed by itself. */
  moved: z.boolean(),
  title: z.string(),
  description: z.string(),
  place: z.string(),
  start: z.string(),
  end: z.string(),
  allDay: z.boolean(),
  visibility: z.enum(EVENT_VISIBILITIES),
  /** Start and end as UTC timestamps. */
  startsAt: z.string(),
  endsAt: z.string(),
});
export type Occurrence = z.output<typeof Occurrence>;

/** Limits of one answer of the event list: occurrences, and days between `from` and `to`. */
export const MAX_OCCURRENCES = 500;
export const MAX_SPAN_DAYS = 400;

/**
 * Limits of a church, so that listing its occurrences stays fast. A recurring event counts until a year after its last
 * occurrence.
 */
export const MAX_RECURRING_EVENTS = 300;
export const MAX_EVENTS = 20_000;
/** Occurrences that were changed or removed by themselves, over all events of a church. */
export const MAX_CHANGED_OCCURRENCES = 1000;
export const MAX_EXCEPTION_DATES = 3000;
export const MAX_EVENT_DAYS = 60;

export const EVENT_LENGTHS = { title: 200, description: 5000, place: 300 } as const;

export const EventDraft = z.object({
  title: text(EVENT_LENGTHS.title),
  description: optionalText(EVENT_LENGTHS.description),
  place: optionalText(EVENT_LENGTHS.place),
  start: LocalText,
  end: LocalText,
  allDay: z.nullish(z.boolean()),
  recurrenceRule: optionalText(MAX_RULE_LENGTH),
  exceptionDates: z.nullish(z.array(LocalText).check(z.maxLength(500))),
  visibility: z.nullish(z.enum(EVENT_VISIBILITIES)),
});
export type EventDraft = z.output<typeof EventDraft>;

/** Which occurrences of a recurring event a change or removal applies to. */
export const EVENT_SCOPES = ["this", "following", "all"] as const;
export type EventScope = (typeof EVENT_SCOPES)[number];

export const EventChange = z.extend(z.partial(EventDraft), {
  scope: z.nullish(z.enum(EVENT_SCOPES)),
  /** The occurrence that the scope starts from; required unless the scope is `all`. */
  recurrenceId: z.nullish(Id),
  /** The version that the caller read. The change is refused when the event has been changed since. */
  version: z.nullish(z.int()),
});
export type EventChange = z.output<typeof EventChange>;
