import type { ShownEvent } from "@offertory/contract";
import { addDays } from "@offertory/contract/calendar/local-time";
import type { Calendar } from "../calendar.ts";
import { localAt } from "../zone/zoned.ts";
import { listOccurrences } from "./list-occurrences.ts";
import { readZone } from "./read-zone.ts";

const AHEAD_DAYS = 365;

/** What everyone may know of what happens next, as pages show it. */
export async function nextEvents(calendar: Calendar, churchId: string, count: number): Promise<ShownEvent[]> {
  const now = calendar.now();
  const { timeZone } = await readZone(calendar, churchId);
  const today = localAt(timeZone, now).slice(0, 10);
  const { occurrences } = await listOccurrences(calendar, churchId, {
    from: today,
    to: addDays(today, AHEAD_DAYS),
    publicOnly: true,
  });
  return occurrences
    .filter(({ endsAt }) => new Date(endsAt) > now)
    .slice(0, count)
    .map(({ eventId, recurrenceId, title, start, end, startsAt, endsAt, allDay, place }) => ({
      id: recurrenceId ? `${eventId}:${recurrenceId}` : eventId,
      title,
      start: allDay ? start : startsAt,
      end: allDay ? end : endsAt,
      allDay,
      place: place || null,
    }));
}
