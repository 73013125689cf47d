import { useApi, useRefresh } from "@offertory/api-client";
import {
  changeEvent,
  type Event,
  type EventScope,
  listEvents,
  type Occurrence,
  readEvent,
  removeEvent,
  restoreEvent,
} from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { useSnackbar } from "@offertory/ui";
import { useState } from "react";
import { useAttempt } from "../../treasury/use-attempt.ts";

/** Removes an event or some of its occurrences, and offers to undo it. */
export function useRemoveEvent(onRemoved: () => void) {
  const t = useT();
  const call = useApi();
  const attempt = useAttempt();
  const refresh = useRefresh();
  const snackbar = useSnackbar();
  const [busy, setBusy] = useState(false);

  async function putBack(before: Event, isGone: boolean) {
    const params = { id: before.id };
    const body = { recurrenceRule: before.recurrenceRule, exceptionDates: before.exceptionDates };
    const isBack = await attempt(() =>
      isGone ? call(restoreEvent, { params }) : call(changeEvent, { params, body: { ...body, scope: "all" } }),
    );
    await refresh(listEvents, readEvent);
    if (isBack) snackbar.success(t("calendar:done.restored"));
  }

  async function remove({ eventId, recurrenceId }: Occurrence, scope: EventScope) {
    setBusy(true);
    const isWhole = recurrenceId === null || scope === "all";
    const query = isWhole ? {} : { scope, recurrenceId };
    await attempt(async () => {
      const before = await call(removeEvent, { params: { id: eventId }, query });
      const isGone = isWhole || (scope === "following" && recurrenceId === before.start);
      const undo = { label: t("common:undo"), onSelect: () => void putBack(before, isGone) };
      snackbar.success(t("calendar:done.removed"), undo);
      onRemoved();
    });
    setBusy(false);
    await refresh(listEvents, readEvent);
  }

  return { remove, busy };
}
