import type { Occurrence } from "@offertory/contract";
import { dayOfLocal } from "@offertory/contract/calendar/local-time";
import { useT } from "@offertory/i18n/react";
import { Badge } from "@offertory/ui";
import { ChevronRight } from "@offertory/ui/icons.ts";
import { useTimes } from "../use-times.ts";

export function OccurrenceRow({ occurrence, onOpen }: { occurrence: Occurrence; onOpen(one: Occurrence): void }) {
  const t = useT();
  const times = useTimes();
  const { allDay, start, end, title, place, visibility } = occurrence;
  const isOneDay = dayOfLocal(start) === dayOfLocal(end);
  return (
    <button
      type="button"
      onClick={() => onOpen(occurrence)}
      className="flex min-h-14 w-full items-center gap-3 px-4 py-3 text-start -outline-offset-2 hover:bg-sunken"
    >
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-center gap-2 text-sm font-medium wrap-anywhere text-ink">
          {title}
          {visibility === "church" ? <Badge>{t("calendar:church")}</Badge> : null}
        </span>
        <span className="block text-sm text-ink-soft tabular-nums">
          {isOneDay
            ? allDay
              ? t("calendar:allDay")
              : `${times.time(start)} – ${times.time(end)}`
            : times.span(occurrence)}
          {place ? ` · ${place}` : null}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-soft" />
    </button>
  );
}
