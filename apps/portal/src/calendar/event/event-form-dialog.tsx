import { useRead } from "@offertory/api-client";
import { type Occurrence, readEvent } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Dialog, Skeleton } from "@offertory/ui";
import { LoadFailed } from "@offertory/features/access";
import { blankEvent, eventFields } from "./event-draft.ts";
import { EventForm } from "./event-form.tsx";

interface EventFormDialogProps {
  day: string;
  /** Null for a new event. */
  occurrence: Occurrence | null;
  onClose(): void;
}

/** Adds an event, or changes one occurrence or all of them. */
export function EventFormDialog({ day, occurrence, onClose }: EventFormDialogProps) {
  const t = useT();
  const read = useRead(readEvent, { params: { id: occurrence?.eventId ?? "" } }, { enabled: occurrence !== null });
  const event = read.data ?? null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(occurrence ? "calendar:form.editTitle" : "calendar:form.newTitle")}
      closeLabel={t("common:close")}
    >
      {read.error && !event ? <LoadFailed error={read.error} onRetry={() => void read.refetch()} /> : null}
      {occurrence && read.isPending ? <Skeleton className="h-80" /> : null}
      {!occurrence ? <EventForm key={day} start={blankEvent(day)} editing={null} onClose={onClose} /> : null}
      {occurrence && event ? (
        <EventForm start={eventFields(occurrence, event)} editing={{ occurrence, event }} onClose={onClose} />
      ) : null}
    </Dialog>
  );
}
