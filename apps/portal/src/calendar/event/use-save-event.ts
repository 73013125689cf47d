import { useApi, useRefresh } from "@offertory/api-client";
import {
  addEvent,
  changeEvent,
  type Event,
  type EventChange,
  type EventScope,
  listEvents,
  type Occurrence,
  readEvent,
} from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { useSnackbar } from "@offertory/ui";
import { useState } from "react";
import { eventFields, type EventFields, finishEvent, shiftToFirst } from "./event-draft.ts";

/** Returns the request body that changes the occurrences in `scope`. */
export function changeFor(
  fields: EventFields,
  scope: EventScope,
  { occurrence, event }: { occurrence: Occurrence; event: Event },
): EventChange {
  const { recurrenceRule, ...rest } = finishEvent(fields, event.recurrenceRule);
  const before = eventFields(occurrence, event);
  const isSameDay = fields.repeat.repeat !== "monthlyNth" || fields.startDay === before.startDay;
  const isSameRule = JSON.stringify(fields.repeat) === JSON.stringify(before.repeat) && isSameDay;
  // An unchanged rule is not sent: the server splits it, because it knows how many occurrences are left.
  const draft = isSameRule ? rest : { ...rest, recurrenceRule };
  const { version } = event;
  if (event.recurrenceRule === null) return { ...draft, version };
  if (scope === "all") return { ...shiftToFirst(draft, occurrence, event), scope, version };
  const recurrenceId = occurrence.recurrenceId ?? occurrence.start;
  if (scope === "following") return { ...draft, scope, recurrenceId, version };
  const { visibility: _, ...once } = rest;
  return { ...once, scope, recurrenceId, version };
}

export function useSaveEvent(editing: { occurrence: Occurrence; event: Event } | null, onSaved: () => void) {
  const t = useT();
  const call = useApi();
  const refresh = useRefresh();
  const snackbar = useSnackbar();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function save(fields: EventFields, scope: EventScope): Promise<void> {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      if (!editing) await call(addEvent, { body: finishEvent(fields, null) });
      else {
        const body = changeFor(fields, scope, editing);
        await call(changeEvent, { params: { id: editing.event.id }, body });
      }
      await refresh(listEvents, readEvent);
      snackbar.success(t("calendar:done.saved"));
      onSaved();
    } catch (problem) {
      setError(problem);
    }
    setBusy(false);
  }

  return { save, busy, error };
}
