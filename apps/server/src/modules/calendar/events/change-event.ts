import type { Event, EventChange } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inOneGo, type Calendar } from "../calendar.ts";
import { OccurrenceNotFound } from "../calendar-errors.ts";
import { changeAll } from "./change-all.ts";
import { changeFollowing } from "./change-following.ts";
import { changeThis } from "./change-this.ts";
import { describeEvent } from "./describe-event.ts";
import type { EventRow } from "./event-store.ts";
import { beginsAt } from "./expand-event.ts";
import { lockEvent } from "./find-event.ts";
import { readZone } from "./read-zone.ts";

/** Changes an event: of one that repeats this time only, this and all that follow, or all of them. */
export const changeEvent = (calendar: Calendar, id: string, change: EventChange, caller: Caller): Promise<Event> =>
  inOneGo(calendar, async (stores) => {
    const { timeZone } = await readZone(stores, caller.churchId);
    const event = await lockEvent(stores, id, caller, change.version);
    const at = whichTime(event, change);
    const work = { ...stores, now: calendar.now(), newId: calendar.newId, timeZone };
    if (at === null) return describeEvent(await changeAll(work, event, change));
    if (change.scope === "this") return describeEvent(await changeThis(work, event, at, change));
    // From the first time on, all of them follow.
    if (at === event.starts) return describeEvent(await changeAll(work, event, change));
    return describeEvent(await changeFollowing(work, event, at, change));
  });

/** Null for all of them, and for what happens once. */
export function whichTime(
  event: EventRow,
  { scope, recurrenceId }: Pick<EventChange, "scope" | "recurrenceId">,
): string | null {
  if (!event.recurrenceRule || !scope || scope === "all") return null;
  if (!recurrenceId || !beginsAt(event, recurrenceId)) throw new OccurrenceNotFound();
  return recurrenceId;
}
