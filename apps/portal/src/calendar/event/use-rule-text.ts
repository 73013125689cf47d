import {
  readRule,
  type RecurrenceRule,
  untilDay,
  WEEKDAYS,
  type Weekday,
} from "@offertory/contract/calendar/recurrence-rule";
import { type T, useFormats, useT } from "@offertory/i18n/react";
import { useCallback } from "react";
import { useTimes } from "../use-times.ts";

// i18n-uses: calendar:rule.every.*, calendar:rule.few.*, calendar:rule.nth.*

/** The start of a date whose last digit, 1 to 7, is a day from Monday to Sunday; used to format weekday names. */
const SOME_WEEK = "2024-01-0";
export const dayOfWeekday = (day: Weekday): string => `${SOME_WEEK}${WEEKDAYS.indexOf(day) + 1}`;

/**
 * Returns a function that describes a recurrence rule as separate facts, each a whole text: "Every month · First Sunday
 * of the month · Until June 1, 2027".
 */
export function useRuleText(): (text: string) => string {
  const t = useT();
  const times = useTimes();
  const { list } = useFormats();
  return useCallback(
    (text) => {
      const rule = readRule(text);
      const when =
        typeof rule === "string"
          ? null
          : describeDays(t, rule, (days) => list(days.map((day) => times.weekday(dayOfWeekday(day)))));
      if (typeof rule === "string" || !when) return t("calendar:rule.own");
      const until = untilDay(rule);
      if (rule.count !== null) when.push(t("calendar:rule.times", { count: rule.count }));
      else if (until) when.push(t("calendar:rule.until", { date: times.date(until) }));
      return when.join(" · ");
    },
    [t, times, list],
  );
}

/** Returns the facts of a rule; null for a rule that has no text. */
function describeDays(t: T, rule: RecurrenceRule, names: (days: Weekday[]) => string): string[] | null {
  const { frequency, interval, days, monthDays, months } = rule;
  const every =
    interval === 1 ? t(`calendar:rule.every.${frequency}`) : t(`calendar:rule.few.${frequency}`, { count: interval });
  if (months.length > 0) return null;
  const [only, ...others] = days;
  const [monthDay, ...otherMonthDays] = monthDays;
  if (!only && monthDay === undefined) return [every];
  if (frequency === "WEEKLY" && days.every(({ nth }) => nth === null))
    return [
      interval === 1
        ? t("calendar:rule.weeklyOn", { days: names(days.map(({ day }) => day)) })
        : t("calendar:rule.weeksOn", { count: interval, days: names(days.map(({ day }) => day)) }),
    ];
  if (frequency !== "MONTHLY") return null;
  if (only) {
    const nth = others.length === 0 && monthDay === undefined ? nthText(t, only.day, only.nth) : null;
    return nth ? [every, nth] : null;
  }
  return otherMonthDays.length === 0 ? [every, t("calendar:rule.monthDay", { day: monthDay })] : null;
}

/** One text per weekday, because the ordinal agrees with its gender in many languages. */
function nthText(t: T, day: Weekday, nth: number | null): string | null {
  switch (nth) {
    case 1:
    case 2:
    case 3:
    case 4:
    case 5:
      return t(`calendar:rule.nth.${day}.${nth}`);
    case -1:
      return t(`calendar:rule.nth.${day}.last`);
    default:
      return null;
  }
}
