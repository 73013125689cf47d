import type { EventChange } from "@offertory/contract";
import type { EventRow } from "./event-store.ts";
import type { Work } from "./change-all.ts";
import { endingOf } from "./find-happenings.ts";
import { settleEvent } from "./settle-event.ts";

/** Changes one occurrence of a recurring event. Its visibility is always that of the event. */
export async function changeThis(work: Work, event: EventRow, at: string, change: EventChange): Promise<EventRow> {
  const { events, now, newId, timeZone } = work;
  const known = (await events.movedOf(event.churchId, event.id)).find(({ recurrenceId }) => recurrenceId === at);
  const before = known ?? { ...event, starts: at, ends: endingOf(event, at) };
  const { exceptionDates: _, ...fields } = settleEvent(
    {
      title: change.title ?? before.title,
      description: change.description?.trim() ?? before.description,
      place: change.place?.trim() ?? before.place,
      starts: change.start ?? before.starts,
      ends: change.end ?? before.ends,
      allDay: change.allDay ?? before.allDay,
      recurrenceRule: null,
      exceptionDates: [],
      visibility: event.visibility,
    },
    timeZone,
  );
  await events.move({
    ...fields,
    exceptionDates: [],
    churchId: event.churchId,
    id: newId(),
    seriesId: event.id,
    recurrenceId: at,
    createdBy: event.createdBy,
    createdAt: now,
    changedAt: now,
  });
  // If the occurrence had been removed, it happens again now.
  const exceptionDates = event.exceptionDates.filter((local) => local !== at);
  return events.change(event.churchId, event.id, { exceptionDates }, now);
}
