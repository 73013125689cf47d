import {
  readRule,
  type RecurrenceRule,
  untilDay,
  WEEKDAYS,
  type Weekday,
} from "@offertory/contract/calendar/recurrence-rule";
import { formatTag } from "@offertory/i18n";
import { type T, useLanguage, useT } from "@offertory/i18n/react";
import { useCallback } from "react";
import { useTimes } from "../use-times.ts";

// i18n-uses: calendar:rule.every.*, calendar:rule.few.*, calendar:rule.nth.*

/** The start of a date whose last digit, 1 to 7, is a day from Monday to Sunday; used to format weekday names. */
const SOME_WEEK = "2024-01-0";
export const dayOfWeekday = (day: Weekday): string => `${SOME_WEEK}${WEEKDAYS.indexOf(day) + 1}`;

/** Returns a function that describes a recurrence rule: "Every month on the first Sunday, until June 1, 2027". */
export function useRuleText(): (text: string) => string {
  const t = useT();
  const times = useTimes();
  const { language } = useLanguage();
  return useCallback(
    (text) => {
      const rule = readRule(text);
      if (typeof rule === "string") return t("calendar:rule.own");
      const list = new Intl.ListFormat(formatTag(language), { type: "conjunction" });
      const daysText = describeDays(t, rule, (days) =>
        list.format(days.map((day) => times.weekday(dayOfWeekday(day)))),
      );
      const until = untilDay(rule);
      if (rule.count !== null) return t("calendar:rule.times", { rule: daysText, count: rule.count });
      return until ? t("calendar:rule.until", { rule: daysText, date: times.date(until) }) : daysText;
    },
    [t, times, language],
  );
}

function describeDays(t: T, rule: RecurrenceRule, name: (days: Weekday[]) => string): string {
  const { frequency, interval, days, monthDays, months } = rule;
  const every =
    interval === 1 ? t(`calendar:rule.every.${frequency}`) : t(`calendar:rule.few.${frequency}`, { count: interval });
  if (months.length > 0) return t("calendar:rule.own");
  const [only] = days;
  if (only?.nth && days.length === 1) {
    const nth = nthName(t, only.nth);
    return nth ? t("calendar:rule.onNth", { every, nth, day: name([only.day]) }) : t("calendar:rule.own");
  }
  if (monthDays.length > 0)
    return days.length > 0 ? t("calendar:rule.own") : t("calendar:rule.onDay", { every, day: monthDays.join(", ") });
  if (days.some(({ nth }) => nth !== null)) return t("calendar:rule.own");
  return days.length > 0 ? t("calendar:rule.onDays", { every, days: name(days.map(({ day }) => day)) }) : every;
}

function nthName(t: T, nth: number): string | null {
  switch (nth) {
    case 1:
    case 2:
    case 3:
    case 4:
    case 5:
      return t(`calendar:rule.nth.${nth}`);
    case -1:
      return t("calendar:rule.nth.last");
    default:
      return null;
  }
}
