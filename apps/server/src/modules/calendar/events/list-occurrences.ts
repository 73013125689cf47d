import { MOST_DAYS_AT_ONCE, MOST_OCCURRENCES, type Occurrence, type Occurrences } from "@offertory/contract";
import { addDays, isLocal, readLocal, writeLocal } from "@offertory/contract/calendar/local-time";
import type { Calendar } from "../calendar.ts";
import { SpanInvalid } from "../calendar-errors.ts";
import { momentOf } from "../zone/zoned.ts";
import type { EventRow } from "./event-store.ts";
import { beginsAt, expandEvent, lengthOf } from "./expand-event.ts";
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
  if (addDays(from, MOST_DAYS_AT_ONCE) < to) throw new SpanInvalid();
  const { timeZone } = await readZone(calendar, churchId);
  const span = { from, before: addDays(to, 1), publicOnly };
  const events = await calendar.events.within(churchId, span);
  const moved = await movedBySeries(calendar, churchId, events);
  const all = events.flatMap((event) => occurrencesOf(event, moved.get(event.id) ?? [], span, calendar.now()));
  all.sort((one, other) => (one.starts < other.starts ? -1 : one.starts > other.starts ? 1 : 0));
  return {
    timeZone,
    occurrences: all.slice(0, MOST_OCCURRENCES).map((happening) => describeOccurrence(happening, timeZone)),
    cut: all.length > MOST_OCCURRENCES,
  };
}

async function movedBySeries({ events }: Calendar, churchId: string, rows: readonly EventRow[]) {
  const seriesIds = rows.filter(({ recurrenceRule }) => recurrenceRule !== null).map(({ id }) => id);
  return Map.groupBy(await events.movedOf(churchId, seriesIds), ({ seriesId }) => seriesId ?? "");
}

interface Happening extends Pick<EventRow, "title" | "description" | "place" | "starts" | "ends" | "allDay"> {
  event: EventRow;
  recurrenceId: string | null;
  moved: boolean;
}

function occurrencesOf(
  event: EventRow,
  moved: readonly EventRow[],
  span: { from: string; before: string },
  now: Date,
): Happening[] {
  const elsewhere = new Set(moved.map(({ recurrenceId }) => recurrenceId));
  const usual = expandEvent(event, span, now)
    .filter((starts) => !event.recurrenceRule || !elsewhere.has(starts))
    .map((starts) => ({
      ...event,
      starts,
      ends: endingOf(event, starts),
      event,
      recurrenceId: event.recurrenceRule ? starts : null,
      moved: false,
    }));
  const changed = moved
    .filter((row) => expandEvent(row, span, now).length > 0 && stillHappens(event, row.recurrenceId ?? ""))
    .map((row) => ({ ...row, event, moved: true }));
  return [...usual, ...changed];
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
