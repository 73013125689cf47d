import type { Occurrence } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { classNames, VisuallyHidden } from "@offertory/ui";
import { useTimes } from "../use-times.ts";
import { keyOf } from "./by-day.ts";
import type { WeekBar } from "./week-bars.ts";

interface DayCellProps {
  day: string;
  /** The column of the day in its week. */
  column: number;
  isOutside: boolean;
  isToday: boolean;
  /** Whether this day is the tab stop of the grid. */
  isHere: boolean;
  /** The events of this day alone. */
  occurrences: readonly Occurrence[];
  /** The events of several days that include this day. */
  bars: readonly WeekBar[];
  /** How many events are shown; null for all, in a tall cell. */
  limit: number | null;
  onOpen(occurrence: Occurrence): void;
  onDay(): void;
}

/** The height of one lane of bars, and of the day's number above them, in rem. */
const LANE = 1.625;
const ABOVE_LANES = 1.875;

export function DayCell(props: DayCellProps) {
  const { day, column, isOutside, isToday, isHere, occurrences, bars, limit, onOpen, onDay } = props;
  const t = useT();
  const times = useTimes();
  const shownBars = bars.filter(({ lane }) => limit === null || lane < limit);
  const lanes = Math.max(0, ...shownBars.map(({ lane }) => lane + 1));
  const shown = occurrences.slice(0, limit === null ? occurrences.length : Math.max(0, limit - lanes));
  const count = occurrences.length + bars.length;
  const hidden = count - shown.length - shownBars.length;
  const heading = t(isToday ? "calendar:todayCell" : "calendar:dayCell", { day: times.day(day), count });
  return (
    <td
      data-day={day}
      tabIndex={isHere ? 0 : -1}
      aria-current={isToday ? "date" : undefined}
      onClick={(event) => event.target === event.currentTarget && onDay()}
      className={classNames(
        "relative cursor-pointer border-e border-b border-line p-1 align-top -outline-offset-2 last:border-e-0",
        limit === null ? "h-[26rem]" : "h-28",
        isOutside && "bg-sunken text-ink-soft",
      )}
    >
      <VisuallyHidden>{heading} </VisuallyHidden>
      <span
        aria-hidden
        className={classNames(
          "pointer-events-none inline-flex size-6 items-center justify-center rounded-full text-xs tabular-nums",
          isToday && "bg-brand font-semibold text-on-brand",
        )}
      >
        {Number(day.slice(8))}
      </span>
      <div aria-hidden style={{ height: `${lanes * LANE}rem` }} />
      {shownBars.map((bar) =>
        bar.first === column ? (
          <Bar key={keyOf(bar.occurrence)} bar={bar} onOpen={onOpen} />
        ) : (
          <VisuallyHidden key={keyOf(bar.occurrence)}>{bar.occurrence.title} </VisuallyHidden>
        ),
      )}
      {shown.map((occurrence) => (
        // Keyboard users open the day first; the events are not tab stops.
        <button
          key={keyOf(occurrence)}
          type="button"
          tabIndex={-1}
          onClick={() => onOpen(occurrence)}
          className={classNames(
            "mt-0.5 w-full rounded border border-line px-1 py-0.5 text-start text-xs text-ink wrap-anywhere hover:border-line-strong",
            limit === null ? "line-clamp-4" : "line-clamp-2",
            occurrence.visibility === "public" ? "bg-brand-soft" : "bg-surface",
          )}
        >
          {occurrence.allDay ? null : (
            <span className="text-ink-soft tabular-nums">{`${times.brief(occurrence.start)} `}</span>
          )}
          {occurrence.title}
        </button>
      ))}
      {hidden > 0 ? (
        <button
          type="button"
          tabIndex={-1}
          onClick={onDay}
          className="mt-0.5 min-h-6 px-1 text-xs text-ink-soft underline"
        >
          {t("calendar:more", { count: hidden })}
        </button>
      ) : null}
    </td>
  );
}

/** An event of several days as one bar across the cells of a week; an end in another week has no round corners. */
function Bar({ bar, onOpen }: { bar: WeekBar; onOpen(occurrence: Occurrence): void }) {
  const { occurrence, first, last, lane, startsHere, endsHere } = bar;
  const times = useTimes();
  return (
    <button
      type="button"
      tabIndex={-1}
      onClick={() => onOpen(occurrence)}
      style={{
        top: `${ABOVE_LANES + lane * LANE}rem`,
        insetInlineStart: startsHere ? "0.25rem" : "0",
        width: `calc(${last - first + 1} * 100% - ${Number(startsHere) * 0.25 + Number(endsHere) * 0.25}rem)`,
      }}
      className={classNames(
        "absolute z-10 h-6 truncate border-y border-line px-1.5 text-start text-xs font-medium text-ink hover:border-line-strong",
        startsHere && "rounded-s border-s",
        endsHere && "rounded-e border-e",
        occurrence.visibility === "public" ? "bg-brand-soft" : "bg-surface",
      )}
    >
      {occurrence.allDay || !startsHere ? null : (
        <span className="font-normal text-ink-soft tabular-nums">{`${times.brief(occurrence.start)} `}</span>
      )}
      {occurrence.title}
    </button>
  );
}
