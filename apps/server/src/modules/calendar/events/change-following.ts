import type { EventChange } from "@offertory/contract";
import { readLocal } from "@offertory/contract/calendar/local-time";
import { readRule, writeRule } from "@offertory/contract/calendar/recurrence-rule";
import { changedFields, followMoved, type Work } from "./change-all.ts";
import type { EventRow } from "./event-store.ts";
import { countBefore, ruleOf } from "./occurrences.ts";
import { endOf } from "./settle-event.ts";
import { endingOf } from "./find-happenings.ts";

/** Splits an event that repeats: it ends before this time, and another one begins with it. */
export async function changeFollowing(work: Work, event: EventRow, at: string, change: EventChange): Promise<EventRow> {
  const { events, now, newId, timeZone } = work;
  const rest = { ...event, starts: at, ends: endingOf(event, at), recurrenceRule: remainderOf(event, at) };
  const { recurrenceRule: sent } = change;
  const asked = sent ? { ...change, recurrenceRule: ruleFrom(event, at, sent) } : change;
  const fields = changedFields(rest, asked, timeZone);
  const next = await events.add({
    ...fields,
    churchId: event.churchId,
    id: newId(),
    seriesId: null,
    recurrenceId: null,
    createdBy: event.createdBy,
    createdAt: now,
    changedAt: now,
  });
  await followMoved(work, { ...rest, id: event.id }, next, (recurrenceId) => recurrenceId >= at);
  await endBefore(work, event, at);
  return next;
}

/** Lets an event end before one of its times. */
export function endBefore({ events, now }: Pick<Work, "events" | "now">, event: EventRow, at: string) {
  const rule = ruleOf(event);
  // The day before, to its end: an event begins at most once a day, and one that is moved to an earlier hour gains no time.
  const last = new Date(readLocal(at).getTime() - 86_400_000).toISOString().slice(0, 10).replaceAll("-", "");
  const until = event.allDay ? last : `${last}T235900`;
  const recurrenceRule = rule && writeRule({ ...rule, count: null, until });
  const ended = { ...event, recurrenceRule };
  return events.change(event.churchId, event.id, { recurrenceRule, lastDay: endOf(ended) }, now);
}

/** What is left of the rule from this time on. */
function remainderOf(event: EventRow, at: string): string | null {
  const rule = ruleOf(event);
  return rule && ruleFrom(event, at, writeRule(rule));
}

/** A rule for the rest of an event. Times that were counted from its beginning are not counted anew. */
function ruleFrom(event: EventRow, at: string, text: string): string {
  const rule = readRule(text);
  if (typeof rule === "string" || rule.count === null || rule.count !== ruleOf(event)?.count) return text;
  return writeRule({ ...rule, count: rule.count - countBefore(event, at) });
}
