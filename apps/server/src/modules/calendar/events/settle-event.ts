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
import type { EventRow } from "./event-store.ts";
import { beginsAt, firstFrom, lastDayOf, lengthOf } from "./expand-event.ts";

const LONGEST_DAYS = 60;

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

/** Checks what an event is to be, and puts it as it is kept: a repeating one begins on the first day of its rule. */
export function settleEvent(wish: Omit<EventFields, "lastDay">, timeZone: string): EventFields {
  const title = wish.title.trim();
  if (!title) throw new EventTitleBlank();
  if (![wish.starts, wish.ends].every((local) => isLocal(local, wish.allDay))) throw new EventTimeInvalid();
  if (wish.ends < wish.starts) throw new EventEndsBefore();
  if (addDays(wish.starts, LONGEST_DAYS) < wish.ends.slice(0, 10)) throw new EventTooLong();
  const recurrenceRule = settleRule(wish.recurrenceRule, timeZone);
  const event = { ...wish, title, recurrenceRule };
  if (!recurrenceRule) return { ...event, exceptionDates: [], lastDay: lastDayOf(event) };

  const first = firstFrom(event, event.starts);
  if (first === null) throw new EventRuleNever();
  const late = readLocal(first).getTime() - readLocal(event.starts).getTime();
  const ends = writeLocal(new Date(readLocal(event.ends).getTime() + late), event.allDay);
  const settled = { ...event, starts: first, ends };
  const exceptionDates = [...new Set(wish.exceptionDates)].filter((local) => beginsAt(settled, local)).toSorted();
  const kept = { ...settled, exceptionDates };
  // One that begins again before it is over would lie on itself.
  const second = firstFrom({ ...kept, exceptionDates: [] }, nextMinute(first, event.allDay));
  if (second && readLocal(second).getTime() - readLocal(first).getTime() < lengthOf(kept)) throw new EventTooLong();
  return { ...kept, lastDay: lastDayOf(kept) };
}

/** As we write rules. An end in UTC becomes one of the church's clock. */
function settleRule(text: string | null, timeZone: string): string | null {
  if (!text?.trim()) return null;
  const rule = readRule(text);
  if (typeof rule === "string") throw new EventRuleInvalid(rule);
  if (!rule.until?.endsWith("Z")) return writeRule(rule);
  const [day, time] = [rule.until.slice(0, 8), rule.until.slice(9, 15)];
  const moment = new Date(`${day}T${time}Z`.replace(/^(....)(..)(..T..)(..)(..)/, "$1-$2-$3:$4:$5"));
  return writeRule({ ...rule, until: `${localAt(timeZone, moment).replace(/[-:]/g, "")}00` });
}

const nextMinute = (local: string, allDay: boolean): string =>
  writeLocal(new Date(readLocal(local).getTime() + (allDay ? 86_400_000 : 60_000)), allDay);
