import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, text } from "../text/text.ts";
import { Event, EVENT_SCOPES, EventChange, EventDraft, Occurrence } from "./event.ts";

const ById = z.object({ id: Id });
/** Days in the church's time zone; both are included. */
const Between = z.object({ from: text(10), to: text(10) });

export const Occurrences = z.object({
  /** The church's time zone. */
  timeZone: z.string(),
  occurrences: z.array(Occurrence),
  /** Whether occurrences are missing because the answer has reached `MAX_OCCURRENCES`. */
  cut: z.boolean(),
  /** True when the caller is not confirmed yet, in a church that confirms newcomers: only public events are listed. */
  onlyPublic: z.optional(z.boolean()),
});
export type Occurrences = z.output<typeof Occurrences>;

export const listEvents = endpoint({
  api: "content",
  method: "GET",
  path: "/events",
  summary: "List the church's event occurrences between two days",
  query: Between,
  answer: Occurrences,
});

export const listPublicEvents = endpoint({
  api: "content",
  method: "GET",
  path: "/events/public/:churchId",
  summary: "List a church's public event occurrences between two days",
  params: z.object({ churchId: Id }),
  query: Between,
  answer: Occurrences,
});

export const readEvent = endpoint({
  api: "content",
  method: "GET",
  path: "/events/:id",
  summary: "Read an event with its recurrence rule",
  params: ById,
  answer: Event,
});

export const addEvent = endpoint({
  api: "content",
  method: "POST",
  path: "/events",
  summary: "Add an event; one that repeats begins on the first day of its rule",
  body: EventDraft,
  answer: Event,
});

export const changeEvent = endpoint({
  api: "content",
  method: "PATCH",
  path: "/events/:id",
  summary: "Change an event: this time only, this and all that follow, or all of them",
  params: ById,
  body: EventChange,
  answer: Event,
});

export const removeEvent = endpoint({
  api: "content",
  method: "DELETE",
  path: "/events/:id",
  summary: "Remove an event: this time only, this and all that follow, or all of them; returns it as it was",
  params: ById,
  query: z.object({ scope: z.optional(z.enum(EVENT_SCOPES)), recurrenceId: z.optional(Id) }),
  answer: Event,
});

export const restoreEvent = endpoint({
  api: "content",
  method: "POST",
  path: "/events/:id/restore",
  summary: "Restore a removed event",
  params: ById,
  answer: Event,
});

/** The calendar links. Whoever has the personal one can read all events that its person may see. */
export const FeedAddresses = z.object({ public: z.string(), personal: z.string() });
export type FeedAddresses = z.output<typeof FeedAddresses>;

export const readFeedAddresses = endpoint({
  api: "content",
  method: "GET",
  path: "/calendar/feeds",
  summary: "Read the calendar links of the church's events",
  answer: FeedAddresses,
});

export const renewFeedAddress = endpoint({
  api: "content",
  method: "POST",
  path: "/calendar/feeds/renew",
  summary: "Renew your personal calendar link; the old one stops working",
  answer: FeedAddresses,
});
