import type { ShownEvent } from "@offertory/contract";
import { addDays } from "@offertory/contract/calendar/local-time";
import type { Calendar } from "../calendar.ts";
import { localAt } from "../zone/zoned.ts";
import { findOccurrences } from "./find-occurrences.ts";
import { absoluteTimesOf } from "./list-occurrences.ts";
import { readZone } from "./read-zone.ts";

const MAX_DAYS_AHEAD = 365;
/** How many occurrences of today may have ended already; they are found first and left out. */
const MAX_ENDED_TODAY = 100;

/** The next public events of a church, as its pages show them. */
export async function nextEvents(calendar: Calendar, churchId: string, count: number): Promise<ShownEvent[]> {
  const found = await nextOccurrences(calendar, churchId, { count, publicOnly: true });
  return found.map(({ event, recurrenceId, title, starts, ends, startsAt, endsAt, allDay, place }) => ({
    id: recurrenceId ? `${event.id}:${recurrenceId}` : event.id,
    title,
    start: allDay ? starts : startsAt.toISOString(),
    end: allDay ? ends : endsAt.toISOString(),
    allDay,
    place: place || null,
  }));
}

/** Finds the next occurrences of the year ahead that have not ended, earliest first. */
export async function nextOccurrences(
  calendar: Calendar,
  churchId: string,
  { count, publicOnly }: { count: number; publicOnly: boolean },
) {
  const now = calendar.now();
  const { timeZone } = await readZone(calendar, churchId);
  const today = localAt(timeZone, now).slice(0, 10);
  const filter = { from: today, before: addDays(today, MAX_DAYS_AHEAD + 1), publicOnly };
  const found = await findOccurrences(calendar, churchId, filter, count + MAX_ENDED_TODAY);
  return found
    .map((occurrence) => ({ ...occurrence, ...absoluteTimesOf(occurrence, timeZone) }))
    .filter(({ endsAt }) => endsAt > now)
    .slice(0, count);
}
