import { MAX_EVENT_DAYS } from "@offertory/contract";
import { addDays, isLocal, readLocal, writeLocal } from "@offertory/contract/calendar/local-time";
import { readRule, writeRule } from "@offertory/contract/calendar/recurrence-rule";
import {
  EventEndsBefore,
  EventRuleInvalid,
  EventRuleNever,
  EventTimeInvalid,
  EventTitleBlank,
  EventTooLong,
} from "../calendar-errors.ts";
import { localAt } from "../zone/zoned.ts";
import { dayNumberOf } from "./calendar-day.ts";
import type { EventRow } from "./event-store.ts";
import { beginsAt, firstFrom, lastDayOf, lengthOf, ruleOf, type Schedule } from "./occurrences.ts";

export type EventFields = Pick<
  EventRow,
  | "title"
  | "description"
  | "place"
  | "starts"
  | "ends"
  | "allDay"
  | "recurrenceRule"
  | "exceptionDates"
  | "visibility"
  | "lastDay"
>;

/**
 * Checks the fields of an event and returns them as they are stored: a recurring event begins on the first day of its
 * rule.
 */
export function normalizeEvent(fields: Omit<EventFields, "lastDay">, timeZone: string): EventFields {
  const title = fields.title.trim();
  if (!title) throw new EventTitleBlank();
  if (![fields.starts, fields.ends].every((local) => isLocal(local, fields.allDay))) throw new EventTimeInvalid();
  if (fields.ends < fields.starts) throw new EventEndsBefore();
  if (addDays(fields.starts, MAX_EVENT_DAYS) < fields.ends.slice(0, 10)) throw new EventTooLong();
  const recurrenceRule = normalizeRule(fields.recurrenceRule, timeZone);
  const event = { ...fields, title, recurrenceRule };
  if (!recurrenceRule) return { ...event, exceptionDates: [], lastDay: lastDayToStore(event) };

  const first = firstFrom(event, dayNumberOf(event.starts));
  if (first === null) throw new EventRuleNever();
  const delayMs = readLocal(first).getTime() - readLocal(event.starts).getTime();
  const ends = writeLocal(new Date(readLocal(event.ends).getTime() + delayMs), event.allDay);
  const moved = { ...event, starts: first, ends };
  if (overlapsItself(moved)) throw new EventTooLong();
  const normalized = { ...moved, lastDay: lastDayToStore(moved) };
  const exceptionDates = [...new Set(fields.exceptionDates)].filter((local) => beginsAt(normalized, local)).toSorted();
  return { ...normalized, exceptionDates };
}

/** The `lastDay` to store with an event. */
export function lastDayToStore(event: Schedule): string | null {
  const lastDay = lastDayOf(event);
  if (lastDay === undefined) throw new EventRuleInvalid("too-long");
  return lastDay;
}

/** Whether the second occurrence begins before the first has ended. */
function overlapsItself(event: Schedule): boolean {
  const second = ruleOf(event)?.count === 1 ? null : firstFrom(event, dayNumberOf(event.starts) + 1);
  return second !== null && readLocal(second).getTime() - readLocal(event.starts).getTime() < lengthOf(event);
}

/** Parses a rule and writes it in our format. Converts an UNTIL in UTC to the church's time zone. */
function normalizeRule(text: string | null, timeZone: string): string | null {
  if (!text?.trim()) return null;
  const rule = readRule(text);
  if (typeof rule === "string") throw new EventRuleInvalid(rule);
  if (!rule.until?.endsWith("Z")) return writeRule(rule);
  const [day, time] = [rule.until.slice(0, 8), rule.until.slice(9, 15)];
  const moment = new Date(`${day}T${time}Z`.replace(/^(....)(..)(..T..)(..)(..)/, "$1-$2-$3:$4:$5"));
  return writeRule({ ...rule, until: `${localAt(timeZone, moment).replace(/[-:]/g, "")}00` });
}
