import type { Occurrence } from "@offertory/contract";
import { addDays, dayOfLocal } from "@offertory/contract/calendar/local-time";

/** Groups occurrences by day, all-day ones first. An occurrence of several days is listed under each of them. */
export function byDay(occurrences: readonly Occurrence[]): Map<string, Occurrence[]> {
  const days = new Map<string, Occurrence[]>();
  for (const occurrence of occurrences) {
    for (const day of daysOf(occurrence)) days.set(day, [...(days.get(day) ?? []), occurrence]);
  }
  for (const list of days.values()) list.sort((one, other) => Number(other.allDay) - Number(one.allDay));
  return days;
}

export function daysOf({ start, end, allDay }: Occurrence): string[] {
  const first = dayOfLocal(start);
  // An occurrence that ends at midnight does not count for the day that begins then.
  const isMidnight = !allDay && end.endsWith("T00:00") && dayOfLocal(end) > first;
  const last = isMidnight ? addDays(end, -1) : dayOfLocal(end);
  const days = [first];
  while ((days.at(-1) ?? last) < last) days.push(addDays(days.at(-1) ?? last, 1));
  return days;
}

export const keyOf = ({ eventId, recurrenceId, start }: Occurrence): string =>
  `${eventId} ${recurrenceId ?? ""} ${start}`;
