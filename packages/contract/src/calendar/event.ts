import { z } from "zod/mini";
import { Id, optionalText, text } from "../text/text.ts";
import { LOCAL_DAY, LOCAL_TIME } from "./local-time.ts";
import { MAX_RULE_LENGTH } from "./recurrence-rule.ts";

/** Public ones are on the site and in the public feed; those of the church only for who is signed in to it. */
export const EVENT_VISIBILITIES = ["public", "church"] as const;
export type EventVisibility = (typeof EVENT_VISIBILITIES)[number];

const LocalText = z.string().check(z.refine((value) => LOCAL_TIME.test(value) || LOCAL_DAY.test(value)));

/** An event as it was written down; one that repeats is one event. */
export const Event = z.object({
  id: z.string(),
  churchId: z.string(),
  title: z.string(),
  description: z.string(),
  place: z.string(),
  /** By the clock of the church: `2026-12-24T10:00`; of whole days `2026-12-24`, the last one too. */
  start: z.string(),
  end: z.string(),
  allDay: z.boolean(),
  /** As RFC 5545 writes it, without `RRULE:`; null for what happens once. */
  recurrenceRule: z.nullable(z.string()),
  /** When it would begin, and does not happen. */
  exceptionDates: z.array(z.string()),
  visibility: z.enum(EVENT_VISIBILITIES),
  version: z.int(),
});
export type Event = z.output<typeof Event>;

/** One time that an event happens. */
export const Occurrence = z.object({
  eventId: z.string(),
  /** When it would have begun by the rule, which names it; null for what happens once. */
  recurrenceId: z.nullable(z.string()),
  /** It was changed for this one time. */
  moved: z.boolean(),
  title: z.string(),
  description: z.string(),
  place: z.string(),
  start: z.string(),
  end: z.string(),
  allDay: z.boolean(),
  visibility: z.enum(EVENT_VISIBILITIES),
  /** The same as moments. */
  startsAt: z.string(),
  endsAt: z.string(),
});
export type Occurrence = z.output<typeof Occurrence>;

/** What one answer holds, and how many days it may be asked about. */
export const MAX_OCCURRENCES = 500;
export const MAX_SPAN_DAYS = 400;

/** What a church may have, so that what happens on its days is found at once. Repeating events count until a year after their end. */
export const MAX_RECURRING_EVENTS = 300;
export const MAX_EVENTS = 20_000;
/** Occurrences that were changed or taken out alone, of all events together. */
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

/** Of an event that repeats: this time only, this and all that follow, or all of them. */
export const EVENT_SCOPES = ["this", "following", "all"] as const;
export type EventScope = (typeof EVENT_SCOPES)[number];

export const EventChange = z.extend(z.partial(EventDraft), {
  scope: z.nullish(z.enum(EVENT_SCOPES)),
  /** Which time, unless all of them. */
  recurrenceId: z.nullish(Id),
  /** What the caller saw; an event that was changed since is not overwritten. */
  version: z.nullish(z.int()),
});
export type EventChange = z.output<typeof EventChange>;
