import { dayOfLocal, readLocal, writeLocal } from "@offertory/contract/calendar/local-time";
import { readRule, type RecurrenceRule } from "@offertory/contract/calendar/recurrence-rule";
// oxlint-disable-next-line import/default -- a CommonJS library, which is the default export of itself
import rrule from "rrule";
import type { EventRow } from "./event-store.ts";

const DAY_MS = 86_400_000;
const FIVE_YEARS_MS = 5 * 366 * DAY_MS;

export type Repeats = Pick<EventRow, "starts" | "ends" | "allDay" | "recurrenceRule" | "exceptionDates">;

/** How long it lasts, by the clock; of whole days the last one is in it. */
export const lengthOf = ({ starts, ends, allDay }: Repeats): number =>
  readLocal(ends).getTime() - readLocal(starts).getTime() + (allDay ? DAY_MS : 0);

/**
 * When an event begins, of all the times that it touches the days from `from` until before `before`. What has no end is followed
 * for five years from now.
 */
export function expandEvent(event: Repeats, span: { from: string; before: string }, now: Date): string[] {
  const [from, before] = [readLocal(span.from).getTime(), readLocal(span.before).getTime()];
  const earliest = from - lengthOf(event) + 1;
  const starts = readLocal(event.starts).getTime();
  const rule = ruleOf(event);
  if (!rule) return starts >= earliest && starts < before ? [event.starts] : [];
  const horizon = isEndless(rule) ? now.getTime() + FIVE_YEARS_MS : Infinity;
  const until = Math.min(before - 1, horizon);
  if (until < starts) return [];
  const skipped = new Set(event.exceptionDates);
  return prepared(event, rule, earliest)
    .between(new Date(Math.max(earliest, starts)), new Date(until), true)
    .map((date) => writeLocal(date, event.allDay))
    .filter((local) => !skipped.has(local));
}

/** Whether it begins then by its rule, be it excepted or not. */
export function beginsAt(event: Repeats, local: string): boolean {
  const rule = ruleOf(event);
  if (!rule) return false;
  const at = readLocal(local);
  if (Number.isNaN(at.getTime()) || local.length !== event.starts.length) return false;
  return at >= readLocal(event.starts) && prepared(event, rule, at.getTime()).between(at, at, true).length === 1;
}

/** The first time from a moment on, within five years of it; null where there is none. */
export function firstFrom(event: Repeats, local: string): string | null {
  const rule = ruleOf(event);
  if (!rule) return event.starts >= local ? event.starts : null;
  const at = readLocal(local);
  const found = prepared(event, rule, at.getTime()).after(at, true);
  return found && found.getTime() - at.getTime() <= FIVE_YEARS_MS ? writeLocal(found, event.allDay) : null;
}

/** How often it begins before this. */
export function countBefore(event: Repeats, local: string): number {
  const rule = ruleOf(event);
  const last = new Date(readLocal(local).getTime() - 1);
  return rule ? prepared(event, rule).between(readLocal(event.starts), last, true).length : 0;
}

/** The last day of the last time; null where it never ends. */
export function lastDayOf(event: Repeats): string | null {
  const rule = ruleOf(event);
  if (!rule) return dayOfLocal(event.ends);
  if (isEndless(rule)) return null;
  const last = rule.until
    ? prepared(event, rule).before(new Date(Date.UTC(9000, 0, 1)), true)
    : prepared(event, rule).all().at(-1);
  const ends = (last ?? readLocal(event.starts)).getTime() + lengthOf(event) - (event.allDay ? DAY_MS : 0);
  return dayOfLocal(new Date(ends).toISOString());
}

const isEndless = ({ count, until }: RecurrenceRule): boolean => count === null && until === null;

export function ruleOf({ recurrenceRule }: Pick<Repeats, "recurrenceRule">): RecurrenceRule | null {
  const rule = recurrenceRule ? readRule(recurrenceRule) : null;
  return typeof rule === "string" ? null : rule;
}

/** The rule, begun as late as makes no difference: nobody counts the days since 1990 to know what happens in May. */
function prepared(event: Repeats, rule: RecurrenceRule, earliest = 0) {
  const starts = readLocal(event.starts).getTime();
  const period = { DAILY: DAY_MS, WEEKLY: 7 * DAY_MS, MONTHLY: 0, YEARLY: 0 }[rule.frequency] * rule.interval;
  const skipped = rule.count === null && period > 0 ? Math.floor((earliest - starts) / period) - 1 : 0;
  const options = rrule.RRule.parseString(event.recurrenceRule ?? "");
  return new rrule.RRule({ ...options, dtstart: new Date(starts + Math.max(0, skipped) * period) }, true);
}
