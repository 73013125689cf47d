import type { EventChange } from "@offertory/contract";
import { readLocal, writeLocal } from "@offertory/contract/calendar/local-time";
import type { CalendarStores } from "../calendar.ts";
import type { EventRow } from "./event-store.ts";
import { beginsAt } from "./occurrences.ts";
import { settleEvent, type EventFields } from "./settle-event.ts";

export interface Work extends CalendarStores {
  now: Date;
  newId: () => string;
  timeZone: string;
}

/** The fields of an event after a change. Exception dates move together with the start. */
export function changedFields(event: EventRow, change: EventChange, timeZone: string): EventFields {
  const wish = {
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
  const settled = settleEvent(wish, timeZone);
  if (change.exceptionDates) return settled;
  const move = mover(event, settled);
  const exceptionDates = event.exceptionDates.map(move).filter((local) => beginsAt(settled, local));
  return { ...settled, exceptionDates };
}

/** Returns a function that shifts an occurrence's time by as much as the event's start was shifted. */
const mover = (old: Pick<EventRow, "starts">, { starts, allDay }: EventFields) => {
  const late = readLocal(starts).getTime() - readLocal(old.starts).getTime();
  return (local: string): string => writeLocal(new Date(readLocal(local).getTime() + late), allDay);
};

export async function changeAll(work: Work, event: EventRow, change: EventChange): Promise<EventRow> {
  const fields = changedFields(event, change, work.timeZone);
  if (event.recurrenceRule) await followMoved(work, event, { ...event, ...fields }, () => true);
  return work.events.change(event.churchId, event.id, fields, work.now);
}

/** Keeps the changed occurrences at which the event still happens after its own change, and deletes the others. */
export async function followMoved(
  { events, now, newId }: Work,
  old: EventRow,
  next: EventRow,
  isMeant: (recurrenceId: string) => boolean,
): Promise<void> {
  const move = mover(old, next);
  const moved = (await events.movedOf(old.churchId, old.id)).filter(({ recurrenceId }) => isMeant(recurrenceId ?? ""));
  const isSame = old.id === next.id && old.starts === next.starts && old.allDay === next.allDay;
  // The start did not change. Changed occurrences after the end of a shortened rule stay stored, because the rule may
  // be extended again.
  if (isSame) return;
  for (const row of moved) {
    await events.removeMoved(row.churchId, row.id);
    const recurrenceId = move(row.recurrenceId ?? "");
    if (old.allDay !== next.allDay || !beginsAt(next, recurrenceId)) continue;
    await events.move({ ...row, id: newId(), seriesId: next.id, recurrenceId, changedAt: now });
  }
}
