import { readLocal } from "@offertory/contract/calendar/local-time";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached, because making a DateTimeFormat takes a hundred times as long as using it. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
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
  formatters.set(timeZone, made);
  return made;
}

/** The local time of a zone at a moment, in milliseconds as if it were UTC. */
export function localMillisecondsAt(timeZone: string, moment: number): number {
  const [date = "", time = ""] = formatterOf(timeZone).format(moment).split(", ");
  const [month, day, year] = date.split("/");
  const [hour, minute, second] = time.split(":");
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
}

/** The zone's offset from UTC in milliseconds, positive east of Greenwich. */
export const offsetAt = (timeZone: string, moment: number): number =>
  localMillisecondsAt(timeZone, moment) - Math.floor(moment / 1000) * 1000;

/**
 * Converts a local time of a zone to a moment. As in RFC 5545, a time that is skipped in spring is read with the offset
 * before the change, and a time that occurs twice in autumn is the first of the two.
 */
export function momentOf(timeZone: string, local: string): Date {
  const localMs = readLocal(local).getTime();
  const before = offsetAt(timeZone, localMs - DAY_MS);
  const after = offsetAt(timeZone, localMs + DAY_MS);
  if (before === after) return new Date(localMs - before);
  const isBefore = offsetAt(timeZone, localMs - before) === before;
  const isAfter = offsetAt(timeZone, localMs - after) === after;
  return new Date(localMs - (isBefore || !isAfter ? before : after));
}

/** The local time of a zone at a moment, such as `2026-12-24T10:00`. */
export const localAt = (timeZone: string, moment: Date): string =>
  new Date(localMillisecondsAt(timeZone, moment.getTime())).toISOString().slice(0, 16);
