import type { Caller } from "../../../platform/identity/caller.ts";
import type { CalendarStores } from "../calendar.ts";
import { EventChanged, EventNotFound } from "../calendar-errors.ts";
import type { EventRow } from "./event-store.ts";

/** Finds an event of the caller's church that the caller may see. */
export async function findEvent({ events }: Pick<CalendarStores, "events">, id: string, caller: Caller) {
  const event = await events.find(caller.churchId, id);
  if (!event || event.removedAt) throw new EventNotFound();
  if (caller.isNewcomer && event.visibility !== "public") throw new EventNotFound();
  return event;
}

/** Finds and locks an event in order to change it. Refuses if the caller has read an older version. */
export async function lockEvent(
  { events }: Pick<CalendarStores, "events">,
  id: string,
  { churchId }: Caller,
  version?: number | null,
): Promise<EventRow> {
  const event = await events.lock(churchId, id);
  if (!event || event.removedAt) throw new EventNotFound();
  if (typeof version === "number" && version !== event.version) throw new EventChanged();
  return event;
}
