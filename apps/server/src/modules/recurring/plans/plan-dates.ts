import { addDays, type Day, dueDay, dueUpTo } from "@offertory/contract";
import type { Subscription } from "../subscription.ts";

type Cycle = Pick<Subscription, "firstDay" | "intervalUnit" | "intervalCount">;

const intervalOf = ({ intervalUnit, intervalCount }: Cycle) => ({
  interval: intervalUnit,
  interval_count: intervalCount,
});

/** Returns the first due day on or after a day. */
export function dueDayFrom(cycle: Cycle, day: Day): Day {
  const interval = intervalOf(cycle);
  return dueDay(cycle.firstDay, interval, dueUpTo(cycle.firstDay, interval, addDays(day, -1)));
}

/** Returns the next due day after today on which a payment is charged: days before `resumesOn` are passed over. */
export function nextDueDay(row: Cycle & Pick<Subscription, "resumesOn">, today: Day): Day {
  const tomorrow = addDays(today, 1);
  return dueDayFrom(row, row.resumesOn && row.resumesOn > tomorrow ? row.resumesOn : tomorrow);
}

/** Returns the day of the last payment, when the subscription is limited; `paid` is how many payments succeeded. */
export function lastDueDay(
  row: Cycle & Pick<Subscription, "dueOn" | "endsOn" | "maxPayments">,
  paid: number,
): Day | null {
  if (row.endsOn !== null) return dueDayUpTo(row, row.endsOn);
  if (row.maxPayments === null) return null;
  const interval = intervalOf(row);
  const next = dueUpTo(row.firstDay, interval, addDays(row.dueOn, -1));
  const last = next + Math.max(1, row.maxPayments - paid) - 1;
  return dueDay(row.firstDay, interval, last);
}

/** Returns the last due day up to a day, or the next one where none remains. */
function dueDayUpTo(row: Cycle & Pick<Subscription, "dueOn">, day: Day): Day {
  const interval = intervalOf(row);
  const count = dueUpTo(row.firstDay, interval, day);
  const last = count > 0 ? dueDay(row.firstDay, interval, count - 1) : row.dueOn;
  return last > row.dueOn ? last : row.dueOn;
}

/** Whether every payment that the donor planned was made; `paid` is how many succeeded. */
export const isComplete = (
  { dueOn, endsOn, maxPayments }: Pick<Subscription, "dueOn" | "endsOn" | "maxPayments">,
  paid: number,
): boolean => (maxPayments !== null && paid >= maxPayments) || (endsOn !== null && dueOn > endsOn);
