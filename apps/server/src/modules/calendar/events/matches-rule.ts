import { WEEKDAYS, type RecurrenceRule, type RuleDay } from "@offertory/contract/calendar/recurrence-rule";
import type { CalendarDay } from "./calendar-day.ts";

/**
 * Whether an event that begins on `start` happens on `day` by its rule, ignoring COUNT and UNTIL. It compares only the
 * two days, so the cost does not depend on how far they are apart.
 */
export function matchesRule(rule: RecurrenceRule, start: CalendarDay, day: CalendarDay): boolean {
  if (day.number < start.number) return false;
  switch (rule.frequency) {
    case "DAILY":
      return (day.number - start.number) % rule.interval === 0 && isWeekday(rule.days, day, null);
    case "WEEKLY":
      return (weekOf(rule, day) - weekOf(rule, start)) % rule.interval === 0 && isWeekday(rule.days, day, start);
    case "MONTHLY":
      return (monthOf(day) - monthOf(start)) % rule.interval === 0 && isInMonth(rule, start, day);
    case "YEARLY":
      return (day.year - start.year) % rule.interval === 0 && isMonth(rule, start, day) && isInMonth(rule, start, day);
  }
}

const monthOf = ({ year, month }: CalendarDay): number => year * 12 + month;

/**
 * The number of the week. Weeks begin on Monday unless the rule has a WKST. Day 0 was a Thursday, so a week began on
 * day -3.
 */
function weekOf({ weekStart }: RecurrenceRule, { number }: CalendarDay): number {
  const late = weekStart ? WEEKDAYS.indexOf(weekStart) : 0;
  return Math.floor((number + 3 - late) / 7);
}

/** Without BYDAY, the day must have the weekday of `start`; if `start` is null, every weekday matches. */
function isWeekday(days: readonly RuleDay[], day: CalendarDay, start: CalendarDay | null): boolean {
  if (days.length === 0) return start === null || day.weekday === start.weekday;
  return days.some((wanted) => WEEKDAYS.indexOf(wanted.day) === day.weekday);
}

const isMonth = ({ months }: RecurrenceRule, start: CalendarDay, day: CalendarDay): boolean =>
  months.length > 0 ? months.includes(day.month) : day.month === start.month;

/** Without BYDAY and BYMONTHDAY, the day must have the date of `start`; with both, it must match both. */
function isInMonth({ days, monthDays }: RecurrenceRule, start: CalendarDay, day: CalendarDay): boolean {
  if (days.length === 0 && monthDays.length === 0) return day.date === start.date;
  const isDate = monthDays.length === 0 || monthDays.some((wanted) => dateFrom(wanted, day) === day.date);
  return isDate && (days.length === 0 || days.some((wanted) => isNthWeekday(wanted, day)));
}

/** Negative dates count from the end of the month: -1 is its last day. */
const dateFrom = (wanted: number, { monthLength }: CalendarDay): number =>
  wanted > 0 ? wanted : monthLength + 1 + wanted;

function isNthWeekday({ day: name, nth }: RuleDay, { weekday, date, monthLength }: CalendarDay): boolean {
  if (WEEKDAYS.indexOf(name) !== weekday) return false;
  if (nth === null) return true;
  const fromEnd = nth < 0;
  return Math.ceil((fromEnd ? monthLength + 1 - date : date) / 7) === Math.abs(nth);
}
