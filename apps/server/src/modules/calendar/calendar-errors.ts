import type { RuleProblem } from "@offertory/contract/calendar/recurrence-rule";
import type { ErrorCode } from "@offertory/i18n/errors";
import { Refusal, refusal } from "../../platform/errors/refusal.ts";

export const EventNotFound = refusal("missing", "event-not-found");
export const ChurchNotKnown = refusal("missing", "church-not-found");
export const EventTitleBlank = refusal("invalid", "event-title-blank");
export const EventTimeInvalid = refusal("invalid", "event-time-invalid");
export const EventEndsBefore = refusal("invalid", "event-ends-before");

/** The event is longer than MAX_EVENT_DAYS, or would overlap with its next occurrence. */
export const EventTooLong = refusal("invalid", "event-too-long");
export const EventRuleNever = refusal("invalid", "event-rule-never");

/** The church has the maximum number of events, changed occurrences or exception dates. */
export const EventLimitReached = refusal("conflict", "event-limit-reached");

/** Another user saved the event after the caller had read it. */
export const EventChanged = refusal("conflict", "event-changed");

/** The event has no occurrence at the given time. */
export const OccurrenceNotFound = refusal("missing", "event-occurrence-not-found");
export const SpanInvalid = refusal("invalid", "event-span-invalid");
export const FeedNotFound = refusal("missing", "calendar-feed-not-found");

const CODES: Record<RuleProblem, ErrorCode> = {
  malformed: "event-rule-invalid",
  "too-often": "event-rule-too-often",
  "too-long": "event-rule-too-long",
};

export class EventRuleInvalid extends Refusal {
  readonly kind = "invalid";
  constructor(problem: RuleProblem) {
    super(CODES[problem]);
  }
}
