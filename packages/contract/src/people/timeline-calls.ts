import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { DONATION_STATUSES } from "../giving/donations/church-donation-calls.ts";
import { Dollars } from "../giving/amounts/dollars.ts";
import { ASSIGNMENT_STATUSES } from "../tasks/plan.ts";
import { Id, text } from "../text/text.ts";

export const TIMELINE_KINDS = ["donation", "form", "note", "serving"] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

export const TIMELINE_PAGE = 20;
/** Longer notes are cut. */
export const MAX_TIMELINE_NOTE_LENGTH = 300;

/** `at` orders the entries. A day is in the church's time zone. */
const Entry = z.object({ id: z.string(), at: z.string() });

export const TimelineEntry = z.discriminatedUnion("kind", [
  z.extend(Entry, {
    kind: z.literal("donation"),
    day: z.string(),
    amount: Dollars,
    status: z.enum(DONATION_STATUSES),
    recurring: z.boolean(),
    funds: z.array(z.string()),
  }),
  z.extend(Entry, { kind: z.literal("form"), form: z.object({ id: z.string(), name: z.string() }) }),
  z.extend(Entry, { kind: z.literal("note"), text: z.string(), writer: z.string() }),
  z.extend(Entry, {
    kind: z.literal("serving"),
    day: z.string(),
    plan: z.object({ id: z.string(), name: z.string() }),
    position: z.string(),
    status: z.enum(ASSIGNMENT_STATUSES),
  }),
]);
export type TimelineEntry = z.output<typeof TimelineEntry>;

export const readTimeline = endpoint({
  api: "membership",
  method: "GET",
  path: "/people/:id/timeline",
  summary: "List what a person gave, sent, and served, and the notes on them, newest first, a page at a time",
  params: z.object({ id: Id }),
  query: z.object({ kind: z.optional(z.enum(TIMELINE_KINDS)), cursor: z.optional(text(500)) }),
  answer: z.object({
    /** The kinds that the caller may see; entries of other kinds are left out. */
    kinds: z.array(z.enum(TIMELINE_KINDS)),
    entries: z.array(TimelineEntry),
    next: z.nullable(z.string()),
  }),
});
