import type { EventChange } from "@offertory/contract";
import { readLocal, writeLocal } from "@offertory/contract/calendar/local-time";
import type { CalendarStores } from "../calendar.ts";
import type { EventRow } from "./event-store.ts";
import { beginsAt } from "./occurrences.ts";
import { normalizeEvent, type EventFields } from "./normalize-event.ts";

export interface ChangeContext extends CalendarStores {
  now: Date;
  newId: () => string;
  timeZone: string;
}

/** The fields of an event after a change. Exception dates move together with the start. */
export function changedFields(event: EventRow, change: EventChange, timeZone: string): EventFields {
  const fields = {
    title: change.title ?? event.title,
    description: change.description?.trim() ?? event.description,
    place: change.place?.trim() ?? event.place,
    starts: change.start ?? event.starts,
    ends: change.end ?? event.ends,
    allDay: change.allDay ?? event.allDay,
    recurrenceRule: change.recurrenceRule === undefined ? event.recurrenceRule : change.recurrenceRule,
    exceptionDates: change.exceptionDates ?? [],
    visibility: change.visibility ?? event.visibility,
  };
  const normalized = normalizeEvent(fields, timeZone);
  if (change.exceptionDates) return normalized;
  const shift = shiftByStart(event, normalized);
  const exceptionDates = event.exceptionDates.map(shift).filter((local) => beginsAt(normalized, local));
  return { ...normalized, exceptionDates };
}

/** Returns a function that shifts an occurrence's time by as much as the event's start was shifted. */
const shiftByStart = (old: Pick<EventRow, "starts">, { starts, allDay }: EventFields) => {
  const delayMs = readLocal(starts).getTime() - readLocal(old.starts).getTime();
  return (local: string): string => writeLocal(new Date(readLocal(local).getTime() + delayMs), allDay);
};

export async function changeAll(context: ChangeContext, event: EventRow, change: EventChange): Promise<EventRow> {
  const fields = changedFields(event, change, context.timeZone);
  if (event.recurrenceRule) await moveChangedOccurrences(context, event, { ...event, ...fields }, () => true);
  return context.events.change(event.churchId, event.id, fields, context.now);
}

/** Keeps the changed occurrences at which the event still happens after its own change, and deletes the others. */
export async function moveChangedOccurrences(
  { events, now, newId }: ChangeContext,
  old: EventRow,
  next: EventRow,
  isAffected: (recurrenceId: string) => boolean,
): Promise<void> {
  const shift = shiftByStart(old, next);
  const changedOccurrences = (await events.listChangedOccurrences(old.churchId, old.id)).filter(({ recurrenceId }) =>
    isAffected(recurrenceId ?? ""),
  );
  const isSame = old.id === next.id && old.starts === next.starts && old.allDay === next.allDay;
  // The start did not change. Changed occurrences after the end of a shortened rule stay stored, because the rule may
  // be extended again.
  if (isSame) return;
  for (const row of changedOccurrences) {
    await events.deleteChangedOccurrence(row.churchId, row.id);
    const recurrenceId = shift(row.recurrenceId ?? "");
    if (old.allDay !== next.allDay || !beginsAt(next, recurrenceId)) continue;
    await events.saveChangedOccurrence({ ...row, id: newId(), seriesId: next.id, recurrenceId, changedAt: now });
  }
}
