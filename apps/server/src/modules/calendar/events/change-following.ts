import type { EventChange } from "@offertory/contract";
import { readLocal } from "@offertory/contract/calendar/local-time";
import { readRule, writeRule } from "@offertory/contract/calendar/recurrence-rule";
import { changedFields, moveChangedOccurrences, type ChangeContext } from "./change-all.ts";
import type { EventRow } from "./event-store.ts";
import { countBefore, ruleOf } from "./occurrences.ts";
import { lastDayToStore } from "./normalize-event.ts";
import { endOfOccurrence } from "./find-occurrences.ts";

/** Splits a recurring event: it ends before this occurrence, and a new event begins with it. */
export async function changeFollowing(
  context: ChangeContext,
  event: EventRow,
  at: string,
  change: EventChange,
): Promise<EventRow> {
  const { events, now, newId, timeZone } = context;
  const rest = { ...event, starts: at, ends: endOfOccurrence(event, at), recurrenceRule: remainingRule(event, at) };
  const { recurrenceRule: sent } = change;
  const adapted = sent ? { ...change, recurrenceRule: ruleStartingAt(event, at, sent) } : change;
  const fields = changedFields(rest, adapted, timeZone);
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
  await moveChangedOccurrences(context, { ...rest, id: event.id }, next, (recurrenceId) => recurrenceId >= at);
  await endBefore(context, event, at);
  return next;
}

/** Ends a recurring event before one of its occurrences. */
export function endBefore({ events, now }: Pick<ChangeContext, "events" | "now">, event: EventRow, at: string) {
  const rule = ruleOf(event);
  // UNTIL is the end of the day before. An event begins at most once a day, so nothing is lost, and it gains no
  // occurrence if it is later moved to an earlier hour.
  const last = new Date(readLocal(at).getTime() - 86_400_000).toISOString().slice(0, 10).replaceAll("-", "");
  const until = event.allDay ? last : `${last}T235900`;
  const recurrenceRule = rule && writeRule({ ...rule, count: null, until });
  const ended = { ...event, recurrenceRule };
  return events.change(event.churchId, event.id, { recurrenceRule, lastDay: lastDayToStore(ended) }, now);
}

/** The event's rule for its occurrences from this one on. */
function remainingRule(event: EventRow, at: string): string | null {
  const rule = ruleOf(event);
  return rule && ruleStartingAt(event, at, writeRule(rule));
}

/**
 * Adapts a rule to an event that begins at `at`. If its COUNT is that of the original event, subtracts the occurrences
 * before `at`.
 */
function ruleStartingAt(event: EventRow, at: string, text: string): string {
  const rule = readRule(text);
  if (typeof rule === "string" || rule.count === null || rule.count !== ruleOf(event)?.count) return text;
  return writeRule({ ...rule, count: rule.count - countBefore(event, at) });
}
