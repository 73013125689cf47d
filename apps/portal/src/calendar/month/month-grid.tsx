import type { Occurrence } from "@offertory/contract";
import { formatTag } from "@offertory/i18n";
import { useLanguage, useT } from "@offertory/i18n/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTimes } from "../use-times.ts";
import { byDay, keyOf } from "./by-day.ts";
import { DayCell } from "./day-cell.tsx";
import { dayByKey, firstWeekday, monthOf } from "./month-days.ts";

interface MonthGridProps {
  month: string;
  weeks: readonly string[][];
  today: string;
  occurrences: readonly Occurrence[];
  onOpen(occurrence: Occurrence): void;
  onDay(day: string): void;
  onMonth(month: string): void;
}

/** A month as a grid. Arrow keys move from day to day, also into the next or previous month; Enter opens a day. */
export function MonthGrid({ month, weeks, today, occurrences, onOpen, onDay, onMonth }: MonthGridProps) {
  const t = useT();
  const times = useTimes();
  const { language } = useLanguage();
  const grid = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState(today);
  const isStepping = useRef(false);
  const here = monthOf(chosen) === month ? chosen : monthOf(today) === month ? today : `${month}-01`;
  const days = byDay(occurrences);

  useEffect(() => {
    if (!isStepping.current) return;
    isStepping.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${here}"]`)?.focus();
  }, [here]);

  function step(event: KeyboardEvent) {
    const day = event.target instanceof HTMLElement ? event.target.dataset["day"] : undefined;
    if (day === undefined) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      return onDay(day);
    }
    const next = dayByKey(day, event.key, firstWeekday(formatTag(language)));
    if (next === null) return;
    event.preventDefault();
    isStepping.current = true;
    setChosen(next);
    if (monthOf(next) !== month) onMonth(monthOf(next));
  }

  return (
    <table
      ref={grid}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose cells are gone through by arrow keys is a grid
      role="grid"
      aria-label={t("calendar:grid", { month: times.month(month) })}
      onKeyDown={step}
      className="w-full table-fixed border-separate border-spacing-0 overflow-clip rounded-card border border-line bg-raised shadow-card"
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" className="border-b border-line px-2 py-2 text-start text-xs text-ink-soft">
              <abbr title={times.weekday(day)} className="no-underline">
                {times.shortWeekday(day)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                isOutside={monthOf(day) !== month}
                isToday={day === today}
                isHere={day === here}
                occurrences={days.get(day) ?? []}
                keyOf={keyOf}
                onOpen={onOpen}
                onDay={() => (setChosen(day), onDay(day))}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
