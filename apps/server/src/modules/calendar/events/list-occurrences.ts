import { MAX_OCCURRENCES, MAX_SPAN_DAYS, type Occurrence, type Occurrences } from "@offertory/contract";
import { addDays, isLocal, readLocal, writeLocal } from "@offertory/contract/calendar/local-time";
import type { Calendar } from "../calendar.ts";
import { SpanInvalid } from "../calendar-errors.ts";
import { momentOf } from "../zone/zoned.ts";
import { calendarDay, dayNumberOf } from "./calendar-day.ts";
import type { EventRow, Wanted } from "./event-store.ts";
import { beginsAt, daysSpanned, lengthOf, startsOn, timeOn } from "./occurrences.ts";
import { readZone } from "./read-zone.ts";

interface Asked {
  from: string;
  to: string;
  publicOnly: boolean;
}

/** What happens between two days of the church, both included. */
export async function listOccurrences(calendar: Calendar, churchId: string, asked: Asked): Promise<Occurrences> {
  const { from, to, publicOnly } = asked;
  if (![from, to].every((day) => isLocal(day, true)) || to < from) throw new SpanInvalid();
  if (addDays(from, MAX_SPAN_DAYS) < to) throw new SpanInvalid();
  const { timeZone } = await readZone(calendar, churchId);
  const wanted = { from, before: addDays(to, 1), publicOnly };
  const [single, repeated, moved] = await Promise.all([
    calendar.events.single(churchId, wanted, MAX_OCCURRENCES + 1),
    listRepeated(calendar, churchId, wanted),
    listMoved(calendar, churchId, wanted),
  ]);
  const once = single
    .filter((event) => lastMoment(event) >= from)
    .map((event) => ({ ...event, event, recurrenceId: null, moved: false }));
  const all = [...once, ...repeated, ...moved];
  all.sort((one, other) => (one.starts < other.starts ? -1 : one.starts > other.starts ? 1 : 0));
  return {
    timeZone,
    occurrences: all.slice(0, MAX_OCCURRENCES).map((happening) => describeOccurrence(happening, timeZone)),
    cut: all.length > MAX_OCCURRENCES,
  };
}

interface Happening extends Pick<EventRow, "title" | "description" | "place" | "starts" | "ends" | "allDay"> {
  event: EventRow;
  recurrenceId: string | null;
  moved: boolean;
}

/** Goes from day to day, and ends as soon as one answer is full: the work does not grow with how often an event happens. */
async function listRepeated({ events }: Calendar, churchId: string, wanted: Wanted): Promise<Happening[]> {
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
  for (let number = earliest; number < end && found.length <= MAX_OCCURRENCES; number += 1) {
    const day = calendarDay(number);
    for (const { event, excepted, spanned, startsOn: begins } of prepared) {
      if (number + spanned < first || !begins(day)) continue;
      const starts = timeOn(number, event);
      if (excepted.has(starts) || isMoved.has(`${event.id} ${starts}`)) continue;
      const happening = { ...event, starts, ends: endingOf(event, starts), event, recurrenceId: starts, moved: false };
      // What ends at midnight does not touch the day that begins then.
      if (lastMoment(happening) >= wanted.from) found.push(happening);
    }
  }
  return found;
}

async function listMoved({ events }: Calendar, churchId: string, wanted: Wanted): Promise<Happening[]> {
  const rows = await events.movedInto(churchId, wanted, MAX_OCCURRENCES + 1);
  const series = await events.byIds(churchId, [...new Set(rows.map(({ seriesId }) => seriesId ?? ""))]);
  const byId = new Map(series.map((event) => [event.id, event]));
  return rows.flatMap((row) => {
    const event = byId.get(row.seriesId ?? "");
    const isThere = event && lastMoment(row) >= wanted.from && stillHappens(event, row.recurrenceId ?? "");
    return isThere ? [{ ...row, event, moved: true }] : [];
  });
}

/** The last minute of it, or its last day. */
function lastMoment({ starts, ends, allDay }: Pick<EventRow, "starts" | "ends" | "allDay">): string {
  if (allDay || starts === ends) return ends;
  return writeLocal(new Date(readLocal(ends).getTime() - 60_000), false);
}

/** The event may have ended before, or this time may have been taken out. */
export const stillHappens = (event: EventRow, recurrenceId: string): boolean =>
  !event.exceptionDates.includes(recurrenceId) && beginsAt(event, recurrenceId);

/** When a time ends that begins then. */
export function endingOf(event: EventRow, starts: string): string {
  const length = lengthOf(event) - (event.allDay ? 86_400_000 : 0);
  return writeLocal(new Date(readLocal(starts).getTime() + length), event.allDay);
}

function describeOccurrence(happening: Happening, timeZone: string): Occurrence {
  const { event, recurrenceId, moved, title, description, place, starts, ends, allDay } = happening;
  return {
    eventId: event.id,
    recurrenceId,
    moved,
    title,
    description,
    place,
    start: starts,
    end: ends,
    allDay,
    visibility: event.visibility,
    startsAt: momentOf(timeZone, starts).toISOString(),
    endsAt: momentOf(timeZone, allDay ? addDays(ends, 1) : ends).toISOString(),
  };
}
