import type { Occurrence } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, EmptyState } from "@offertory/ui";
import { Calendar, ChevronUp } from "@offertory/ui/icons.ts";
import { useRef, useState } from "react";
import { useTimes } from "../use-times.ts";
import { byDay, keyOf } from "./by-day.ts";
import { monthOf } from "./month-days.ts";
import { OccurrenceRow } from "./occurrence-row.tsx";

interface AgendaListProps {
  month: string;
  today: string;
  occurrences: readonly Occurrence[];
  onOpen(occurrence: Occurrence): void;
}

/** Lists the days of a month that have events. In the current month, days before today are shown on request. */
export function AgendaList({ month, today, occurrences, onOpen }: AgendaListProps) {
  const t = useT();
  const times = useTimes();
  const [showsEarlier, setShowsEarlier] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const days = [...byDay(occurrences)]
    .filter(([day]) => monthOf(day) === month)
    .toSorted(([one], [other]) => one.localeCompare(other));
  if (days.length === 0)
    return (
      <EmptyState
        icon={<Calendar />}
        title={t("calendar:none", { month: times.month(month) })}
        body={t("calendar:noneHint")}
      />
    );
  const hidesEarlier = !showsEarlier && month === monthOf(today) && days.some(([day]) => day >= today);
  const shown = hidesEarlier ? days.filter(([day]) => day >= today) : days;
  return (
    <div ref={list} tabIndex={-1} className="flex flex-col gap-4">
      {shown.length < days.length ? (
        <Button
          variant="quiet"
          size="small"
          className="self-start"
          icon={<ChevronUp />}
          onClick={() => {
            setShowsEarlier(true);
            list.current?.focus();
          }}
        >
          {t("calendar:earlier")}
        </Button>
      ) : null}
      {shown.map(([day, list]) => (
        <section
          key={day}
          aria-label={times.day(day)}
          className="overflow-clip rounded-card border border-line bg-raised"
        >
          <h3 className="border-b border-line px-4 py-2 text-sm font-semibold">{times.day(day)}</h3>
          <ul className="divide-y divide-line">
            {list.map((occurrence) => (
              <li key={keyOf(occurrence)}>
                <OccurrenceRow occurrence={occurrence} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
