import type { Occurrence } from "@offertory/contract";
import { formatTag } from "@offertory/i18n";
import { useLanguage, useT } from "@offertory/i18n/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTimes } from "../use-times.ts";
import { byDay, daysOf } from "./by-day.ts";
import { DayCell } from "./day-cell.tsx";
import { barsOfWeek } from "./week-bars.ts";
import { dayByKey, firstWeekday, monthOf } from "./month-days.ts";

interface CalendarGridProps {
  /** What the grid shows: November 2026, or the days of a week. */
  title: string;
  /** The month whose days are not dimmed; null for a week. */
  month: string | null;
  /** The day that has the focus of the grid. */
  day: string;
  weeks: readonly string[][];
  today: string;
  occurrences: readonly Occurrence[];
  onOpen(occurrence: Occurrence): void;
  onDay(day: string): void;
  /** The focus moved to a day that is not shown. */
  onLeave(day: string): void;
}

/** The events of a day that a month shows; a week shows all. */
const MONTH_LIMIT = 3;

/** Weeks as a grid. Arrow keys move from day to day, also into the next or previous month or week; Enter opens a day. */
export function CalendarGrid(props: CalendarGridProps) {
  const { title, month, day: shownDay, weeks, today, occurrences, onOpen, onDay, onLeave } = props;
  const t = useT();
  const times = useTimes();
  const { language } = useLanguage();
  const grid = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState(today);
  const isStepping = useRef(false);
  const isShown = (day: string) => (month === null ? weeks.flat().includes(day) : monthOf(day) === month);
  const here = isShown(chosen) ? chosen : isShown(today) ? today : shownDay;
  const days = byDay(occurrences.filter((each) => daysOf(each).length === 1));

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
    if (!isShown(next)) onLeave(next);
  }

  return (
    <table
      ref={grid}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose cells are gone through by arrow keys is a grid
      role="grid"
      aria-label={t("calendar:grid", { month: title })}
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
        {weeks
          .map((week) => ({ week, bars: barsOfWeek(week, occurrences) }))
          .map(({ week, bars }) => (
            <tr key={week[0]}>
              {week.map((day, column) => (
                <DayCell
                  key={day}
                  day={day}
                  column={column}
                  isOutside={month !== null && monthOf(day) !== month}
                  isToday={day === today}
                  isHere={day === here}
                  occurrences={days.get(day) ?? []}
                  bars={bars.filter(({ first, last }) => first <= column && column <= last)}
                  limit={month === null ? null : MONTH_LIMIT}
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
