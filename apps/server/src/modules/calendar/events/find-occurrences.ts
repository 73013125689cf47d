import { addDays, readLocal, writeLocal } from "@offertory/contract/calendar/local-time";
import type { Calendar } from "../calendar.ts";
import { calendarDay, dayNumberOf } from "./calendar-day.ts";
import type { EventSummary, EventFilter } from "./event-store.ts";
import { beginsAt, daysSpanned, lengthOf, startsOn, timeOn } from "./occurrences.ts";

/** One occurrence of an event. `id` is that of the row with its texts: the event, or the changed occurrence. */
export interface FoundOccurrence extends Pick<EventSummary, "id" | "title" | "place" | "starts" | "ends" | "allDay"> {
  event: EventSummary;
  recurrenceId: string | null;
  moved: boolean;
}

/** Finds the occurrences in a span of days, earliest first. Returns one more than the limit if there are more. */
export async function findOccurrences(
  calendar: Calendar,
  churchId: string,
  filter: EventFilter,
  limit: number,
): Promise<FoundOccurrence[]> {
  const [single, recurring, changed] = await Promise.all([
    calendar.events.single(churchId, filter, limit + 1),
    findRecurring(calendar, churchId, filter, limit),
    findChanged(calendar, churchId, filter, limit),
  ]);
  const once = single
    .filter((event) => lastMinuteOf(event) >= filter.from)
    .map((event) => ({ ...event, event, recurrenceId: null, moved: false }));
  const all = [...once, ...recurring, ...changed];
  all.sort((one, other) => (one.starts < other.starts ? -1 : one.starts > other.starts ? 1 : 0));
  return all.slice(0, limit + 1);
}

/** Goes from day to day and stops when it has enough, so the work does not grow with how often an event happens. */
async function findRecurring(
  { events }: Calendar,
  churchId: string,
  filter: EventFilter,
  limit: number,
): Promise<FoundOccurrence[]> {
  const recurring = await events.recurring(churchId, filter);
  if (recurring.length === 0) return [];
  const prepared = recurring.map((event) => ({
    event,
    excepted: new Set(event.exceptionDates),
    spanned: daysSpanned(event),
    startsOn: startsOn(event),
  }));
  const [first, end] = [dayNumberOf(filter.from), dayNumberOf(filter.before)];
  const earliest = first - Math.max(...prepared.map(({ spanned }) => spanned));
  const changedTimes = await events.listChangedTimes(churchId, addDays(filter.from, earliest - first), filter.before);
  const changedKeys = new Set(changedTimes.map(({ series, begins }) => `${series} ${begins}`));

  const found: FoundOccurrence[] = [];
  for (let number = earliest; number < end && found.length <= limit; number += 1) {
    const day = calendarDay(number);
    for (const { event, excepted, spanned, startsOn: begins } of prepared) {
      if (number + spanned < first || !begins(day)) continue;
      const starts = timeOn(number, event);
      if (excepted.has(starts) || changedKeys.has(`${event.id} ${starts}`)) continue;
      const occurrence = {
        ...event,
        starts,
        ends: endOfOccurrence(event, starts),
        event,
        recurrenceId: starts,
        moved: false,
      };
      // An event that ends at midnight does not count for the day that begins then.
      if (lastMinuteOf(occurrence) >= filter.from) found.push(occurrence);
    }
  }
  return found;
}

async function findChanged(
  { events }: Calendar,
  churchId: string,
  filter: EventFilter,
  limit: number,
): Promise<FoundOccurrence[]> {
  const rows = await events.findChangedOccurrences(churchId, filter, limit + 1);
  const series = await events.listByIds(churchId, [...new Set(rows.map(({ seriesId }) => seriesId ?? ""))]);
  const byId = new Map(series.map((event) => [event.id, event]));
  return rows.flatMap((row) => {
    const event = byId.get(row.seriesId ?? "");
    // The event may have been shortened, so that it no longer has this occurrence.
    const isIncluded = event && lastMinuteOf(row) >= filter.from && beginsAt(event, row.recurrenceId ?? "");
    return isIncluded ? [{ ...row, event, moved: true }] : [];
  });
}

/** The last minute of an event; for an all-day event its last day. */
function lastMinuteOf({ starts, ends, allDay }: Pick<EventSummary, "starts" | "ends" | "allDay">): string {
  if (allDay || starts === ends) return ends;
  return writeLocal(new Date(readLocal(ends).getTime() - 60_000), false);
}

/** The end of the occurrence that begins at `starts`. */
export function endOfOccurrence(event: EventSummary, starts: string): string {
  const length = lengthOf(event) - (event.allDay ? 86_400_000 : 0);
  return writeLocal(new Date(readLocal(starts).getTime() + length), event.allDay);
}
