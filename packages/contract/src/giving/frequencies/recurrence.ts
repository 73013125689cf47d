import { FREQUENCY_NAMES, type Frequency } from "./frequency-names.ts";

export * from "./frequency-names.ts";

/**
 * A day as yyyy-mm-dd, in the church's time zone. Recurring gifts are due on days, so that daylight saving does not
 * move them.
 */
export type Day = string;

export const INTERVAL_UNITS = ["day", "week", "month", "year"] as const;
export type IntervalUnit = (typeof INTERVAL_UNITS)[number];
export interface Interval {
  interval_count: number;
  interval: IntervalUnit;
}

export const FREQUENCIES: Record<Frequency, Interval> = {
  one_week: { interval_count: 1, interval: "week" },
  two_week: { interval_count: 2, interval: "week" },
  one_month: { interval_count: 1, interval: "month" },
  three_month: { interval_count: 3, interval: "month" },
  one_year: { interval_count: 1, interval: "year" },
};

export const frequencyOf = ({ interval, interval_count }: Interval): Frequency | null =>
  FREQUENCY_NAMES.find((name) => {
    const each = FREQUENCIES[name];
    return each.interval === interval && each.interval_count === interval_count;
  }) ?? null;

const DAY_MS = 86_400_000;

/**
 * Returns the due day of a payment; the first payment is number 0. It counts from the first day, not from the previous
 * payment, so that a gift that began on the 31st is due on February 28 and on March 31 again.
 */
export function dueDay(first: Day, { interval, interval_count }: Interval, number: number): Day {
  const steps = interval_count * number;
  switch (interval) {
    case "day":
      return addDays(first, steps);
    case "week":
      return addDays(first, 7 * steps);
    case "month":
      return addMonths(first, steps);
    case "year":
      return addMonths(first, 12 * steps);
  }
}

/** Returns how many payments are due up to and including this day, which is the number of the next payment. */
export function dueUpTo(first: Day, interval: Interval, day: Day): number {
  if (day < first) return 0;
  let number = Math.max(
    0,
    Math.floor(daysBetween(first, day) / (MAX_DAYS_OF[interval.interval] * interval.interval_count)),
  );
  while (dueDay(first, interval, number) <= day) number += 1;
  return number;
}

const MAX_DAYS_OF: Record<IntervalUnit, number> = { day: 1, week: 7, month: 31, year: 366 };

const parse = (day: Day): Date => new Date(`${day}T00:00:00Z`);
const format = (date: Date): Day => date.toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day => format(new Date(parse(day).getTime() + days * DAY_MS));
export const daysBetween = (one: Day, other: Day): number => (parse(other).getTime() - parse(one).getTime()) / DAY_MS;

function addMonths(day: Day, months: number): Day {
  const date = parse(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return format(date);
}
