import type { Occurrence } from "@offertory/contract";
import { dayOfLocal, readLocal } from "@offertory/contract/calendar/local-time";
import { formatTag } from "@offertory/i18n";
import { useLanguage, useT } from "@offertory/i18n/react";
import { useMemo } from "react";

type Times = Pick<Occurrence, "start" | "end" | "allDay">;

/** Days and times of the church's clock as a person says them, wherever that person is. */
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
      /** As short as it can be said, where there is little room. */
      brief: (local: string) => (local.endsWith(":00") ? hour(local) : time(local)),
      day,
      date,
      weekday,
      shortWeekday,
      month: (value: string) => month(`${value}-01`),
      /** When it is, in one line. */
      span({ start, end, allDay }: Times): string {
        const isOneDay = dayOfLocal(start) === dayOfLocal(end);
        if (allDay) return isOneDay ? `${day(start)}, ${t("calendar:allDay")}` : `${date(start)} – ${date(end)}`;
        return isOneDay ? `${day(start)}, ${time(start)} – ${time(end)}` : `${dayAndTime(start)} – ${dayAndTime(end)}`;
      },
    };
  }, [language, t]);
}

/** Today by the clock of a zone. */
export const todayIn = (timeZone: string | undefined): string =>
  new Intl.DateTimeFormat("en-CA", { dateStyle: "short", ...(timeZone && { timeZone }) }).format(new Date());
