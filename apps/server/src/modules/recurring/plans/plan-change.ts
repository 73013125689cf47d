import { addDays, type Day, MAX_DAYS_AHEAD, type ScheduleChange } from "@offertory/contract";
import { isDay } from "../../donations/index.ts";
import type { SubscriptionChange as Columns } from "../store/subscription-store.ts";
import type { Subscription } from "../subscription.ts";
import {
  DonationDue,
  EndDateInvalid,
  NextDateChanged,
  NextDateInvalid,
  NoDonationLeft,
  PauseDateInvalid,
} from "../recurring-errors.ts";
import { dueDayFrom } from "./plan-dates.ts";

/** An end date may lie this many days ahead. */
const MAX_END_AHEAD = 36_600;

/** The columns that a change of the coming payments sets. A new `firstDay` moves the cycle. */
export type PlanColumns = Pick<Columns, "dueOn" | "firstDay" | "resumesOn" | "skippedOn" | "endsOn" | "maxPayments">;

/**
 * Returns what a change sets; null if it is already so. Refuses while a payment is due, because it may be on its way.
 * `paid` is how many payments have succeeded.
 */
export function planChange(
  row: Subscription,
  change: ScheduleChange,
  { today, paid }: { today: Day; paid: number },
): PlanColumns | null {
  if (row.status !== "active" || row.dueOn <= today) throw new DonationDue();
  switch (change.action) {
    case "skip":
      return skip(row, change.day);
    case "unskip":
      return unskip(row, change.day, today);
    case "pause":
      return pause(row, change.until, today);
    case "resume": {
      const tomorrow = addDays(today, 1);
      const dueOn = dueDayFrom(row, tomorrow);
      return dueOn < row.dueOn ? { dueOn, resumesOn: tomorrow, skippedOn: null } : null;
    }
    case "move":
      return move(row, change.to, today);
    case "limit":
      return limit(row, change, { today, paid });
  }
}

function skip(row: Subscription, day: Day): PlanColumns | null {
  if (row.skippedOn === day && row.dueOn > day) return null;
  if (row.dueOn !== day) throw new NextDateChanged();
  const resumesOn = addDays(day, 1);
  return within(row, { dueOn: dueDayFrom(row, resumesOn), resumesOn, skippedOn: day });
}

function unskip(row: Subscription, day: Day, today: Day): PlanColumns | null {
  if (row.skippedOn !== day) {
    if (row.dueOn === day) return null;
    throw new NextDateChanged();
  }
  if (day <= today) throw new DonationDue();
  return { dueOn: day, resumesOn: day, skippedOn: null };
}

function pause(row: Subscription, until: Day, today: Day): PlanColumns | null {
  if (row.resumesOn === until && row.skippedOn === null && row.dueOn >= until) return null;
  if (!isDay(until) || until <= row.dueOn || until > addDays(today, MAX_DAYS_AHEAD)) throw new PauseDateInvalid();
  return within(row, { dueOn: dueDayFrom(row, until), resumesOn: until, skippedOn: null });
}

function move(row: Subscription, to: Day, today: Day): PlanColumns | null {
  if (row.dueOn === to) return null;
  if (!isDay(to) || to <= today || to > addDays(today, MAX_DAYS_AHEAD)) throw new NextDateInvalid();
  return within(row, { firstDay: to, dueOn: to, resumesOn: null, skippedOn: null });
}

function limit(
  row: Subscription,
  { endsOn = null, gifts = null }: Extract<ScheduleChange, { action: "limit" }>,
  { today, paid }: { today: Day; paid: number },
): PlanColumns | null {
  if (endsOn !== null && (gifts !== null || !isDay(endsOn))) throw new EndDateInvalid();
  if (endsOn !== null && (endsOn < row.dueOn || endsOn > addDays(today, MAX_END_AHEAD))) throw new EndDateInvalid();
  const maxPayments = gifts === null ? null : paid + gifts;
  return row.endsOn === endsOn && row.maxPayments === maxPayments ? null : { endsOn, maxPayments };
}

/** Refuses a change after which no payment would be left before the end date. */
function within(row: Subscription, columns: PlanColumns): PlanColumns {
  if (row.endsOn !== null && columns.dueOn !== undefined && columns.dueOn > row.endsOn) throw new NoDonationLeft();
  return columns;
}
