import { readLocal } from "@offertory/contract/calendar/local-time";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Cached, because making a DateTimeFormat takes a hundred times as long as using it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  clocks.set(timeZone, made);
  return made;
}

/** The local time of a zone at a moment, in milliseconds as if it were UTC. */
export function showOn(timeZone: string, moment: number): number {
  const [date = "", time = ""] = clockOf(timeZone).format(moment).split(", ");
  const [month, day, year] = date.split("/");
  const [hour, minute, second] = time.split(":");
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
}

/** The zone's offset from UTC in milliseconds, positive east of Greenwich. */
export const offsetAt = (timeZone: string, moment: number): number =>
  showOn(timeZone, moment) - Math.floor(moment / 1000) * 1000;

/**
 * Converts a local time of a zone to a moment. As in RFC 5545, a time that is skipped in spring is read with the offset
 * before the change, and a time that occurs twice in autumn is the first of the two.
 */
export function momentOf(timeZone: string, local: string): Date {
  const shown = readLocal(local).getTime();
  const before = offsetAt(timeZone, shown - DAY_MS);
  const after = offsetAt(timeZone, shown + DAY_MS);
  if (before === after) return new Date(shown - before);
  const isBefore = offsetAt(timeZone, shown - before) === before;
  const isAfter = offsetAt(timeZone, shown - after) === after;
  return new Date(shown - (isBefore || !isAfter ? before : after));
}

/** The local time of a zone at a moment, such as `2026-12-24T10:00`. */
export const localAt = (timeZone: string, moment: Date): string =>
  new Date(showOn(timeZone, moment.getTime())).toISOString().slice(0, 16);
