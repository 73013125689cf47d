import { addDays, readLocal, writeLocal } from "@offertory/contract/calendar/local-time";
import type { Calendar } from "../calendar.ts";
import { calendarDay, dayNumberOf } from "./calendar-day.ts";
import type { UndescribedEvent, Wanted } from "./event-store.ts";
import { beginsAt, daysSpanned, lengthOf, startsOn, timeOn } from "./occurrences.ts";

/** One occurrence of an event. `id` is that of the row with its texts: the event, or the changed occurrence. */
export interface Happening extends Pick<UndescribedEvent, "id" | "title" | "place" | "starts" | "ends" | "allDay"> {
  event: UndescribedEvent;
  recurrenceId: string | null;
  moved: boolean;
}

/** Finds the occurrences in a span of days, earliest first. Returns one more than the limit if there are more. */
export async function findHappenings(
  calendar: Calendar,
  churchId: string,
  wanted: Wanted,
  limit: number,
): Promise<Happening[]> {
  const [single, repeated, moved] = await Promise.all([
    calendar.events.single(churchId, wanted, limit + 1),
    findRepeated(calendar, churchId, wanted, limit),
    findMoved(calendar, churchId, wanted, limit),
  ]);
  const once = single
    .filter((event) => lastMoment(event) >= wanted.from)
    .map((event) => ({ ...event, event, recurrenceId: null, moved: false }));
  const all = [...once, ...repeated, ...moved];
  all.sort((one, other) => (one.starts < other.starts ? -1 : one.starts > other.starts ? 1 : 0));
  return all.slice(0, limit + 1);
}

/** Goes from day to day and stops when it has enough, so the work does not grow with how often an event happens. */
async function findRepeated(
  { events }: Calendar,
  churchId: string,
  wanted: Wanted,
  limit: number,
): Promise<Happening[]> {
  const recurring = await events.recurring(churchId, wanted);
  if (recurring.length === 0) return [];
  const prepared = recurring.map((event) => ({
    event,
    excepted: new Set(event.exceptionDates),
    spanned: daysSpanned(event),
    startsOn: startsOn(event),
  }));
  const [first, end] = [dayNumberOf(wanted.from), dayNumberOf(wanted.before)];
  const earliest = first - Math.max(...prepared.map(({ spanned }) => spanned));
  const elsewhere = await events.movedFrom(churchId, addDays(wanted.from, earliest - first), wanted.before);
  const isMoved = new Set(elsewhere.map(({ series, begins }) => `${series} ${begins}`));

  const found: Happening[] = [];
  for (let number = earliest; number < end && found.length <= limit; number += 1) {
    const day = calendarDay(number);
    for (const { event, excepted, spanned, startsOn: begins } of prepared) {
      if (number + spanned < first || !begins(day)) continue;
      const starts = timeOn(number, event);
      if (excepted.has(starts) || isMoved.has(`${event.id} ${starts}`)) continue;
      const happening = { ...event, starts, ends: endingOf(event, starts), event, recurrenceId: starts, moved: false };
      // An event that ends at midnight does not count for the day that begins then.
      if (lastMoment(happening) >= wanted.from) found.push(happening);
    }
  }
  return found;
}

async function findMoved({ events }: Calendar, churchId: string, wanted: Wanted, limit: number): Promise<Happening[]> {
  const rows = await events.movedInto(churchId, wanted, limit + 1);
  const series = await events.byIds(churchId, [...new Set(rows.map(({ seriesId }) => seriesId ?? ""))]);
  const byId = new Map(series.map((event) => [event.id, event]));
  return rows.flatMap((row) => {
    const event = byId.get(row.seriesId ?? "");
    // The event may have been shortened, so that it no longer has this occurrence.
    const isThere = event && lastMoment(row) >= wanted.from && beginsAt(event, row.recurrenceId ?? "");
    return isThere ? [{ ...row, event, moved: true }] : [];
  });
}

/** The last minute of an event; for an all-day event its last day. */
function lastMoment({ starts, ends, allDay }: Pick<UndescribedEvent, "starts" | "ends" | "allDay">): string {
  if (allDay || starts === ends) return ends;
  return writeLocal(new Date(readLocal(ends).getTime() - 60_000), false);
}

/** The end of the occurrence that begins at `starts`. */
export function endingOf(event: UndescribedEvent, starts: string): string {
  const length = lengthOf(event) - (event.allDay ? 86_400_000 : 0);
  return writeLocal(new Date(readLocal(starts).getTime() + length), event.allDay);
}
