import type { Occurrence } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { EmptyState } from "@offertory/ui";
import { Calendar } from "@offertory/ui/icons.ts";
import { useTimes } from "../use-times.ts";
import { byDay, keyOf } from "./by-day.ts";
import { monthOf } from "./month-days.ts";
import { OccurrenceRow } from "./occurrence-row.tsx";

interface AgendaListProps {
  month: string;
  occurrences: readonly Occurrence[];
  onOpen(occurrence: Occurrence): void;
}

/** Lists the days of a month that have events. */
export function AgendaList({ month, occurrences, onOpen }: AgendaListProps) {
  const t = useT();
  const times = useTimes();
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
  return (
    <div className="flex flex-col gap-4">
      {days.map(([day, list]) => (
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
