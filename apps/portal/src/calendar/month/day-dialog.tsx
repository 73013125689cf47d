import type { Occurrence } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, Dialog, EmptyState } from "@offertory/ui";
import { Plus } from "@offertory/ui/icons.ts";
import { useTimes } from "../use-times.ts";
import { byDay, keyOf } from "./by-day.ts";
import { OccurrenceRow } from "./occurrence-row.tsx";

interface DayDialogProps {
  day: string | null;
  occurrences: readonly Occurrence[];
  onOpen(occurrence: Occurrence): void;
  /** Undefined for people who may not add events. */
  onAdd: ((day: string) => void) | undefined;
  onClose(): void;
}

export function DayDialog({ day, occurrences, onOpen, onAdd, onClose }: DayDialogProps) {
  const t = useT();
  const times = useTimes();
  const list = (day && byDay(occurrences).get(day)) || [];
  return (
    <Dialog
      open={day !== null}
      onClose={onClose}
      title={day ? times.day(day) : ""}
      closeLabel={t("common:close")}
      actions={
        day && onAdd ? (
          <Button variant="primary" icon={<Plus />} onClick={() => onAdd(day)}>
            {t("calendar:add")}
          </Button>
        ) : undefined
      }
    >
      {list.length === 0 ? <EmptyState title={t("calendar:noEvents")} className="py-6" /> : null}
      <ul className="divide-y divide-line rounded-card border border-line empty:hidden">
        {list.map((occurrence) => (
          <li key={keyOf(occurrence)}>
            <OccurrenceRow occurrence={occurrence} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
