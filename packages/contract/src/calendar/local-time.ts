/**
 * Local times of the church: `2026-12-24T10:00`, or a day, `2026-12-24`. They have no time zone, so that an event at
 * ten is at ten in summer and in winter.
 */
export const LOCAL_TIME = /^(?<year>\d{4})-\d{2}-\d{2}T\d{2}:\d{2}$/;
export const LOCAL_DAY = /^(?<year>\d{4})-\d{2}-\d{2}$/;

const FIRST_YEAR = 1970;
const LAST_YEAR = 2199;

/** Returns whether the time or day exists and is between 1970 and 2199. */
export function isLocal(value: string, allDay: boolean): boolean {
  const year = Number((allDay ? LOCAL_DAY : LOCAL_TIME).exec(value)?.groups?.["year"] ?? 0);
  return year >= FIRST_YEAR && year <= LAST_YEAR && writeLocal(readLocal(value), allDay) === value;
}

/**
 * Parses a local time as if it were UTC, which has no daylight saving, so that days can be added. It is not the real
 * moment.
 */
export const readLocal = (value: string): Date => new Date(value.length === 10 ? `${value}T00:00Z` : `${value}Z`);

export function writeLocal(date: Date, allDay: boolean): string {
  if (Number.isNaN(date.getTime())) return "";
  return date.toISOString().slice(0, allDay ? 10 : 16);
}

export const dayOfLocal = (value: string): string => value.slice(0, 10);

export const addDays = (day: string, days: number): string =>
  writeLocal(new Date(readLocal(dayOfLocal(day)).getTime() + days * 86_400_000), true);
