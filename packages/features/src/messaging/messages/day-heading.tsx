import { useFormats, useT } from "@offertory/i18n/react";
import { dayOf, daysBetween } from "./group-by-day.ts";

const HEADINGS = { 1: "h2", 2: "h3", 3: "h4" } as const;

/** The day as a heading: today, yesterday, or the date. `level` is that of the heading above. */
export function DayHeading({ day, level }: { day: string; level: 1 | 2 | 3 }) {
  const Heading = HEADINGS[level];
  const t = useT();
  const formats = useFormats();
  const ago = daysBetween(day, dayOf(Date.now()));
  const text = ago === 0 ? t("messaging:days.today") : ago === 1 ? t("messaging:days.yesterday") : formats.date(day);
  return <Heading className="my-3 text-center text-xs font-medium text-ink-soft">{text}</Heading>;
}
