import type { Occurrence } from "@offertory/contract";
import { dayOfLocal, readLocal } from "@offertory/contract/calendar/local-time";
import { formatTag } from "@offertory/i18n";
import { useLanguage, useT } from "@offertory/i18n/react";
import { useMemo } from "react";

type Times = Pick<Occurrence, "start" | "end" | "allDay">;

/** Formats days and times in the church's time zone, whatever the time zone of the browser. */
export function useTimes() {
  const t = useT();
  const { language } = useLanguage();
  return useMemo(() => {
    const tag = formatTag(language);
    const by = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC" });
      return (local: string) => format.format(readLocal(local));
    };
    const [time, day, dayAndTime, month, weekday, shortWeekday] = [
      by({ timeStyle: "short" }),
      by({ dateStyle: "full" }),
      by({ dateStyle: "medium", timeStyle: "short" }),
      by({ year: "numeric", month: "long" }),
      by({ weekday: "long" }),
      by({ weekday: "short" }),
    ];
    const date = by({ dateStyle: "long" });
    const hour = by({ hour: "numeric" });
    return {
      time,
      /** The shortest form of a time: without minutes on the full hour. */
      brief: (local: string) => (local.endsWith(":00") ? hour(local) : time(local)),
      day,
      date,
      weekday,
      shortWeekday,
      month: (value: string) => month(`${value}-01`),
      /** The start and end of an occurrence in one line. */
      span({ start, end, allDay }: Times): string {
        const isOneDay = dayOfLocal(start) === dayOfLocal(end);
        if (allDay) return isOneDay ? `${day(start)}, ${t("calendar:allDay")}` : `${date(start)} – ${date(end)}`;
        return isOneDay ? `${day(start)}, ${time(start)} – ${time(end)}` : `${dayAndTime(start)} – ${dayAndTime(end)}`;
      },
    };
  }, [language, t]);
}

/** Returns today's date in a time zone. */
export const todayIn = (timeZone: string | undefined): string =>
  new Intl.DateTimeFormat("en-CA", { dateStyle: "short", ...(timeZone && { timeZone }) }).format(new Date());
