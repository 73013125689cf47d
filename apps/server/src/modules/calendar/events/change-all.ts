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

/** What an event becomes by a change. Times that were excepted move with it. */
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

/** Where a time of the old event lies in the new one. */
const mover = (old: Pick<EventRow, "starts">, { starts, allDay }: EventFields) => {
  const late = readLocal(starts).getTime() - readLocal(old.starts).getTime();
  return (local: string): string => writeLocal(new Date(readLocal(local).getTime() + late), allDay);
};

export async function changeAll(work: Work, event: EventRow, change: EventChange): Promise<EventRow> {
  const fields = changedFields(event, change, work.timeZone);
  if (event.recurrenceRule) await followMoved(work, event, { ...event, ...fields }, () => true);
  return work.events.change(event.churchId, event.id, fields, work.now);
}

/** Times that were changed alone stay so where the event still happens then, and are let go where it does not. */
export async function followMoved(
  { events, now, newId }: Work,
  old: EventRow,
  next: EventRow,
  isMeant: (recurrenceId: string) => boolean,
): Promise<void> {
  const move = mover(old, next);
  const moved = (await events.movedOf(old.churchId, old.id)).filter(({ recurrenceId }) => isMeant(recurrenceId ?? ""));
  const isSame = old.id === next.id && old.starts === next.starts && old.allDay === next.allDay;
  // A rule that was only shortened may be lengthened again: what lies beyond its end waits there.
  if (isSame) return;
  for (const row of moved) {
    await events.removeMoved(row.churchId, row.id);
    const recurrenceId = move(row.recurrenceId ?? "");
    if (old.allDay !== next.allDay || !beginsAt(next, recurrenceId)) continue;
    await events.move({ ...row, id: newId(), seriesId: next.id, recurrenceId, changedAt: now });
  }
}
