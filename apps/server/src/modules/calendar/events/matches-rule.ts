import { WEEKDAYS, type RecurrenceRule, type RuleDay } from "@offertory/contract/calendar/recurrence-rule";
import type { CalendarDay } from "./calendar-day.ts";

/**
 * Whether an event that begins on `start` happens on `day` by its rule, leaving aside where the rule ends. It compares the two
 * days and nothing between them, so that a rule costs the same however far it reaches.
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

/** Weeks begin on Monday unless the rule says otherwise. Day 0 was a Thursday, so that day -3 began a week. */
function weekOf({ weekStart }: RecurrenceRule, { number }: CalendarDay): number {
  const late = weekStart ? WEEKDAYS.indexOf(weekStart) : 0;
  return Math.floor((number + 3 - late) / 7);
}

/** A rule without weekdays means that of its start, or any where there is none to go by. */
function isWeekday(days: readonly RuleDay[], day: CalendarDay, start: CalendarDay | null): boolean {
  if (days.length === 0) return start === null || day.weekday === start.weekday;
  return days.some((wanted) => WEEKDAYS.indexOf(wanted.day) === day.weekday);
}

const isMonth = ({ months }: RecurrenceRule, start: CalendarDay, day: CalendarDay): boolean =>
  months.length > 0 ? months.includes(day.month) : day.month === start.month;

/** A rule without days of the month means that of its start; one with both kinds means days that are both. */
function isInMonth({ days, monthDays }: RecurrenceRule, start: CalendarDay, day: CalendarDay): boolean {
  if (days.length === 0 && monthDays.length === 0) return day.date === start.date;
  const isDate = monthDays.length === 0 || monthDays.some((wanted) => dateFrom(wanted, day) === day.date);
  return isDate && (days.length === 0 || days.some((wanted) => isNthWeekday(wanted, day)));
}

/** Days before the end of the month are negative: -1 is the last one. */
const dateFrom = (wanted: number, { monthLength }: CalendarDay): number =>
  wanted > 0 ? wanted : monthLength + 1 + wanted;

function isNthWeekday({ day: name, nth }: RuleDay, { weekday, date, monthLength }: CalendarDay): boolean {
  if (WEEKDAYS.indexOf(name) !== weekday) return false;
  if (nth === null) return true;
  const fromEnd = nth < 0;
  return Math.ceil((fromEnd ? monthLength + 1 - date : date) / 7) === Math.abs(nth);
}
