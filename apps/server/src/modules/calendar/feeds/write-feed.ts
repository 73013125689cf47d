import type { Serving } from "@offertory/contract";
import { addDays } from "@offertory/contract/calendar/local-time";
import { writeRule } from "@offertory/contract/calendar/recurrence-rule";
import ical, { ICalEventStatus, type ICalEventData } from "ical-generator";
import type { FeedEvent } from "../events/event-store.ts";
import { beginsAt, ruleOf } from "../events/occurrences.ts";
import { describeZone } from "../zone/describe-zone.ts";
import { momentOf } from "../zone/zoned.ts";

export interface Feed {
  name: string;
  timeZone: string;
  events: readonly FeedEvent[];
  moved: readonly FeedEvent[];
  serving: readonly Serving[];
  now: Date;
}

/** The time zone is described this many years ahead, which is as far as a rule may reach. */
const YEARS_AHEAD = 100;

/** Writes events as iCalendar (RFC 5545). The same events give the same text, so that the ETag stays the same. */
export function writeFeed({ name, timeZone, events, moved, serving, now }: Feed): string {
  const generator = () => describeZone(timeZone, { ...spanOf([...events, ...moved], now), now });
  const calendar = ical({ name, timezone: { name: timeZone, generator }, prodId: "-//Offertory//Calendar//EN" });
  for (const event of events) calendar.createEvent(describe(event, timeZone));
  for (const row of remainingOccurrences(events, moved)) {
    calendar.createEvent({
      ...describe({ ...row, id: row.seriesId ?? row.id }, timeZone),
      // Not written by the library's own field: that takes its type from the changed time, which may be a whole day
      // where the original was not.
      repeating: `RECURRENCE-ID${writeTime(row.recurrenceId ?? row.starts, timeZone)}`,
    });
  }
  for (const assignment of serving) calendar.createEvent(describeServing(assignment));
  // The library writes DTSTAMP without the Z of UTC, and puts RRULE: before our RECURRENCE-ID.
  return calendar
    .toString()
    .replace(/^(DTSTAMP:\d{8}T\d{6})(?=\r?$)/gm, "$1Z")
    .replace(/^RRULE:(?=RECURRENCE-ID)/gm, "");
}

/** The years from the first event to the last, as start and end of the time zone's description. */
function spanOf(events: readonly FeedEvent[], now: Date): { from: Date; to: Date } {
  const thisYear = now.getUTCFullYear();
  const first = Math.min(thisYear, ...events.map(({ starts }) => Number(starts.slice(0, 4))));
  const furthest = thisYear + YEARS_AHEAD;
  const last = Math.max(thisYear, ...events.map((event) => lastYearOf(event) ?? furthest));
  return { from: new Date(Date.UTC(first, 0, 1)), to: new Date(Date.UTC(Math.min(last, furthest) + 1, 0, 1)) };
}

const lastYearOf = ({ lastDay }: FeedEvent): number | null => (lastDay === null ? null : Number(lastDay.slice(0, 4)));

/** The changed occurrences that the event still has: it may have been shortened, or the occurrence removed. */
function remainingOccurrences(events: readonly FeedEvent[], moved: readonly FeedEvent[]): FeedEvent[] {
  const seriesById = new Map(events.map((event) => [event.id, { event, excepted: new Set(event.exceptionDates) }]));
  return moved.filter(({ seriesId, recurrenceId }) => {
    const series = seriesById.get(seriesId ?? "");
    return series && recurrenceId && !series.excepted.has(recurrenceId) && beginsAt(series.event, recurrenceId);
  });
}

function describe(event: FeedEvent, timeZone: string): ICalEventData {
  const { id, title, description, place, starts, ends, allDay, version, changedAt } = event;
  return {
    id: `${id}@offertory`,
    sequence: version,
    stamp: stampOf(changedAt),
    summary: title,
    ...(description && { description }),
    ...(place && { location: place }),
    start: asTime(starts),
    end: allDay ? addDays(ends, 1) : asTime(ends),
    allDay,
    ...(!allDay && { timezone: timeZone }),
    ...(event.recurrenceRule && { repeating: writeRepeating(event, timeZone) }),
  };
}

/** Writes the RRULE of an event and the EXDATE of each removed occurrence. */
function writeRepeating(event: FeedEvent, timeZone: string): string {
  const { allDay, exceptionDates } = event;
  const rule = ruleOf(event);
  if (!rule) return "";
  const until = rule.until && (allDay ? rule.until.slice(0, 8) : untilInUtc(rule.until, timeZone));
  const skipped = exceptionDates.map((local) => `EXDATE${writeTime(local, timeZone)}`);
  return [`RRULE:${writeRule({ ...rule, until })}`, ...skipped].join("\r\n");
}

/** RFC 5545 requires UNTIL in UTC when the event has a time zone. */
function untilInUtc(until: string, timeZone: string): string {
  const day = `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`;
  const time = until.length > 8 ? `${until.slice(9, 11)}:${until.slice(11, 13)}` : "23:59";
  return `${digits(momentOf(timeZone, `${day}T${time}`).toISOString()).slice(0, 15)}Z`;
}

const describeServing = ({ assignmentId, planName, position, date, status }: Serving): ICalEventData => ({
  id: `${assignmentId}@offertory`,
  stamp: stampOf(new Date(`${date}T00:00Z`)),
  summary: `${position} · ${planName}`,
  start: date,
  end: addDays(date, 1),
  allDay: true,
  status: status === "accepted" ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
});

/**
 * Writes the time of an occurrence: a date for an all-day event, otherwise a local time with the church's time zone.
 */
const writeTime = (local: string, timeZone: string): string =>
  `${local.length === 10 ? ";VALUE=DATE" : `;TZID=${timeZone}`}:${digits(asTime(local))}`;
const asTime = (local: string): string => (local.length === 10 ? local : `${local}:00`);
/** A string, because the library would read a Date in the time zone of this machine. */
const stampOf = (moment: Date): string => moment.toISOString().slice(0, 19);
const digits = (text: string): string => text.replace(/[-:]/g, "");
