import { MAX_OCCURRENCES, type ShownEvent } from "@offertory/contract";
import { addDays } from "@offertory/contract/calendar/local-time";
import type { Calendar } from "../calendar.ts";
import { localAt } from "../zone/zoned.ts";
import { findOccurrences } from "./find-occurrences.ts";
import { absoluteTimesOf } from "./list-occurrences.ts";
import { readZone } from "./read-zone.ts";

const MAX_DAYS_AHEAD = 365;

/** The next public events of a church, as its pages show them. */
export async function nextEvents(calendar: Calendar, churchId: string, count: number): Promise<ShownEvent[]> {
  const now = calendar.now();
  const { timeZone } = await readZone(calendar, churchId);
  const today = localAt(timeZone, now).slice(0, 10);
  const filter = { from: today, before: addDays(today, MAX_DAYS_AHEAD + 1), publicOnly: true };
  const found = await findOccurrences(calendar, churchId, filter, MAX_OCCURRENCES);
  return found
    .map((occurrence) => ({ ...occurrence, ...absoluteTimesOf(occurrence, timeZone) }))
    .filter(({ endsAt }) => endsAt > now)
    .slice(0, count)
    .map(({ event, recurrenceId, title, starts, ends, startsAt, endsAt, allDay, place }) => ({
      id: recurrenceId ? `${event.id}:${recurrenceId}` : event.id,
      title,
      start: allDay ? starts : startsAt.toISOString(),
      end: allDay ? ends : endsAt.toISOString(),
      allDay,
      place: place || null,
    }));
}
