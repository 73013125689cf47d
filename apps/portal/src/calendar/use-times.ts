import type { Occurrence } from "@offertory/contract";
import { dayOfLocal, readLocal } from "@offertory/contract/calendar/local-time";
import { formatTag, type Language } from "@offertory/i18n";
import { useLanguage, useT } from "@offertory/i18n/react";
import { useMemo } from "react";

type Times = Pick<Occurrence, "start" | "end" | "allDay">;

/** Formats days and times in the church's time zone, whatever the time zone of the browser. */
export function useTimes() {
  const t = useT();
  const { language } = useLanguage();
  return useMemo(() => {
    const tag = formatTag(language);
    const formatOf = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC" });
    const by = (options: Intl.DateTimeFormatOptions) => {
      const format = formatOf(options);
      return (local: string) => format.format(readLocal(local));
    };
    const rangeBy = (options: Intl.DateTimeFormatOptions) => {
      const format = formatOf(options);
      return (start: string, end: string) => format.formatRange(readLocal(start), readLocal(end));
    };
    const [time, day, month, weekday, shortWeekday] = [
      by({ timeStyle: "short" }),
      by({ dateStyle: "full" }),
      by({ year: "numeric", month: "long" }),
      by({ weekday: "long" }),
      by({ weekday: "short" }),
    ];
    const date = by({ dateStyle: "long" });
    const hour = by({ hour: "numeric" });
    const [days, times] = [
      rangeBy({ dateStyle: "long" }),
      rangeBy({ weekday: "long", year: "numeric", month: "long", day: "numeric", hour: "numeric", minute: "2-digit" }),
    ];
    return {
      time,
      /** The shortest form of a time: without minutes on the full hour. */
      brief: (local: string) => (local.endsWith(":00") ? hour(local) : time(local)),
      day,
      date,
      weekday,
      shortWeekday,
      month: (value: string) => month(`${value}-01`),
      /** The range of two days, such as the first and last of a week. */
      days,
      /** The start and end of an occurrence in one line. */
      span({ start, end, allDay }: Times): string {
        if (!allDay) return times(start, end);
        const isOneDay = dayOfLocal(start) === dayOfLocal(end);
        return isOneDay ? t("calendar:allDayOn", { day: day(start) }) : days(start, end);
      },
    };
  }, [language, t]);
}

/** Returns the name of a time zone in the person's language: Eastern Time. */
export function nameZone(language: Language, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(formatTag(language), { timeZone, timeZoneName: "longGeneric" }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** Returns today's date in a time zone. */
export const todayIn = (timeZone: string | undefined): string =>
  new Intl.DateTimeFormat("en-CA", { dateStyle: "short", ...(timeZone && { timeZone }) }).format(new Date());
