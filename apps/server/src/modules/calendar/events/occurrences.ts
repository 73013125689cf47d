import { dayOfLocal, readLocal } from "@offertory/contract/calendar/local-time";
import { readRule, untilDay, type RecurrenceRule } from "@offertory/contract/calendar/recurrence-rule";
import { calendarDay, dayNumberOf, writeDay, type CalendarDay } from "./calendar-day.ts";
import type { EventRow } from "./event-store.ts";
import { matchesRule } from "./matches-rule.ts";

const DAY_MS = 86_400_000;
/**
 * Rules with COUNT or UNTIL must end within this many years, and the search for an event's first occurrence stops
 * there.
 */
const MAX_RULE_YEARS = 100;
const YEAR_DAYS = 366;

/** The fields that determine when an event happens, before its last day was computed. */
export type Schedule = Pick<EventRow, "starts" | "ends" | "allDay" | "recurrenceRule">;
export type ClosedSchedule = Schedule & Pick<EventRow, "lastDay">;

/** The length in milliseconds of local time. `ends` of an all-day event is its last day, which is included. */
export const lengthOf = ({ starts, ends, allDay }: Pick<Schedule, "starts" | "ends" | "allDay">): number =>
  readLocal(ends).getTime() - readLocal(starts).getTime() + (allDay ? DAY_MS : 0);

/** The number of days from the day on which the event begins to the day on which it ends. */
export const daysSpanned = ({ starts, ends }: Pick<Schedule, "starts" | "ends">): number =>
  dayNumberOf(ends) - dayNumberOf(starts);

export function ruleOf({ recurrenceRule }: Pick<Schedule, "recurrenceRule">): RecurrenceRule | null {
  const rule = recurrenceRule ? readRule(recurrenceRule) : null;
  return typeof rule === "string" ? null : rule;
}

/** The local start time of the occurrence on this day. */
export const timeOn = (day: number, { starts }: Pick<Schedule, "starts">): string =>
  `${writeDay(day)}${starts.slice(10)}`;

/**
 * Returns a function that tells whether a recurring event begins on a day. The rule is parsed once, so each call only
 * compares a few numbers.
 */
export function startsOn(event: ClosedSchedule): (day: CalendarDay) => boolean {
  const rule = ruleOf(event);
  if (!rule) return () => false;
  const start = calendarDay(dayNumberOf(event.starts));
  const last = event.lastDay === null ? Infinity : dayNumberOf(event.lastDay) - daysSpanned(event);
  return (day) => day.number <= last && matchesRule(rule, start, day);
}

/** Whether the rule has an occurrence at this local time, even if it is an exception date. */
export function beginsAt(event: ClosedSchedule, local: string): boolean {
  if (local.slice(10) !== event.starts.slice(10) || Number.isNaN(dayNumberOf(local))) return false;
  return startsOn(event)(calendarDay(dayNumberOf(local)));
}

/** The first occurrence on or after a day; null if there is none. Ignores COUNT. */
export function firstFrom(event: Schedule, day: number): string | null {
  const rule = ruleOf(event);
  if (!rule) return null;
  const last = Math.min(day + MAX_RULE_YEARS * YEAR_DAYS, lastPossible(event, rule));
  const [first] = matchingDays(event, rule, day, last);
  return first === undefined ? null : timeOn(first, event);
}

/** The number of occurrences before this local time. */
export function countBefore(event: Schedule, local: string): number {
  const rule = ruleOf(event);
  return rule ? [...matchingDays(event, rule, dayNumberOf(event.starts), dayNumberOf(local) - 1)].length : 0;
}

/**
 * The day on which the last occurrence ends: null if the event never ends, undefined if that is more than
 * MAX_RULE_YEARS away.
 */
export function lastDayOf(event: Schedule): string | null | undefined {
  const rule = ruleOf(event);
  if (!rule) return dayOfLocal(event.ends);
  if (rule.count === null && rule.until === null) return null;
  const last = rule.count === null ? lastUntil(event, rule) : lastOfCount(event, rule, rule.count);
  return last === undefined ? undefined : writeDay(last + daysSpanned(event));
}

function lastUntil(event: Schedule, rule: RecurrenceRule): number | undefined {
  const start = calendarDay(dayNumberOf(event.starts));
  const latest = lastPossible(event, rule);
  if (latest > start.number + MAX_RULE_YEARS * YEAR_DAYS) return undefined;
  for (let number = latest; number > start.number; number -= 1) {
    if (matchesRule(rule, start, calendarDay(number))) return number;
  }
  return start.number;
}

function lastOfCount(event: Schedule, rule: RecurrenceRule, count: number): number | undefined {
  const first = dayNumberOf(event.starts);
  let left = count;
  for (const day of matchingDays(event, rule, first, first + MAX_RULE_YEARS * YEAR_DAYS)) {
    left -= 1;
    if (left === 0) return day;
  }
  return undefined;
}

/** The last day on which the event can begin by UNTIL. An UNTIL without a time includes its whole day. */
function lastPossible({ starts }: Schedule, rule: RecurrenceRule): number {
  if (rule.until === null) return Infinity;
  const time = starts.slice(11).replace(":", "");
  const isLate = rule.until.length > 8 && time > rule.until.slice(9, 13);
  return dayNumberOf(untilDay(rule) ?? "") - (isLate ? 1 : 0);
}

/** The days from `from` to `to`, both included, on which the event begins by its rule, ignoring COUNT and UNTIL. */
function* matchingDays(event: Schedule, rule: RecurrenceRule, from: number, to: number): Generator<number> {
  const start = calendarDay(dayNumberOf(event.starts));
  for (let number = Math.max(from, start.number); number <= to; number += 1) {
    if (matchesRule(rule, start, calendarDay(number))) yield number;
  }
}
