import type { Event, EventChange } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Calendar } from "../calendar.ts";
import { OccurrenceNotFound } from "../calendar-errors.ts";
import { changeAll, type ChangeContext } from "./change-all.ts";
import { changeFollowing } from "./change-following.ts";
import { changeThis } from "./change-this.ts";
import { checkEventLimits } from "./check-event-limits.ts";
import { describeEvent } from "./describe-event.ts";
import type { EventRow } from "./event-store.ts";
import { beginsAt } from "./occurrences.ts";
import { lockEvent } from "./find-event.ts";
import { readZone } from "./read-zone.ts";

/** Changes an event. For a recurring one, the scope is this occurrence, this and all following, or all of them. */
export const changeEvent = (calendar: Calendar, id: string, change: EventChange, caller: Caller): Promise<Event> =>
  inTransaction(calendar, async (stores) => {
    const { timeZone } = await readZone(stores, caller.churchId);
    const event = await lockEvent(stores, id, caller, change.version);
    const at = requestedOccurrence(event, change);
    const context = { ...stores, now: calendar.now(), newId: calendar.newId, timeZone };
    const changed = await changeByScope(context, event, at, change);
    await checkEventLimits(stores, caller.churchId, context.now);
    return describeEvent(changed);
  });

/** "This and all following" from the first occurrence on is a change of the whole event. */
function changeByScope(
  context: ChangeContext,
  event: EventRow,
  at: string | null,
  change: EventChange,
): Promise<EventRow> {
  if (at === null) return changeAll(context, event, change);
  if (change.scope === "this") return changeThis(context, event, at, change);
  return at === event.starts ? changeAll(context, event, change) : changeFollowing(context, event, at, change);
}

/** The occurrence that a change is about; null for all of them, and for an event that does not recur. */
export function requestedOccurrence(
  event: EventRow,
  { scope, recurrenceId }: Pick<EventChange, "scope" | "recurrenceId">,
): string | null {
  if (!event.recurrenceRule || !scope || scope === "all") return null;
  if (!recurrenceId || !beginsAt(event, recurrenceId)) throw new OccurrenceNotFound();
  return recurrenceId;
}
