import type { Occurrence } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { classNames, VisuallyHidden } from "@offertory/ui";
import { useTimes } from "../use-times.ts";

interface DayCellProps {
  day: string;
  isOutside: boolean;
  isToday: boolean;
  /** Whether this day is the tab stop of the grid. */
  isHere: boolean;
  occurrences: readonly Occurrence[];
  keyOf(occurrence: Occurrence): string;
  onOpen(occurrence: Occurrence): void;
  onDay(): void;
}

const MAX_SHOWN = 3;

export function DayCell({ day, isOutside, isToday, isHere, occurrences, keyOf, onOpen, onDay }: DayCellProps) {
  const t = useT();
  const times = useTimes();
  const hidden = occurrences.length - MAX_SHOWN;
  const heading = [
    times.day(day),
    isToday ? t("calendar:today") : null,
    t("calendar:events", { count: occurrences.length }),
  ];
  return (
    <td
      data-day={day}
      tabIndex={isHere ? 0 : -1}
      aria-current={isToday ? "date" : undefined}
      onClick={(event) => event.target === event.currentTarget && onDay()}
      className={classNames(
        "relative h-28 cursor-pointer border-e border-b border-line p-1 align-top -outline-offset-2 last:border-e-0",
        isOutside && "bg-sunken text-ink-soft",
      )}
    >
      <VisuallyHidden>{`${heading.filter(Boolean).join(", ")} `}</VisuallyHidden>
      <span
        aria-hidden
        className={classNames(
          "pointer-events-none inline-flex size-6 items-center justify-center rounded-full text-xs tabular-nums",
          isToday && "bg-brand font-semibold text-on-brand",
        )}
      >
        {Number(day.slice(8))}
      </span>
      {occurrences.slice(0, MAX_SHOWN).map((occurrence) => (
        // Keyboard users open the day first; the events are not tab stops.
        <button
          key={keyOf(occurrence)}
          type="button"
          tabIndex={-1}
          onClick={() => onOpen(occurrence)}
          className={classNames(
            "mt-0.5 line-clamp-2 w-full rounded border border-line px-1 py-0.5 text-start text-xs text-ink hover:border-line-strong",
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
        <button type="button" tabIndex={-1} onClick={onDay} className="mt-0.5 px-1 text-xs text-ink-soft underline">
          {t("calendar:more", { count: hidden })}
        </button>
      ) : null}
    </td>
  );
}
