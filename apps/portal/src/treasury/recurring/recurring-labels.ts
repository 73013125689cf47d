import type { ChurchRecurring, FailureReason, RecurringState } from "@offertory/contract";
import type { T } from "@offertory/i18n/react";

export const STATE_LABELS = {
  active: "treasury:recurring.active",
  failing: "treasury:recurring.failing",
  ended: "treasury:recurring.ended",
} as const satisfies Record<RecurringState, string>;

export const REASON_LABELS = {
  expired: "treasury:recurring.reason.expired",
  funds: "treasury:recurring.reason.funds",
  confirm: "treasury:recurring.reason.confirm",
  declined: "treasury:recurring.reason.declined",
  closed: "treasury:recurring.reason.closed",
  unknown: "treasury:recurring.reason.unknown",
} as const satisfies Record<FailureReason, string>;

const EACH_LABELS = {
  day: "treasury:recurring.each.day",
  week: "treasury:recurring.each.week",
  month: "treasury:recurring.each.month",
  year: "treasury:recurring.each.year",
} as const;

const EVERY_LABELS = {
  day: "treasury:recurring.every.day",
  week: "treasury:recurring.every.week",
  month: "treasury:recurring.every.month",
  year: "treasury:recurring.every.year",
} as const;

type Rhythm = Pick<ChurchRecurring, "interval" | "intervalCount">;

export const everyText = (t: T, { interval, intervalCount: count }: Rhythm): string =>
  count === 1 ? t(EACH_LABELS[interval]) : t(EVERY_LABELS[interval], { count });
