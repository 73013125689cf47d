import type { CallInput, Event, removeEvent as call } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Calendar } from "../calendar.ts";
import { EventNotFound } from "../calendar-errors.ts";
import { endBefore } from "./change-following.ts";
import { checkEventLimits } from "./check-event-limits.ts";
import { requestedOccurrence } from "./change-event.ts";
import { describeEvent } from "./describe-event.ts";
import { lockEvent } from "./find-event.ts";

/** Removes an event or some of its occurrences. Returns the event as it was, so that the client can undo it. */
export const removeEvent = (
  calendar: Calendar,
  id: string,
  which: CallInput<typeof call>["query"],
  caller: Caller,
): Promise<Event> =>
  inTransaction(calendar, async (stores) => {
    const event = await lockEvent(stores, id, caller);
    const at = requestedOccurrence(event, which);
    const now = calendar.now();
    if (at !== null && which.scope === "this") {
      const exceptionDates = [...new Set([...event.exceptionDates, at])].toSorted();
      await stores.events.change(event.churchId, id, { exceptionDates }, now);
      await checkEventLimits(stores, event.churchId, now);
    } else if (at !== null && at !== event.starts) {
      await endBefore({ ...stores, now }, event, at);
    } else {
      await stores.events.change(event.churchId, id, { removedAt: now }, now);
    }
    return describeEvent(event);
  });

export const restoreEvent = (calendar: Calendar, id: string, { churchId }: Caller): Promise<Event> =>
  inTransaction(calendar, async (stores) => {
    if (!(await stores.events.lock(churchId, id))) throw new EventNotFound();
    const restored = await stores.events.change(churchId, id, { removedAt: null }, calendar.now());
    await checkEventLimits(stores, churchId, calendar.now());
    return describeEvent(restored);
  });
