import type { RuleProblem } from "@offertory/contract/calendar/recurrence-rule";
import type { ErrorCode } from "@offertory/i18n/errors";
import { Refusal, refusal } from "../../platform/errors/refusal.ts";

export const EventNotFound = refusal("missing", "event-not-found");
export const ChurchNotKnown = refusal("missing", "church-not-found");
export const EventTitleBlank = refusal("invalid", "event-title-blank");
export const EventTimeInvalid = refusal("invalid", "event-time-invalid");
export const EventEndsBefore = refusal("invalid", "event-ends-before");

/** It lasts longer than until it happens again, or than anything that a church does. */
export const EventTooLong = refusal("invalid", "event-too-long");
export const EventRuleNever = refusal("invalid", "event-rule-never");

/** The church has as many events, or changed occurrences, as it may have. */
export const EventLimitReached = refusal("conflict", "event-limit-reached");

/** Somebody else saved since it was opened. */
export const EventChanged = refusal("conflict", "event-changed");

/** The event does not happen then. */
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
