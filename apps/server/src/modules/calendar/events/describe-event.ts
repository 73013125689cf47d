import type { Event } from "@offertory/contract";
import type { EventRow } from "./event-store.ts";

export const describeEvent = (row: EventRow): Event => ({
  id: row.id,
  churchId: row.churchId,
  title: row.title,
  description: row.description,
  place: row.place,
  start: row.starts,
  end: row.ends,
  allDay: row.allDay,
  recurrenceRule: row.recurrenceRule,
  exceptionDates: row.exceptionDates,
  visibility: row.visibility,
  version: row.version,
});
