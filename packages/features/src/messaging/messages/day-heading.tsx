import { useFormats, useT } from "@offertory/i18n/react";
import { dayOf, daysBetween } from "./group-by-day.ts";

/** The day as a heading: today, yesterday, or the date. */
export function DayHeading({ day }: { day: string }) {
  const t = useT();
  const formats = useFormats();
  const ago = daysBetween(day, dayOf(Date.now()));
  const text = ago === 0 ? t("messaging:days.today") : ago === 1 ? t("messaging:days.yesterday") : formats.date(day);
  return <h4 className="my-3 text-center text-xs font-medium text-ink-soft">{text}</h4>;
}
