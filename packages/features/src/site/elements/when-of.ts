import type { ShownEvent } from "@offertory/contract/content/public-page";
import { formatTag, type Language } from "@offertory/i18n";

const DAY = { weekday: "long", day: "numeric", month: "long" } as const;
const TIME = { hour: "numeric", minute: "2-digit" } as const;

/** When an event is, as one says it: a day and its hours, or the days. */
export function whenOf(
  { start, end, allDay }: Pick<ShownEvent, "start" | "end" | "allDay">,
  language: Language,
  timeZone: string,
): string {
  const [from, to] = [new Date(start), new Date(end)];
  // A day is that day everywhere.
  const format = new Intl.DateTimeFormat(
    formatTag(language),
    allDay ? { ...DAY, timeZone: "UTC" } : { ...DAY, ...TIME, timeZone },
  );
  if (Number.isNaN(from.getTime())) return "";
  return to > from ? format.formatRange(from, to) : format.format(from);
}
