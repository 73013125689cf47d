import type { Event, EventDraft } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Calendar } from "../calendar.ts";
import { checkEventLimits } from "./check-event-limits.ts";
import { describeEvent } from "./describe-event.ts";
import { readZone } from "./read-zone.ts";
import { normalizeEvent } from "./normalize-event.ts";

export async function addEvent(calendar: Calendar, draft: EventDraft, { churchId, personId }: Caller): Promise<Event> {
  const { timeZone } = await readZone(calendar, churchId);
  const fields = normalizeEvent(
    {
      title: draft.title,
      description: draft.description?.trim() ?? "",
      place: draft.place?.trim() ?? "",
      starts: draft.start,
      ends: draft.end,
      allDay: draft.allDay ?? false,
      recurrenceRule: draft.recurrenceRule ?? null,
      exceptionDates: draft.exceptionDates ?? [],
      visibility: draft.visibility ?? "public",
    },
    timeZone,
  );
  const now = calendar.now();
  return inTransaction(calendar, async (stores) => {
    const row = await stores.events.add({
      ...fields,
      churchId,
      id: calendar.newId(),
      seriesId: null,
      recurrenceId: null,
      createdBy: personId,
      createdAt: now,
      changedAt: now,
    });
    await checkEventLimits(stores, churchId, now);
    return describeEvent(row);
  });
}
