import type { Event, EventDraft, EventVisibility, Occurrence } from "@offertory/contract";
import { addDays, isLocal, readLocal, writeLocal } from "@offertory/contract/calendar/local-time";
import { readRepeat, type RepeatDraft, weekdayOfDay, writeRepeat } from "./repeat-draft.ts";

/** The values of the event form while it is being filled in. */
export interface EventFields {
  title: string;
  place: string;
  description: string;
  allDay: boolean;
  startDay: string;
  startTime: string;
  endDay: string;
  endTime: string;
  visibility: EventVisibility;
  repeat: RepeatDraft;
}

export const blankEvent = (day: string): EventFields => ({
  title: "",
  place: "",
  description: "",
  allDay: false,
  startDay: day,
  startTime: "10:00",
  endDay: day,
  endTime: "11:00",
  visibility: "public",
  repeat: readRepeat(null, day),
});

/** Returns the form's values for changing one occurrence of an event. */
export const eventFields = (occurrence: Occurrence, event: Event): EventFields => ({
  title: occurrence.title,
  place: occurrence.place,
  description: occurrence.description,
  allDay: occurrence.allDay,
  startDay: occurrence.start.slice(0, 10),
  startTime: occurrence.start.slice(11) || "10:00",
  endDay: occurrence.end.slice(0, 10),
  endTime: occurrence.end.slice(11) || "11:00",
  visibility: event.visibility,
  repeat: readRepeat(event.recurrenceRule, occurrence.recurrenceId ?? occurrence.start),
});

/** Changes the start and moves the end by as much, so that the event keeps its duration. */
export function moveStart(
  fields: EventFields,
  change: Partial<Pick<EventFields, "startDay" | "startTime">>,
): EventFields {
  const next = { ...fields, ...change, repeat: followDay(fields, change.startDay) };
  const [from, to, end] = [startOf(fields), startOf(next), endOf(fields)].map((local) => readLocal(local).getTime());
  if (from === undefined || to === undefined || end === undefined || Number.isNaN(from + to + end)) return next;
  const moved = writeLocal(new Date(end + to - from), false);
  return { ...next, endDay: moved.slice(0, 10), endTime: moved.slice(11) };
}

/** Moves a weekly rule to the new weekday if its only weekday is that of the old start. */
function followDay({ repeat, startDay }: EventFields, next: string | undefined): RepeatDraft {
  if (!next || !startDay || repeat.days.length !== 1 || repeat.days[0] !== weekdayOfDay(startDay)) return repeat;
  return { ...repeat, days: [weekdayOfDay(next)] };
}

const startOf = ({ startDay, startTime }: EventFields) => `${startDay}T${startTime}`;
const endOf = ({ endDay, endTime }: EventFields) => `${endDay}T${endTime}`;

export type EventProblem = "event-title-blank" | "event-time-invalid" | "event-ends-before";

export function problemOf(fields: EventFields): EventProblem | null {
  if (fields.title.trim() === "") return "event-title-blank";
  const { start, end } = finishEvent(fields, null);
  if (![start, end].every((local) => isLocal(local, fields.allDay))) return "event-time-invalid";
  return end < start ? "event-ends-before" : null;
}

export function finishEvent(
  fields: EventFields,
  keptRule: string | null,
): EventDraft & { recurrenceRule: string | null } {
  const { title, place, description, allDay, visibility, repeat } = fields;
  const [start, end] = allDay ? [fields.startDay, fields.endDay] : [startOf(fields), endOf(fields)];
  const recurrenceRule = writeRepeat(repeat, start, keptRule);
  return { title: title.trim(), place, description, allDay, visibility, start, end, recurrenceRule };
}

/** Shifts an edited occurrence to the event's first one, because a change of all occurrences is stored at the first. */
export function shiftToFirst<Draft extends Pick<EventDraft, "start" | "end">>(
  draft: Draft,
  occurrence: Occurrence,
  event: Event,
): Draft {
  const days = daysBetween(occurrence.recurrenceId ?? occurrence.start, event.start);
  const shift = (local: string) => addDays(local, days) + local.slice(10);
  return { ...draft, start: shift(draft.start), end: shift(draft.end) };
}

const daysBetween = (from: string, to: string): number =>
  (readLocal(to.slice(0, 10)).getTime() - readLocal(from.slice(0, 10)).getTime()) / 86_400_000;
