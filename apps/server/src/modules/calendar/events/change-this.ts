import type { EventChange } from "@offertory/contract";
import type { EventRow } from "./event-store.ts";
import type { ChangeContext } from "./change-all.ts";
import { endOfOccurrence } from "./find-occurrences.ts";
import { normalizeEvent } from "./normalize-event.ts";

/** Changes one occurrence of a recurring event. Its visibility is always that of the event. */
export async function changeThis(
  context: ChangeContext,
  event: EventRow,
  at: string,
  change: EventChange,
): Promise<EventRow> {
  const { events, now, newId, timeZone } = context;
  const known = (await events.listChangedOccurrences(event.churchId, event.id)).find(
    ({ recurrenceId }) => recurrenceId === at,
  );
  const before = known ?? { ...event, starts: at, ends: endOfOccurrence(event, at) };
  const { exceptionDates: _, ...fields } = normalizeEvent(
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
  await events.saveChangedOccurrence({
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
