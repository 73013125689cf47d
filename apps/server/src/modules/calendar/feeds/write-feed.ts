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

/** As far as a rule reaches. */
const YEARS_AHEAD = 100;

/** A church's events as RFC 5545 writes them; the same events give the same text. */
export function writeFeed({ name, timeZone, events, moved, serving, now }: Feed): string {
  const generator = () => describeZone(timeZone, { ...spanOf([...events, ...moved], now), now });
  const calendar = ical({ name, timezone: { name: timeZone, generator }, prodId: "-//Offertory//Calendar//EN" });
  for (const event of events) calendar.createEvent(describe(event, timeZone));
  for (const row of stillHappening(events, moved)) {
    calendar.createEvent({
      ...describe({ ...row, id: row.seriesId ?? row.id }, timeZone),
      // The library has a field for it, and writes it like the changed time: a day where that has become one.
      repeating: `RECURRENCE-ID${writeTime(row.recurrenceId ?? row.starts, timeZone)}`,
    });
  }
  for (const place of serving) calendar.createEvent(describeServing(place));
  // Of moments in UTC the library leaves out what says so, and what is no rule it calls one.
  return calendar
    .toString()
    .replace(/^(DTSTAMP:\d{8}T\d{6})(?=\r?$)/gm, "$1Z")
    .replace(/^RRULE:(?=RECURRENCE-ID)/gm, "");
}

/** The years that have something of these events in them. */
function spanOf(events: readonly FeedEvent[], now: Date): { from: Date; to: Date } {
  const thisYear = now.getUTCFullYear();
  const first = Math.min(thisYear, ...events.map(({ starts }) => Number(starts.slice(0, 4))));
  const furthest = thisYear + YEARS_AHEAD;
  const last = Math.max(thisYear, ...events.map((event) => lastYearOf(event) ?? furthest));
  return { from: new Date(Date.UTC(first, 0, 1)), to: new Date(Date.UTC(Math.min(last, furthest) + 1, 0, 1)) };
}

const lastYearOf = ({ lastDay }: FeedEvent): number | null => (lastDay === null ? null : Number(lastDay.slice(0, 4)));

/** Of the changed times those that the event still has: it may have ended before, or the time was taken out. */
function stillHappening(events: readonly FeedEvent[], moved: readonly FeedEvent[]): FeedEvent[] {
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

/** The rule, and the times at which it does not happen. */
function writeRepeating(event: FeedEvent, timeZone: string): string {
  const { allDay, exceptionDates } = event;
  const rule = ruleOf(event);
  if (!rule) return "";
  const until = rule.until && (allDay ? rule.until.slice(0, 8) : inUtc(rule.until, timeZone));
  const skipped = exceptionDates.map((local) => `EXDATE${writeTime(local, timeZone)}`);
  return [`RRULE:${writeRule({ ...rule, until })}`, ...skipped].join("\r\n");
}

/** An end of a rule must be in UTC where its event is in a zone. */
function inUtc(until: string, timeZone: string): string {
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

/** A time by which a calendar program knows one of an event's times: a day for what lasts whole days, else by the church's clock. */
const writeTime = (local: string, timeZone: string): string =>
  `${local.length === 10 ? ";VALUE=DATE" : `;TZID=${timeZone}`}:${digits(asTime(local))}`;
const asTime = (local: string): string => (local.length === 10 ? local : `${local}:00`);
/** As text, because a date would be read by the clock of this machine. */
const stampOf = (moment: Date): string => moment.toISOString().slice(0, 19);
const digits = (text: string): string => text.replace(/[-:]/g, "");
