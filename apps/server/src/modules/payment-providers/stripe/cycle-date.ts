import { dueDay, dueUpTo, INTERVAL_UNITS } from "@offertory/contract";

const DAY_SECONDS = 86_400;

/** Stripe's types leave room for other units; it has only these four. */
interface Cycle {
  interval: string;
  interval_count: number;
}

/**
 * Returns the first date of a billing cycle at or after a time, in seconds. Stripe counts months by UTC from the anchor,
 * and takes the last day of a shorter month.
 */
export function cycleDateFrom(anchor: number, { interval: unit, interval_count }: Cycle, from: number): number {
  const first = new Date(anchor * 1000).toISOString().slice(0, 10);
  const timeOfDay = anchor % DAY_SECONDS;
  const each = { interval: INTERVAL_UNITS.find((known) => known === unit) ?? "month", interval_count };
  const dayBefore = new Date((from - DAY_SECONDS) * 1000).toISOString().slice(0, 10);
  let number = dueUpTo(first, each, dayBefore);
  while (secondsOf(dueDay(first, each, number)) + timeOfDay < from) number += 1;
  return secondsOf(dueDay(first, each, number)) + timeOfDay;
}

const secondsOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000;
