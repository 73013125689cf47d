import type { ShownEvent } from "@offertory/contract/content/public-page";
import { formatTag, type Language } from "@offertory/i18n";

const DAY = { weekday: "long", day: "numeric", month: "long" } as const;
const TIME = { hour: "numeric", minute: "2-digit" } as const;

/** Returns when an event is: a day and its hours, or several days. */
export function whenOf(
  { start, end, allDay }: Pick<ShownEvent, "start" | "end" | "allDay">,
  language: Language,
  timeZone: string,
): string {
  const [from, to] = [new Date(start), new Date(end)];
  // An all-day event is the same day in every time zone.
  const format = new Intl.DateTimeFormat(
    formatTag(language),
    allDay ? { ...DAY, timeZone: "UTC" } : { ...DAY, ...TIME, timeZone },
  );
  if (Number.isNaN(from.getTime())) return "";
  return to > from ? format.formatRange(from, to) : format.format(from);
}
